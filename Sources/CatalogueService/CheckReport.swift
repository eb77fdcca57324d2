package import LayoutEngine

/// How the frames that scenes have now compare with their baselines.
package struct CheckReport: Sendable {
  /// How one scene compares.
  package enum Result: Sendable {
    /// The frames are those of the baseline, within the tolerance.
    case same
    /// The frames are others, because of these inputs, as in `layout gallery@1 -> gallery@2`.
    case different(FrameDiff, causes: [String])
    /// There is no baseline to compare with.
    case missing
    /// The scene cannot be computed.
    case failed(String)
  }

  /// One scene and how it compares.
  package struct Scene: Sendable {
    /// The scene's name.
    package let name: String
    /// The number of its baseline; nil when it has none.
    package let baseline: Int?
    /// Whether its latest stored snapshot was computed from other inputs or by another engine.
    package let isStale: Bool
    /// How it compares.
    package let result: Result
  }

  /// The scenes by name.
  package var scenes: [Scene] = []

  /// Whether any scene cannot be computed.
  package var hasFailure: Bool {
    scenes.contains { if case .failed = $0.result { true } else { false } }
  }

  /// Whether all scenes have the frames of their baselines.
  package var isSame: Bool {
    scenes.allSatisfy { if case .same = $0.result { true } else { false } }
  }

  /// Whether any scene is stale.
  package var hasStale: Bool { scenes.contains(where: \.isStale) }
}
