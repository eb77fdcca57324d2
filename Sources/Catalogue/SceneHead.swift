package import LayoutEngine

/// What a scene is to be computed from now and the snapshots that it has.
package struct SceneHead: Hashable, Sendable {
  /// What a snapshot's row says of its frames.
  package struct Snapshot: Hashable, Sendable {
    /// The key of the snapshot's row.
    package let id: Int64
    /// The snapshot's number in its scene.
    package let number: Int
    /// The key of its frames.
    package let frameSetID: Int64
    /// The extent of the content, in points.
    package let contentSize: Size
  }

  /// The key of the scene's row.
  package let id: Int64
  /// The scene's name.
  package let name: String
  /// Whether a failure is on record, of these inputs or of earlier ones.
  package let hasFailure: Bool
  /// What it is to be computed from.
  package let inputs: SceneInputs
  /// The latest snapshot; nil before the first.
  package let latest: Snapshot?
  /// The key of the accepted snapshot's frames; nil before the first.
  package let baselineFrameSetID: Int64?
}
