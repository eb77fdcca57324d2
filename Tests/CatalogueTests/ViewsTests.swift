import LayoutEngine
import SQLite
import Testing

@testable import Catalogue

struct ViewsTests {
  private func frames(count: Int) -> Frames {
    Frames(
      contentSize: Size(width: 320, height: 100),
      sections: [SectionSpan(first: 0, items: count)],
      rects: Array(repeating: Rect(x: 0, y: 0, width: 1, height: 1), count: count))
  }

  private func rows(_ connection: borrowing Connection, _ sql: String) throws -> [[Value]] {
    try connection.all(sql) { row in try (0..<row.columnCount).map { try row.value($0) } }
  }

  @Test func `any program can read the views, and only they stand in the file`() throws {
    let file = try CatalogueFile()
    try file.catalogue.write { try file.addScene("a") }
    let plain = try Connection(path: file.path, mode: .readOnly)
    let views = try plain.all("SELECT name FROM sqlite_schema WHERE type = 'view' ORDER BY name") {
      row in try row.text(0)
    }
    #expect(views == ["change_log", "scene_head", "scene_status", "snapshot_summary"])
    for view in views {
      #expect(
        try plain.all("SELECT * FROM \(view)") { _ in true }.count
          == (view.hasPrefix("scene") ? 1 : 0))
    }
  }

  @Test func `a summary has the sources, the size and the standing of each snapshot`() throws {
    let file = try CatalogueFile()
    try file.catalogue.write {
      try file.addScene("a")
      let first = try file.addSnapshot(frames(count: 3), to: "a", engine: 1)
      try file.addSnapshot(frames(count: 4), to: "a", engine: 2)
      try file.catalogue.scenes.setBaseline(first, ofScene: 1)
    }
    let rows = try rows(
      file.catalogue.connection,
      """
      SELECT scene, snapshot, engine, layout, layout_revision, content, content_revision,
        viewport, viewport_revision, content_width, content_height, frame_count, is_baseline,
        is_latest, run
      FROM snapshot_summary ORDER BY snapshot
      """)
    #expect(
      rows == [
        [
          "a", 1, 1, "the layout", 1, "the content", 1, "the viewport", 1, 320.0, 100.0, 3, 1, 0, 1,
        ],
        [
          "a", 2, 2, "the layout", 1, "the content", 1, "the viewport", 1, 320.0, 100.0, 4, 0, 1, 1,
        ],
      ])
  }

  @Test func `the log has what runs did and what was accepted, under the latest name`() throws {
    let file = try CatalogueFile()
    let catalogue = file.catalogue
    try catalogue.write {
      try file.addScene("old")
      try file.addSnapshot(frames(count: 1), to: "old", engine: 1)
      var change = ChangeRecord(runID: 1, scene: "old", before: nil, after: 1)
      change.added = 1
      try catalogue.runs.record(change, sceneID: 1, beforeID: nil, afterID: 1)
      change = ChangeRecord(runID: 1, scene: "old", before: 1, after: 2)
      change.moved = 1
      change.maxShift = 2.5
      try catalogue.runs.record(change, sceneID: 1, beforeID: 1, afterID: nil)
      try catalogue.runs.record(
        ChangeRecord(runID: 1, scene: "old", before: 2, message: "too wide"), sceneID: 1,
        beforeID: nil, afterID: nil)
      let snapshot = try #require(try catalogue.snapshots.latest(ofScene: 1))
      try catalogue.runs.recordAcceptance(
        sceneID: 1, scene: "old", snapshot: snapshot, previous: nil, message: "fine",
        now: "2026-02-02T00:00:00.000Z")
      let scene = try #require(try catalogue.scenes.find("old"))
      try catalogue.scenes.rename(scene, to: "new")
    }
    let sql = """
      SELECT event, scene, before, after, added, moved, max_shift, message, run, cause, engine
      FROM change_log ORDER BY time, after IS NULL, after
      """
    let expected: [[Value]] = [
      ["first", "new", nil, 1, 1, 0, 0.0, nil, 1, "compute", 1],
      ["changed", "new", 1, 2, 0, 1, 2.5, nil, 1, "compute", 1],
      ["failed", "new", 2, nil, 0, 0, 0.0, "too wide", 1, "compute", 1],
      ["accepted", "new", nil, 1, nil, nil, nil, "fine", nil, nil, nil],
    ]
    #expect(try rows(catalogue.connection, sql) == expected)
    try catalogue.write { try catalogue.scenes.remove(id: 1) }
    #expect(try rows(catalogue.connection, sql) == expected)
  }
}
