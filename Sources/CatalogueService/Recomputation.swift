import Catalogue
import LayoutEngine

/// One pass over scenes: inputs are read, frames computed on all cores, and stored chunk by chunk.
///
/// Each chunk is one transaction that reads the inputs again: a result whose inputs have moved
/// meanwhile is dropped and computed anew. An interrupted pass leaves the rest stale.
struct Recomputation {
  /// How many scenes a chunk has at the most.
  private static let chunkScenes = 128
  /// How many items a chunk has at the most, unless one scene alone has more.
  private static let chunkItems = 500_000

  private struct Job: Sendable {
    let id: Int64
    let inputs: SceneInputs
    let decoded: DecodedInputs
  }

  private let catalogue: Catalogue
  private let now: () -> String
  private let runID: Int64
  private var cache: InputCache
  private var queue: [Int64]
  private var outcomes: [RunReport.Scene] = []

  /// Prepares a pass over scenes that are stale or missing.
  init(_ catalogue: Catalogue, runID: Int64, scenes: [Int64], now: @escaping () -> String) {
    self.catalogue = catalogue
    self.runID = runID
    self.now = now
    cache = InputCache(catalogue)
    queue = scenes.reversed()
  }

  /// Computes and stores all scenes and returns what became of each, by name.
  ///
  /// `progress` is called with each chunk that is computed, before it is stored.
  mutating func run(progress: (Int, Int) async -> Void) async throws -> [RunReport.Scene] {
    let total = queue.count
    while !queue.isEmpty {
      let jobs = try nextChunk()
      let results = await jobs.map(\.decoded).parallelMap { $0.frames() }
      await progress(total - queue.count, total)
      try store(jobs, results)
    }
    return outcomes.sorted { $0.name < $1.name }
  }

  private mutating func nextChunk() throws -> [Job] {
    try catalogue.read {
      var jobs: [Job] = []
      var items = 0
      while jobs.count < Recomputation.chunkScenes, let id = queue.last {
        // A scene that has been removed meanwhile has nothing to compute.
        guard let inputs = try catalogue.scenes.inputs(id: id) else {
          queue.removeLast()
          continue
        }
        let decoded = try cache.decoded(inputs)
        items += decoded.content.itemCount
        guard jobs.isEmpty || items <= Recomputation.chunkItems else { break }
        queue.removeLast()
        jobs.append(Job(id: id, inputs: inputs, decoded: decoded))
      }
      return jobs
    }
  }

  private mutating func store(
    _ jobs: [Job], _ results: [Result<Frames, LayoutError>]
  ) throws {
    var stored: [RunReport.Scene] = []
    var moved: [Int64] = []
    try catalogue.write {
      for (job, result) in zip(jobs, results) {
        guard let inputs = try catalogue.scenes.inputs(id: job.id) else { continue }
        guard inputs == job.inputs, let status = try catalogue.scenes.status(id: job.id) else {
          moved.append(job.id)
          continue
        }
        guard status.state == .stale || status.state == .missing else {
          stored.append(RunReport.Scene(doneBefore: status))
          continue
        }
        switch result {
        case .success(let frames): stored.append(try store(frames, of: job, status.name))
        case .failure(let error):
          stored.append(try store(error.description, of: job, status.name))
        }
      }
      try count(stored)
    }
    outcomes += stored
    queue += moved.reversed()
  }

  private func store(
    _ frames: Frames, of job: Job, _ name: String
  ) throws -> RunReport.Scene {
    let latest = try catalogue.snapshots.latest(ofScene: job.id)
    let frameSetID: Int64
    if let latest, try catalogue.frameSets.holds(latest.frameSetID, frames) {
      frameSetID = latest.frameSetID
    } else if let baseline = try catalogue.snapshots.baseline(ofScene: job.id),
      try catalogue.frameSets.holds(baseline.frameSetID, frames)
    {
      frameSetID = baseline.frameSetID
    } else {
      frameSetID = try catalogue.frameSets.insert(frames)
    }
    let number = (latest?.number ?? 0) + 1
    let snapshotID = try catalogue.snapshots.insert(
      number: number, ofScene: job.id, inputs: job.inputs, runID: runID,
      contentWidth: frames.contentSize.width, contentHeight: frames.contentSize.height,
      frameSetID: frameSetID, now: now())
    try catalogue.scenes.removeFailure(ofScene: job.id)
    var change = ChangeRecord(
      runID: runID, scene: name, before: latest?.number, after: number)
    guard let latest else {
      try catalogue.scenes.setBaseline(snapshotID, ofScene: job.id)
      change.added = frames.rects.count
      try catalogue.runs.record(change, sceneID: job.id, beforeID: nil, afterID: snapshotID)
      return RunReport.Scene(
        name: name, before: nil, after: number,
        result: .first(elements: frames.rects.count, contentSize: frames.contentSize))
    }
    if latest.frameSetID == frameSetID, latest.contentWidth == frames.contentSize.width,
      latest.contentHeight == frames.contentSize.height
    {
      return RunReport.Scene(
        name: name, before: latest.number, after: number, result: .unchanged)
    }
    let difference = FrameDiff(
      before: try catalogue.frameSets.frames(of: latest), after: frames,
      in: job.decoded.viewport)
    change.count(difference)
    try catalogue.runs.record(
      change, sceneID: job.id, beforeID: latest.id, afterID: snapshotID)
    return RunReport.Scene(
      name: name, before: latest.number, after: number, result: .changed(difference))
  }

  private func store(
    _ message: String, of job: Job, _ name: String
  ) throws -> RunReport.Scene {
    let latest = try catalogue.snapshots.latest(ofScene: job.id)
    try catalogue.scenes.setFailure(
      message, ofScene: job.id, inputs: job.inputs, runID: runID, now: now())
    try catalogue.runs.record(
      ChangeRecord(runID: runID, scene: name, before: latest?.number, message: message),
      sceneID: job.id, beforeID: latest?.id, afterID: nil)
    return RunReport.Scene(
      name: name, before: latest?.number, after: nil, result: .failed(message))
  }

  private func count(_ stored: [RunReport.Scene]) throws {
    var counts = (unchanged: 0, changed: 0, first: 0, failed: 0)
    for scene in stored {
      switch scene.result {
      case .first: counts.first += 1
      case .unchanged: counts.unchanged += 1
      case .changed: counts.changed += 1
      case .failed: counts.failed += 1
      }
    }
    try catalogue.runs.count(
      runID, unchanged: counts.unchanged, changed: counts.changed, first: counts.first,
      failed: counts.failed)
  }
}

extension RunReport.Scene {
  /// Reports a scene that another process has computed from the same inputs meanwhile.
  fileprivate init(doneBefore status: SceneStatus) {
    self.init(
      name: status.name, before: status.latest, after: status.latest,
      result: status.state == .failed ? .failed(status.message ?? "") : .unchanged)
  }
}

extension ChangeRecord {
  /// Takes over the counts of a difference.
  fileprivate mutating func count(_ difference: FrameDiff) {
    added = difference.addedCount
    removed = difference.removedCount
    moved = difference.movedCount
    resized = difference.resizedCount
    maxShift = difference.maxShift
    shiftScore = difference.shiftScore
  }
}
