/// A named document, without its bodies.
package struct DocumentRecord: Hashable, Sendable {
  /// The key of its row.
  package let id: Int64
  /// Which of the four kinds it is.
  package let kind: DocumentKind
  /// The name it is found by, unique within its kind.
  package let name: String
  /// The key of its newest revision.
  package let headID: Int64
  /// The number of its newest revision, from 1.
  package let headNumber: Int
  /// When it was added.
  package let createdAt: String
  /// When its newest revision was written.
  package let updatedAt: String
  /// How many scenes use it now, patterns through their layouts.
  package let sceneCount: Int
}
