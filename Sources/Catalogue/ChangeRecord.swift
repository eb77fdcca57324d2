/// What one run did to one scene: changed, computed first, or failed to compute.
package struct ChangeRecord: Hashable, Sendable {
  /// The run's number.
  package var runID: Int64
  /// The scene's name, the last one it had when it has been removed.
  package var scene: String
  /// The number of the snapshot before; nil for a first one.
  package var before: Int?
  /// The number of the snapshot after; nil for a failure.
  package var after: Int?
  /// How many elements were added.
  package var added = 0
  /// How many elements were removed.
  package var removed = 0
  /// How many elements moved and kept their size.
  package var moved = 0
  /// How many elements changed their size.
  package var resized = 0
  /// The farthest move along an axis, in points.
  package var maxShift = 0.0
  /// The layout-shift score, 0 or more.
  package var shiftScore = 0.0
  /// Why the scene could not be computed; nil when it could.
  package var message: String?

  /// Makes the record of a change with nothing counted yet.
  package init(
    runID: Int64, scene: String, before: Int? = nil, after: Int? = nil, message: String? = nil
  ) {
    self.runID = runID
    self.scene = scene
    self.before = before
    self.after = after
    self.message = message
  }
}
