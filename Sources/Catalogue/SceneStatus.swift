/// A scene with the names of what it is made of and its state.
package struct SceneStatus: Hashable, Sendable {
  /// The key of the scene's row.
  package let id: Int64
  /// The scene's name.
  package let name: String
  /// The name of its layout.
  package let layout: String
  /// The name of its content.
  package let content: String
  /// The name of its viewport.
  package let viewport: String
  /// What is known of its frames.
  package let state: SceneState
  /// The number of the accepted snapshot; nil before the first.
  package let baseline: Int?
  /// The number of the latest snapshot; nil before the first.
  package let latest: Int?
  /// The engine version of the latest snapshot.
  package let engine: Int?
  /// Why its current inputs cannot be computed; nil unless failed.
  package let message: String?
}
