import LayoutEngine
import SQLite
import Testing

@testable import Catalogue

struct FrameTableTests {
  /// One row of the table, as it is read back.
  private struct Row: Equatable {
    let scene: String
    let snapshot: Int64
    let engine: Int64
    let element: Element
  }

  private static let spans = [
    SectionSpan(first: 0, items: 0),
    SectionSpan(first: 0, items: 2, hasHeader: true, hasFooter: true, hasBackground: true),
    SectionSpan(first: 5, items: 0, hasFooter: true), SectionSpan(first: 6, items: 0),
    SectionSpan(first: 6, items: 3), SectionSpan(first: 9, items: 0, hasBackground: true),
    SectionSpan(first: 10, items: 0),
  ]

  private static func frames(_ spans: [SectionSpan], shift: Double = 0) -> Frames {
    let rects = (0..<(spans.last?.end ?? 0)).map { index in
      Rect(x: shift, y: Double(index) * 10.5, width: 100 / 3, height: Double(index))
    }
    return Frames(contentSize: Size(width: 320, height: 1000), sections: spans, rects: rects)
  }

  /// A catalogue in a folder of its own with the scenes b (3 snapshots) and a (2).
  private func filled() throws -> CatalogueFile {
    let file = try CatalogueFile()
    try file.catalogue.write {
      try file.addScene("b")
      try file.addScene("a")
      try file.addSnapshot(FrameTableTests.frames(FrameTableTests.spans), to: "b", engine: 1)
      try file.addSnapshot(FrameTableTests.frames([]), to: "b", engine: 1)
      try file.addSnapshot(
        FrameTableTests.frames([SectionSpan(first: 0, items: 4)], shift: 7), to: "a", engine: 2)
      try file.addSnapshot(
        FrameTableTests.frames(FrameTableTests.spans, shift: 5), to: "b", engine: 2)
      try file.shareLatest(of: "b", with: "a")
    }
    return file
  }

  private func rows(_ catalogue: Catalogue, _ clause: String = "") throws -> [Row] {
    var rows: [Row] = []
    try catalogue.query(
      """
      SELECT scene, snapshot, engine, section, kind, item, x, y, width, height
      FROM frame \(clause)
      """, parameters: [:]
    ) { _ in
    } take: { row in
      guard
        case (
          .text(let scene), .integer(let snapshot), .integer(let engine), .integer(let section)
        ) = (row[0], row[1], row[2], row[3]),
        case (
          .text(let word), .integer(let item), .real(let x), .real(let y), .real(let width),
          .real(let height)
        ) = (row[4], row[5], row[6], row[7], row[8], row[9])
      else {
        Issue.record("unexpected types in \(row)")
        return
      }
      rows.append(
        Row(
          scene: scene, snapshot: snapshot, engine: engine,
          element: Element(
            section: Int(section), kind: try #require(ElementKind(rawValue: word)),
            item: Int(item), frame: Rect(x: x, y: y, width: width, height: height))))
    }
    return rows
  }

  /// The rows as the repositories give them.
  private func expected(_ catalogue: Catalogue) throws -> [Row] {
    try catalogue.scenes.names().flatMap { scene in
      try catalogue.snapshots.list(ofScene: scene.id).flatMap { snapshot in
        try catalogue.frameSets.frames(of: snapshot).elements.map { element in
          Row(
            scene: scene.name, snapshot: Int64(snapshot.number), engine: Int64(snapshot.engine),
            element: element)
        }
      }
    }
  }

  @Test func `the table has the frames of all snapshots, by scene, snapshot and element`() throws {
    let file = try filled()
    let expected = try expected(file.catalogue)
    #expect(expected.count == 34)
    #expect(try rows(file.catalogue) == expected)
  }

  @Test(arguments: ["a", "b", "none"], [1, 2, 3])
  func `a scene and a number give the frames of that snapshot`(scene: String, number: Int) throws {
    let file = try filled()
    let all = try expected(file.catalogue)
    #expect(
      try rows(file.catalogue, "WHERE scene = '\(scene)' AND snapshot = \(number)")
        == all.filter { $0.scene == scene && $0.snapshot == number })
    #expect(
      try rows(file.catalogue, "WHERE scene = '\(scene)'") == all.filter { $0.scene == scene })
    #expect(
      try rows(file.catalogue, "WHERE snapshot = \(number)")
        == all.filter { $0.snapshot == number })
    #expect(
      try rows(file.catalogue, "WHERE scene = '\(scene)' OR snapshot = \(number)").count
        == all.count { $0.scene == scene || $0.snapshot == number })
  }

  @Test(arguments: [
    ("snapshot = '1'", 14), ("snapshot = 1.5", 0), ("snapshot = 'one'", 0), ("scene = 1", 0),
    ("scene = NULL", 0), ("scene = x'61'", 0), ("scene = 'A'", 0),
    ("scene = 'A' COLLATE NOCASE", 14), ("scene IN ('a', 'b', 'a')", 34), ("scene > 'a'", 20),
  ])
  func `a key is compared as a column of its type is`(condition: String, count: Int) throws {
    let file = try filled()
    #expect(try rows(file.catalogue, "WHERE \(condition)").count == count)
  }

  @Test func `row numbers tell all rows apart and stay`() throws {
    let file = try filled()
    let keys = try file.numbers("SELECT rowid FROM frame")
    #expect(Set(keys).count == 34)
    #expect(try file.numbers("SELECT rowid FROM frame WHERE scene = 'b'").allSatisfy(keys.contains))
  }

  @Test(arguments: [
    "UPDATE frame_set SET frames = zeroblob(32), frame_count = 1 WHERE id = 1",
    "UPDATE frame_set SET sections = '[[1,false' WHERE id = 1",
    "UPDATE frame_set SET sections = '[[9999999999999,false,false,false]]' WHERE id = 1",
    "UPDATE frame_set SET frames = CAST(zeroblob(312) || x'000000000000F87F' AS BLOB) WHERE id = 1",
  ])
  func `only a statement that reads damaged frames fails`(damage: String) throws {
    let file = try filled()
    try file.catalogue.connection.run(damage)
    let error = #expect(throws: SQLiteError.self) { try rows(file.catalogue) }
    #expect(error?.isCorrupt == true)
    #expect(error?.message == "the frames of snapshot 1 of 'b' are not readable")
    #expect(try rows(file.catalogue, "WHERE scene = 'a'").count == 14)
    #expect(try rows(file.catalogue, "WHERE scene = 'b' AND snapshot = 3").count == 10)
    #expect(try rows(file.catalogue, "WHERE snapshot = 3").count == 10)
    #expect(throws: SQLiteError.self) { try rows(file.catalogue, "WHERE snapshot = 1") }
  }
}
