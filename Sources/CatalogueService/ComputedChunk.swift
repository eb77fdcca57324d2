import Catalogue

/// Scenes that are computed together, in parts, and stored in one transaction.
struct ComputedChunk {
  /// A scene as it was when its inputs were read, and what its computation found.
  typealias Scene = (head: SceneHead, outcome: Result<RecomputationJob.Outcome, any Error>)
  /// What one task has computed, and its place among the others.
  typealias Part = (place: Int, scenes: [Scene])

  /// How many elements the scenes have together.
  var elements = 0
  private var parts: [[Scene]] = []

  /// Whether there is nothing in it.
  var isEmpty: Bool { parts.isEmpty }

  /// The computed scenes, in the order that they were read in.
  var scenes: some Sequence<Scene> { parts.lazy.flatMap(\.self) }

  /// Has scenes computed by one task, if there are any.
  mutating func start(
    _ jobs: [RecomputationJob], in group: inout ThrowingTaskGroup<Part, any Error>
  ) {
    guard !jobs.isEmpty else { return }
    let place = parts.count
    parts.append([])
    group.addTask { (place, jobs.map { ($0.head, Result(catching: $0.outcome)) }) }
  }

  /// Takes what a task has computed.
  mutating func add(_ part: Part) {
    parts[part.place] = part.scenes
  }
}
