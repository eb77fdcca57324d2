package import LayoutEngine

/// What a recomputation did to each scene that it visited.
package struct RunReport: Sendable {
  /// What became of one scene.
  package enum Result: Sendable {
    /// It had no snapshot before; now it has this many elements in this extent.
    case first(elements: Int, contentSize: Size)
    /// The same frames as before.
    case unchanged
    /// Other frames than before.
    case changed(FrameDiff)
    /// Its inputs cannot be computed.
    case failed(String)
  }

  /// One scene and what became of it.
  package struct Scene: Sendable {
    /// The scene's name.
    package let name: String
    /// The number of the snapshot before; nil for a first one.
    package let before: Int?
    /// The number of the new snapshot; nil for a failure or when nothing was written.
    package let after: Int?
    /// What became of it.
    package let result: Result
  }

  /// The run's number in the log; nil when nothing was stale, or nothing was to be written.
  package var id: Int64?
  /// The scenes by name.
  package var scenes: [Scene] = []

  /// Makes a report of scenes, none unless given.
  package init(id: Int64? = nil, scenes: [Scene] = []) {
    self.id = id
    self.scenes = scenes
  }

  /// Whether any scene failed.
  package var hasFailure: Bool {
    scenes.contains { if case .failed = $0.result { true } else { false } }
  }
}
