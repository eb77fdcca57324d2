import Catalogue
import LayoutEngine

extension Service {
  /// How many scenes are compared at once at the most.
  private static let checkScenes = 128
  /// How many items or frames are in memory at the most, unless one scene alone has more.
  private static let checkElements = 500_000

  /// Computes the selected scenes in memory by the pinned engine and compares them with their
  /// baselines; writes nothing. No selection stands for all scenes.
  package func check(
    _ selection: [String] = [], tolerance: Double = 0,
    progress: (Int, Int) -> Void = { _, _ in }
  ) throws -> CheckReport {
    try catalogue.read {
      let wanted = Set(try scenes(matching: selection).map(\.id))
      // Scenes of one content stand together, so that it is decoded once.
      var queue = try catalogue.scenes.statuses().filter { wanted.contains($0.id) }
        .sorted { ($0.content, $0.name) < ($1.content, $1.name) }[...]
      let total = queue.count
      var cache = InputCache(catalogue)
      var report = CheckReport()
      while !queue.isEmpty {
        let jobs = try nextJobs(&queue, &cache)
        report.scenes += jobs.parallelMap { $0.compared(tolerance: tolerance) }
        progress(total - queue.count, total)
      }
      report.scenes.sort { $0.name < $1.name }
      return report
    }
  }

  private func nextJobs(
    _ queue: inout ArraySlice<SceneStatus>, _ cache: inout InputCache
  ) throws -> [CheckJob] {
    var jobs: [CheckJob] = []
    var elements = 0
    while jobs.count < Service.checkScenes, let scene = queue.first {
      guard let inputs = try catalogue.scenes.inputs(id: scene.id) else {
        queue.removeFirst()
        continue
      }
      let decoded = try cache.decoded(inputs)
      guard jobs.isEmpty || elements + decoded.content.itemCount <= Service.checkElements else {
        break
      }
      queue.removeFirst()
      let baseline = try catalogue.snapshots.baseline(ofScene: scene.id).map {
        try catalogue.frameSets.frames(of: $0)
      }
      elements += max(decoded.content.itemCount, baseline?.rects.count ?? 0)
      jobs.append(CheckJob(scene: scene, inputs: decoded, baseline: baseline))
    }
    return jobs
  }
}

/// A scene that is to be computed and compared, on any thread.
private struct CheckJob: Sendable {
  let scene: SceneStatus
  let inputs: DecodedInputs
  let baseline: Frames?

  func compared(tolerance: Double) -> CheckReport.Scene {
    CheckReport.Scene(
      name: scene.name, baseline: scene.baseline, isStale: scene.state == .stale,
      result: result(tolerance))
  }

  private func result(_ tolerance: Double) -> CheckReport.Result {
    switch inputs.frames() {
    case .failure(let error): return .failed(error.description)
    case .success(let frames):
      guard let baseline else { return .missing }
      guard frames != baseline else { return .same }
      let difference = FrameDiff(
        before: baseline, after: frames, in: inputs.viewport, tolerance: tolerance)
      return difference.isEmpty ? .same : .different(difference)
    }
  }
}
