import Catalogue
import CatalogueService
import LayoutEngine

/// Computing stale scenes whose frames turn out to be as before, against computing them, selecting
/// the stored bytes and comparing.
struct RecomputeUnchanged: Benchmark {
  static let name = "recompute-unchanged"

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
    let service = try Service(path: gallery.path, access: .write)
    _ = try await service.compute()
    let jobs = try gallery.jobs()
    let database = try BareDatabase(gallery.path)
    let keys = try database.integers(
      "SELECT frame_set_id FROM snapshot WHERE number = 1 ORDER BY scene_id")
    let select = try database.prepare("SELECT frames FROM frame_set WHERE id = ?")
    let (work, floor) = try await rounds.timed {
      try await gallery.scrollViewports(by: service)
      return try await Rounds.time {
        let report = try await service.compute()
        try Gallery.expect(count, of: report, unchanged: true)
      }
    } over: {
      try await Rounds.time {
        for chunk in Chunk.all(jobs) {
          let frames = await chunk.frames()
          for (index, frames) in zip(chunk.range, frames) {
            guard let frames, try database.isEqual(keys[index], frames, by: select) else {
              throw Missing("the frames of scene \(index) are others")
            }
          }
        }
      }
    }
    return Measurement(
      name: "\(Self.name) \(count) × \(Gallery.elements)", value: work / Double(count) / 1e3,
      unit: "µs a scene", floor: floor / Double(count) / 1e3, goal: .ratio(2))
  }
}
