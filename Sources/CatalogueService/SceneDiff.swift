package import LayoutEngine

/// Two states of one scene, or of two, and what differs between them.
package struct SceneDiff: Sendable {
  /// One side of the comparison.
  package struct Side: Sendable {
    /// The scene's name.
    package let scene: String
    /// The snapshot's number; nil for frames computed in memory.
    package let snapshot: Int?
    /// The engine version that computed it.
    package let engine: Int
  }

  /// The state before.
  package let before: Side
  /// The state after.
  package let after: Side
  /// The inputs that differ, as in `layout gallery 1 -> 2` and `engine 1 -> 2`.
  package let causes: [String]
  /// What differs in the frames.
  package let frames: FrameDiff

  /// The frames that were compared, for whoever wants to show them.
  package struct Compared: Sendable {
    /// The frames before.
    package let before: Frames
    /// The frames after.
    package let after: Frames
    /// The window of the state after; nil when its viewport is no more.
    package let viewport: Viewport?
  }

  /// Takes each comparison with the frames that were compared, which are then let go.
  package typealias Visitor = (SceneDiff, Compared) throws -> Void
}
