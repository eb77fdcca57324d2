/// One value that differs between two revisions of a document.
package struct FieldChange: Hashable, Sendable {
  /// Where it stands, as in `sections[1].itemHeight`.
  package let path: String
  /// The JSON text of the value before; nil where there was none.
  package let before: String?
  /// The JSON text of the value after; nil where there is none.
  package let after: String?
}
