/// Thrown by an `ArgumentValue` that cannot be read from a word.
package struct InvalidArgument: Error, Equatable {
  /// What would be right, as the rest of a sentence: "please give four numbers X,Y,W,H".
  package let reason: String?

  /// Refuses a word, by default without a reason: the choices then tell what would be right.
  package init(_ reason: String? = nil) {
    self.reason = reason
  }
}
