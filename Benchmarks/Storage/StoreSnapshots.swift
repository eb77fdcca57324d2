import CSQLite
import Catalogue
import LayoutEngine

/// Storing snapshots with their frames, against the same statements through the C interface.
struct StoreSnapshots: Benchmark {
  static let name = "store-snapshots"

  /// How many snapshots one transaction has, as in a recomputation.
  private static let chunk = 128

  func run(_ extent: Extent) async throws -> [Measurement] {
    var measurements: [Measurement] = []
    for count in extent.scenes {
      measurements.append(try await measure(count, extent.rounds(count * Gallery.elements)))
    }
    return measurements
  }

  private func measure(_ count: Int, _ rounds: Rounds) async throws -> Measurement {
    let folder = try TemporaryFolder()
    let gallery = try Gallery(scenes: 1, in: folder, "empty.db")
    let frames = try gallery.jobs()[0].frames()
    let (work, floor) = try await rounds.timed {
      try folder.copy("empty.db", to: "work.db")
      return try store(count, frames, in: folder.path("work.db"))
    } over: {
      try folder.copy("empty.db", to: "floor.db")
      return try storeBare(count, frames, in: folder.path("floor.db"))
    }
    return Measurement(
      name: "\(Self.name) \(count) × \(frames.rects.count)", value: work / Double(count) / 1e3,
      unit: "µs a snapshot", floor: floor / Double(count) / 1e3, goal: .ratio(1.2))
  }

  private func store(_ count: Int, _ frames: Frames, in path: String) throws -> Double {
    let catalogue = try Catalogue(path: path, access: .write, now: Gallery.now)
    guard
      let scene = try catalogue.scenes.names().first,
      let inputs = try catalogue.scenes.inputs(id: scene.id)
    else { throw Missing("the catalogue has no scene") }
    let runID = try catalogue.runs.begin(
      cause: "benchmark", subject: "", engine: inputs.engine, now: Gallery.now)
    let start = ContinuousClock.now
    for first in stride(from: 0, to: count, by: Self.chunk) {
      try catalogue.write {
        for number in first..<min(first + Self.chunk, count) {
          let frameSetID = try catalogue.frameSets.insert(frames)
          Rounds.use(
            try catalogue.snapshots.insert(
              number: number + 1, ofScene: scene.id, inputs: inputs, runID: runID,
              contentWidth: frames.contentSize.width, contentHeight: frames.contentSize.height,
              frameSetID: frameSetID, now: Gallery.now))
        }
      }
    }
    return start.duration(to: .now) / .nanoseconds(1)
  }

  private func storeBare(_ count: Int, _ frames: Frames, in path: String) throws -> Double {
    let database = try BareDatabase(path)
    try database.run(
      "INSERT INTO run (cause, subject, engine_version, started_at) VALUES ('', '', 2, '')")
    let keys = try [
      "SELECT id FROM scene", "SELECT max(id) FROM run",
      "SELECT head_revision_id FROM document JOIN scene ON document.id = layout_id",
      "SELECT head_revision_id FROM document JOIN scene ON document.id = content_id",
      "SELECT head_revision_id FROM document JOIN scene ON document.id = viewport_id",
    ].map { try database.integers($0)[0] }
    let frameSet = try database.prepare(
      "INSERT INTO frame_set (sections, frame_count, frames, checksum) VALUES (?, ?, ?, 0)")
    let snapshot = try database.prepare(
      """
      INSERT INTO snapshot (scene_id, run_id, layout_revision_id, content_revision_id,
        viewport_revision_id, number, frame_set_id, engine_version, content_width,
        content_height, created_at, checksum)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 0)
      """)
    let sections = "[[100,false,false,false],[100,false,false,false],[100,false,false,false]]"
    let start = ContinuousClock.now
    for first in stride(from: 0, to: count, by: Self.chunk) {
      try database.run("BEGIN IMMEDIATE")
      for number in first..<min(first + Self.chunk, count) {
        try database.insert(sections, frames, by: frameSet)
        let integers = keys + [Int64(number + 1), database.lastInsertRowID, 2]
        for (index, key) in integers.enumerated() {
          sqlite3_bind_int64(snapshot, Int32(index + 1), key)
        }
        sqlite3_bind_double(snapshot, 9, frames.contentSize.width)
        sqlite3_bind_double(snapshot, 10, frames.contentSize.height)
        try Gallery.now.withCString { text in
          sqlite3_bind_text(snapshot, 11, text, -1, nil)
          try database.step(snapshot)
        }
      }
      try database.run("COMMIT")
    }
    return start.duration(to: .now) / .nanoseconds(1)
  }
}
