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
    progress: (Int, Int) async -> Void = { _, _ in }
  ) async throws -> CheckReport {
    try await catalogue.readAcrossWaits {
      let wanted = Set(try scenes(matching: selection).map(\.id))
      // Scenes of one content stand together, so that it is decoded once.
      var queue = try catalogue.scenes.statuses().filter { wanted.contains($0.id) }
        .sorted { ($0.content, $0.name) < ($1.content, $1.name) }[...]
      let total = queue.count
      var cache = InputCache(catalogue)
      var report = CheckReport()
      await progress(0, total)
      while !queue.isEmpty {
        let jobs = try nextJobs(&queue, &cache)
        let results = await jobs.parallelMap(workers: workers) { $0.result(tolerance: tolerance) }
        for (job, result) in zip(jobs, results) {
          report.scenes.append(
            CheckReport.Scene(
              name: job.scene.name, baseline: job.scene.baseline,
              isStale: job.scene.state == .stale, result: try explained(result, of: job)))
        }
        await progress(total - queue.count, total)
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
      guard jobs.isEmpty || elements + decoded.content.elementLimit <= Service.checkElements else {
        break
      }
      queue.removeFirst()
      let baseline = try catalogue.snapshots.baseline(ofScene: scene.id)
      let frames = try baseline.map { try catalogue.frameSets.frames(of: $0) }
      elements += max(decoded.content.elementLimit, frames?.rects.count ?? 0)
      jobs.append(
        CheckJob(
          scene: scene, inputs: inputs, decoded: decoded, baseline: baseline, frames: frames))
    }
    return jobs
  }

  /// Adds the causes of a difference, which only the catalogue knows.
  private func explained(
    _ result: CheckReport.Result, of job: CheckJob
  ) throws -> CheckReport.Result {
    guard case .different(let difference, _) = result, let baseline = job.baseline else {
      return result
    }
    let heads = try InputSources(headsOf: job.scene, job.inputs, in: catalogue)
    return .different(difference, causes: heads.causes(since: InputSources(baseline)))
  }
}

/// A scene that is to be computed and compared, on any thread.
private struct CheckJob: Sendable {
  let scene: SceneStatus
  let inputs: SceneInputs
  let decoded: DecodedInputs
  let baseline: SnapshotRecord?
  let frames: Frames?

  func result(tolerance: Double) -> CheckReport.Result {
    switch decoded.frames() {
    case .failure(let error): return .failed(error.description)
    case .success(let computed):
      guard let frames else { return .missing }
      guard computed != frames else { return .same }
      let difference = FrameDiff(
        before: frames, after: computed, in: decoded.viewport, tolerance: tolerance)
      return difference.isEmpty ? .same : .different(difference, causes: [])
    }
  }
}
