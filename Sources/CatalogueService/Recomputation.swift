import Catalogue
import LayoutEngine

/// One pass over scenes: inputs are read, frames computed on all cores, and stored chunk by chunk.
///
/// While a chunk is computed, the one before it is stored, each in one transaction. When others have
/// written since the pass began it reads the inputs again: a result whose inputs have moved is
/// dropped and computed anew. An interrupted pass leaves the rest stale.
///
/// The first transaction also notes that the run begins, the last one that it has ended.
struct Recomputation {
  /// What the log says of the run besides its results.
  struct Run {
    /// Why scenes are computed, in a word.
    let cause: String
    /// What it is about, in the user's words.
    let subject: String
    /// The time when it began.
    let startedAt: String
  }

  /// The run's number in the log; nil until the first scenes are stored.
  private(set) var runID: Int64?

  /// How many scenes a chunk has at the most.
  private static let chunkScenes = 1024
  /// How many elements a chunk has at the most, unless one scene alone has more.
  private static let chunkElements = 320_000

  private let catalogue: Catalogue
  private let now: () -> String
  private let run: Run
  private var isFinished = false
  /// How many elements a task computes, in whole scenes; less would not be worth a task.
  private let taskElements: Int
  private let changeLimit: Int
  private var cache: InputCache
  private let version: Int64
  private var queue: [(id: Int64, contentID: Int64)]
  private var isGrouped = false
  private var outcomes: [RunReport.Scene] = []

  /// Prepares a pass over scenes that were missing or stale in that version of the catalogue.
  init(
    _ catalogue: Catalogue, run: Run, scenes: [(id: Int64, contentID: Int64)],
    version: Int64, workers: Int, changeLimit: Int, now: @escaping () -> String
  ) {
    self.catalogue = catalogue
    self.run = run
    taskElements = Recomputation.chunkElements / (16 * max(1, workers))
    self.changeLimit = changeLimit
    self.now = now
    cache = InputCache(catalogue)
    self.version = version
    queue = scenes.reversed()
  }

  /// Computes and stores all scenes and returns what became of each.
  ///
  /// `progress` is called before the first chunk, and with each that is computed, before it is stored.
  mutating func run(progress: (Int, Int) async -> Void) async throws -> [RunReport.Scene] {
    let total = queue.count
    await progress(0, total)
    var waiting: ComputedChunk?
    while !queue.isEmpty || waiting != nil {
      // A large one beside another would take too much memory.
      if let chunk = waiting, chunk.elements > Recomputation.chunkElements {
        waiting = nil
        try store(chunk, isLast: queue.isEmpty)
      }
      waiting = try await withThrowingTaskGroup { group in
        var chunk = try readChunk(in: &group)
        if let waiting { try store(waiting, isLast: chunk.isEmpty && queue.isEmpty) }
        for try await part in group { chunk.add(part) }
        return chunk.isEmpty ? nil : chunk
      }
      if waiting != nil { await progress(total - queue.count, total) }
    }
    if let runID, !isFinished {
      try catalogue.write { try catalogue.runs.finish(runID, now: now()) }
    }
    return outcomes
  }

  /// Reads scenes from the queue; each part of them is computed as soon as it is read.
  private mutating func readChunk(
    in group: inout ThrowingTaskGroup<ComputedChunk.Part, any Error>
  ) throws -> ComputedChunk {
    if cache.hasForgotten && !isGrouped {
      // Scenes of one content stand together from here on, so that it is decoded once.
      queue.sort { ($0.contentID, $0.id) > ($1.contentID, $1.id) }
      isGrouped = true
    }
    return try catalogue.read {
      var chunk = ComputedChunk()
      let ids = queue.suffix(Recomputation.chunkScenes).reversed().map(\.id)
      let heads = try catalogue.scenes.heads(ids)
      var jobs: [RecomputationJob] = []
      var jobElements = 0
      for head in heads {
        let decoded = try cache.decoded(head.inputs)
        let isFull = chunk.elements + decoded.content.elementLimit > Recomputation.chunkElements
        if isFull && chunk.elements > 0 { break }
        // A scene that has been removed meanwhile has no head, and nothing to compute.
        while let id = queue.popLast()?.id, id != head.id {}
        let latest = try head.latest.map { try catalogue.frameSets.stored($0.frameSetID) }
        jobs.append(
          RecomputationJob(
            head: head, decoded: decoded, latest: latest, changeLimit: changeLimit))
        let elements = max(decoded.content.elementLimit, latest?.count ?? 0)
        chunk.elements += elements
        jobElements += elements
        if jobElements >= taskElements {
          chunk.start(jobs, in: &group)
          jobs = []
          jobElements = 0
        }
      }
      chunk.start(jobs, in: &group)
      if heads.isEmpty { queue.removeLast(ids.count) }
      return chunk
    }
  }

  private mutating func store(_ chunk: ComputedChunk, isLast: Bool) throws {
    var stored: [RunReport.Scene] = []
    var moved: [SceneHead] = []
    runID = try catalogue.write {
      let runID = try runID ?? begin()
      let storing = RecomputationStoring(catalogue: catalogue, runID: runID, now: now())
      if try catalogue.versionOfOthers() == version {
        for (head, outcome) in chunk.scenes {
          stored.append(try storing.store(outcome.get(), of: head))
        }
      } else {
        let ids = chunk.scenes.map(\.head.id)
        let heads = Dictionary(
          uniqueKeysWithValues: try catalogue.scenes.heads(ids).map { ($0.id, $0) })
        let statuses = Dictionary(
          uniqueKeysWithValues: try catalogue.scenes.statuses(ids).map { ($0.id, $0) })
        for (computed, outcome) in chunk.scenes {
          guard let head = heads[computed.id], let status = statuses[computed.id] else { continue }
          if status.state != .stale && status.state != .missing {
            stored.append(RunReport.Scene(doneBefore: status))
          } else if head == computed {
            stored.append(try storing.store(outcome.get(), of: head))
          } else {
            moved.append(head)
          }
        }
      }
      try count(stored, of: runID)
      if isLast && moved.isEmpty { try catalogue.runs.finish(runID, now: storing.now) }
      return runID
    }
    isFinished = isLast && moved.isEmpty
    self.outcomes += stored
    queue += moved.reversed().map { ($0.id, $0.inputs.contentID) }
  }

  private func begin() throws -> Int64 {
    try catalogue.runs.begin(
      cause: run.cause, subject: run.subject, engine: catalogue.engineVersion(),
      now: run.startedAt)
  }

  private func count(_ stored: [RunReport.Scene], of runID: Int64) throws {
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
  fileprivate init(doneBefore status: SceneStatus) {
    self.init(
      name: status.name, before: status.latest, after: status.latest,
      result: status.state == .failed ? .failed(status.message ?? "") : .unchanged)
  }
}
