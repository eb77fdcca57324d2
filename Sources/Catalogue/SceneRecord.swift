/// A named layout × content × viewport.
package struct SceneRecord: Hashable, Sendable {
  /// The key of its row.
  package let id: Int64
  /// The name it is found by.
  package let name: String
  /// The key of its layout document.
  package let layoutID: Int64
  /// The key of its content document.
  package let contentID: Int64
  /// The key of its viewport document.
  package let viewportID: Int64
  /// The key of the snapshot that was accepted; nil before the first.
  package let baselineID: Int64?
}
