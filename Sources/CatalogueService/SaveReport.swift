package import Catalogue

/// What saving a document did.
package struct SaveReport: Sendable {
  /// Which kind of document it is.
  package let kind: DocumentKind
  /// The document's name, as it is stored.
  package let name: String
  /// The number of the revision that is the head now.
  package let revision: Int
  /// Whether the body was the head's already, so that nothing was written.
  package let isUnchanged: Bool
  /// The scenes that depend on the document and were left stale on request.
  package let leftStale: Int
  /// The recomputation of the scenes that depend on it; nil when none was needed.
  package let run: RunReport?
}
