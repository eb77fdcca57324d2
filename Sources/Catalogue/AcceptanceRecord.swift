/// One scene's baseline moving to another snapshot.
package struct AcceptanceRecord: Hashable, Sendable {
  /// The scene's name, the last one it had when it has been removed.
  package let scene: String
  /// The number of the snapshot that was accepted.
  package let number: Int
  /// The number of the baseline before; nil for the first.
  package let previous: Int?
  /// Why, in the words of who accepted it.
  package let message: String?
  /// When.
  package let createdAt: String
}
