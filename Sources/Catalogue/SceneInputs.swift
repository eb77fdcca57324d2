/// The very revisions and the engine version that a scene's frames follow from.
package struct SceneInputs: Hashable, Sendable {
  /// A revision of a pattern under the name that layouts use.
  package struct Pattern: Hashable, Sendable {
    /// The pattern document's name.
    package let name: String
    /// The key of the revision.
    package let revisionID: Int64
  }

  /// The key of the layout's revision.
  package let layoutID: Int64
  /// The key of the content's revision.
  package let contentID: Int64
  /// The key of the viewport's revision.
  package let viewportID: Int64
  /// The patterns that the layout names, by name.
  package let patterns: [Pattern]
  /// The engine version.
  package let engine: Int
}
