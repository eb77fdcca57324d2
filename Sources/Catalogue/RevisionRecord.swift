/// One saved state of a document, without its body.
package struct RevisionRecord: Hashable, Sendable {
  /// The key of its row.
  package let id: Int64
  /// Its place in the document's history, from 1.
  package let number: Int
  /// What its author said of it.
  package let message: String?
  /// When it was written.
  package let createdAt: String
  /// The size of its body in bytes.
  package let byteCount: Int
}
