/// A snapshot without its frames.
package struct SnapshotRecord: Hashable, Sendable {
  /// A revision that it was computed from.
  package struct Source: Hashable, Sendable {
    /// The document's name; nil when the document has been removed.
    package let name: String?
    /// The revision's number; nil when the document has been removed.
    package let number: Int?

    /// Names a revision of a document.
    package init(name: String?, number: Int?) {
      self.name = name
      self.number = number
    }
  }

  /// The key of its row.
  package let id: Int64
  /// Its place in the scene's history, from 1, never used again.
  package let number: Int
  /// The layout's revision.
  package let layout: Source
  /// The content's revision.
  package let content: Source
  /// The viewport's revision.
  package let viewport: Source
  /// The patterns' revisions, by name.
  package let patterns: [Source]
  /// The key of the viewport's revision; nil when the viewport has been removed.
  package let viewportRevisionID: Int64?
  /// The engine version that computed it.
  package let engine: Int
  /// The content's width, in points.
  package let contentWidth: Double
  /// The content's height, in points.
  package let contentHeight: Double
  /// The key of its frames.
  package let frameSetID: Int64
  /// When it was written.
  package let createdAt: String
}
