import Catalogue
import CatalogueService
import LayoutEngine

/// Computing stale scenes whose frames have all moved, against computing them and inserting the bytes.
struct RecomputeChanged: Benchmark {
  static let name = "recompute-changed"

  func run(_ extent: Extent) async throws -> [Measurement] {
    var measurements: [Measurement] = []
    for count in extent.scenes {
      measurements.append(try await measure(count, extent.rounds(count * Gallery.elements)))
    }
    return measurements
  }

  private func measure(_ count: Int, _ rounds: Rounds) async throws -> Measurement {
    let folder = try TemporaryFolder()
    var gallery = try Gallery(scenes: count, in: folder, "framebook.db")
    try folder.copy("framebook.db", to: "floor.db")
    let service = try Service(path: gallery.path, access: .write)
    _ = try await service.compute()
    let database = try BareDatabase(folder.path("floor.db"))
    let insert = try database.prepare(
      "INSERT INTO frame_set (sections, frame_count, frames, checksum) VALUES ('', ?2, ?3, 0)")
    let jobs = try gallery.jobs()
    let (work, floor) = try await rounds.timed {
      try await gallery.changeLayouts(by: service)
      return try await Rounds.time {
        let report = try await service.compute()
        try Gallery.expect(count, of: report, unchanged: false)
      }
    } over: {
      try await Rounds.time {
        for chunk in Chunk.all(jobs) {
          let results = await chunk.frames()
          try database.run("BEGIN IMMEDIATE")
          for case let frames? in results { try database.insert("", frames, by: insert) }
          try database.run("COMMIT")
        }
      }
    }
    return Measurement(
      name: "\(Self.name) \(count) × \(Gallery.elements)", value: work / Double(count) / 1e3,
      unit: "µs a scene", floor: floor / Double(count) / 1e3, goal: .ratio(2))
  }
}
