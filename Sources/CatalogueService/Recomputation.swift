import Catalogue
import LayoutEngine

/// One pass over scenes: inputs are read, frames computed on all cores, and stored chunk by chunk.
///
/// Each chunk is one transaction that reads the inputs again: a result whose inputs have moved
/// meanwhile is dropped and computed anew. An interrupted pass leaves the rest stale.
struct Recomputation {
  /// How many scenes a chunk has at the most.
  private static let chunkScenes = 128
  /// How many elements a chunk has at the most, unless one scene alone has more.
  ///
  /// Their bytes fit into SQLite's page cache of 2 MB, which would otherwise write them out early.
  private static let chunkElements = 60_000

  private let catalogue: Catalogue
  private let now: () -> String
  private let runID: Int64
  private let workers: Int
  private var cache: InputCache
  private var queue: [Int64]
  private var outcomes: [RunReport.Scene] = []

  /// Prepares a pass over scenes that are stale or missing.
  init(
    _ catalogue: Catalogue, runID: Int64, scenes: [Int64], workers: Int,
    now: @escaping () -> String
  ) {
    self.catalogue = catalogue
    self.runID = runID
    self.workers = workers
    self.now = now
    cache = InputCache(catalogue)
    queue = scenes.reversed()
  }

  /// Computes and stores all scenes and returns what became of each, by name.
  ///
  /// `progress` is called before the first chunk, and with each that is computed, before it is stored.
  mutating func run(progress: (Int, Int) async -> Void) async throws -> [RunReport.Scene] {
    let total = queue.count
    await progress(0, total)
    while !queue.isEmpty {
      let jobs = try nextChunk()
      let outcomes = await jobs.parallelMap(workers: workers) { job in
        Result { try job.outcome() }
      }
      await progress(total - queue.count, total)
      try store(jobs, outcomes)
    }
    return outcomes.sorted { $0.name < $1.name }
  }

  private mutating func nextChunk() throws -> [RecomputationJob] {
    try catalogue.read {
      let heads = try catalogue.scenes.heads(queue.suffix(Recomputation.chunkScenes))
      var jobs: [RecomputationJob] = []
      var elements = 0
      while jobs.count < Recomputation.chunkScenes, let id = queue.last {
        // A scene that has been removed meanwhile has nothing to compute.
        guard let head = heads[id] else {
          queue.removeLast()
          continue
        }
        let decoded = try cache.decoded(head.inputs)
        guard jobs.isEmpty || elements + decoded.content.itemCount <= Recomputation.chunkElements
        else { break }
        queue.removeLast()
        let latest = try head.latest.map { try catalogue.frameSets.stored($0.frameSetID) }
        elements += max(decoded.content.itemCount, latest?.count ?? 0)
        jobs.append(RecomputationJob(head: head, decoded: decoded, latest: latest))
      }
      return jobs
    }
  }

  private mutating func store(
    _ jobs: [RecomputationJob], _ outcomes: [Result<RecomputationJob.Outcome, any Error>]
  ) throws {
    var stored: [RunReport.Scene] = []
    var moved: [Int64] = []
    try catalogue.write {
      let heads = try catalogue.scenes.heads(jobs.map(\.head.id))
      for (job, outcome) in zip(jobs, outcomes) {
        guard let head = heads[job.head.id] else { continue }
        if head.state != .stale && head.state != .missing {
          stored.append(RunReport.Scene(doneBefore: head))
        } else if head == job.head {
          stored.append(try store(outcome.get(), of: head))
        } else {
          moved.append(head.id)
        }
      }
      try count(stored)
    }
    self.outcomes += stored
    queue += moved.reversed()
  }

  private func store(
    _ outcome: RecomputationJob.Outcome, of head: SceneHead
  ) throws -> RunReport.Scene {
    switch outcome {
    case .failed(let message):
      return try store(message, of: head)
    case .same(let size, let difference):
      // A first snapshot has none to be the same as.
      guard let latest = head.latest else { return try store("", of: head) }
      let snapshotID = try insert(latest.frameSetID, size, of: head)
      return try record(difference, snapshotID, of: head, latest)
    case .other(let frames, let difference):
      let frameSetID: Int64
      if let baseline = head.baselineFrameSetID, baseline != head.latest?.frameSetID,
        try catalogue.frameSets.holds(baseline, frames)
      {
        frameSetID = baseline
      } else {
        frameSetID = try catalogue.frameSets.insert(frames)
      }
      let snapshotID = try insert(frameSetID, frames.contentSize, of: head)
      guard let latest = head.latest else {
        return try recordFirst(frames, snapshotID, of: head)
      }
      return try record(difference, snapshotID, of: head, latest)
    }
  }

  private func insert(_ frameSetID: Int64, _ size: Size, of head: SceneHead) throws -> Int64 {
    if head.hasFailure { try catalogue.scenes.removeFailure(ofScene: head.id) }
    return try catalogue.snapshots.insert(
      number: (head.latest?.number ?? 0) + 1, ofScene: head.id, inputs: head.inputs,
      runID: runID, contentWidth: size.width, contentHeight: size.height,
      frameSetID: frameSetID, now: now())
  }

  private func recordFirst(
    _ frames: Frames, _ snapshotID: Int64, of head: SceneHead
  ) throws -> RunReport.Scene {
    try catalogue.scenes.setBaseline(snapshotID, ofScene: head.id)
    var change = ChangeRecord(runID: runID, scene: head.name, before: nil, after: 1)
    change.added = frames.rects.count
    try catalogue.runs.record(change, sceneID: head.id, beforeID: nil, afterID: snapshotID)
    return RunReport.Scene(
      name: head.name, before: nil, after: 1,
      result: .first(elements: frames.rects.count, contentSize: frames.contentSize))
  }

  private func record(
    _ difference: FrameDiff?, _ snapshotID: Int64, of head: SceneHead,
    _ latest: SceneHead.Snapshot
  ) throws -> RunReport.Scene {
    if let difference {
      var change = ChangeRecord(
        runID: runID, scene: head.name, before: latest.number, after: latest.number + 1)
      change.count(difference)
      try catalogue.runs.record(
        change, sceneID: head.id, beforeID: latest.id, afterID: snapshotID)
    }
    return RunReport.Scene(
      name: head.name, before: latest.number, after: latest.number + 1,
      result: difference.map { .changed($0) } ?? .unchanged)
  }

  private func store(_ message: String, of head: SceneHead) throws -> RunReport.Scene {
    try catalogue.scenes.setFailure(
      message, ofScene: head.id, inputs: head.inputs, runID: runID, now: now())
    try catalogue.runs.record(
      ChangeRecord(runID: runID, scene: head.name, before: head.latest?.number, message: message),
      sceneID: head.id, beforeID: head.latest?.id, afterID: nil)
    return RunReport.Scene(
      name: head.name, before: head.latest?.number, after: nil, result: .failed(message))
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
  /// Reports a scene that another process has computed from its inputs of now meanwhile.
  fileprivate init(doneBefore head: SceneHead) {
    self.init(
      name: head.name, before: head.latest?.number, after: head.latest?.number,
      result: head.state == .failed ? .failed(head.message ?? "") : .unchanged)
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
