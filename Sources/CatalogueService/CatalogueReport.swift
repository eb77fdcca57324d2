package import Catalogue
package import LayoutEngine

/// What a report of the whole catalogue tells, read at one moment; the scenes come one by one.
package struct CatalogueReport: Sendable {
  /// The engine version that the catalogue is computed with.
  package let engine: Int
  /// How many scenes there are of each state; states without a scene have no entry.
  package let counts: [SceneState: Int]

  /// How many scenes there are.
  package var sceneCount: Int { counts.values.reduce(0, +) }

  /// What there is to know of one scene, without its frames.
  package struct Scene: Sendable {
    /// The scene with its state.
    package let status: SceneStatus
    /// The kind of its layout.
    package let layoutKind: String
    /// What its frames come from and would come from now.
    package let inputs: [Input]
    /// The engine version of its baseline; nil when it has none.
    package let baselineEngine: Int?
    /// What differs between its baseline and its latest snapshot; nil before the first.
    package let difference: FrameDiff?
    /// What happened to it, newest first, at most as many entries as were asked for.
    package let history: [LogEntry]
    /// Whether there are older entries.
    package let hasOlderHistory: Bool
  }

  /// One thing that frames are computed from, in the states that a scene knows.
  package struct Input: Hashable, Sendable {
    /// What it is: `layout`, `pattern`, `content`, `viewport`.
    package let kind: DocumentKind
    /// The revision that the baseline was computed from; nil when there is no baseline.
    package let baseline: SnapshotRecord.Source?
    /// The revision that the latest snapshot was computed from; nil when there is none.
    package let latest: SnapshotRecord.Source?
    /// The revision that would be used now; nil for a pattern that is not used any more.
    package let head: SnapshotRecord.Source?
  }

  /// The frames of one scene, to be drawn and let go of.
  package struct Pictures: Sendable {
    /// The accepted frames.
    package let baseline: Frames
    /// The newest frames.
    package let latest: Frames
    /// Where they are seen.
    package let viewport: Viewport
    /// What differs between them.
    package let difference: FrameDiff
  }
}
