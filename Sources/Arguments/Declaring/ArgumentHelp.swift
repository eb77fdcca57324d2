/// What the screens say about one parameter; a string literal is the abstract alone.
package struct ArgumentHelp: Sendable, Equatable, ExpressibleByStringInterpolation {
  /// One sentence beside the label.
  package var abstract: String

  /// More text below the entry, for what one sentence cannot hold.
  package var discussion: String

  /// The word between `<` and `>`; the parameter's name when absent.
  package var valueName: String?

  /// Takes the abstract first, as it is all that most parameters need.
  package init(_ abstract: String = "", discussion: String = "", valueName: String? = nil) {
    self.abstract = abstract
    self.discussion = discussion
    self.valueName = valueName
  }

  package init(stringLiteral abstract: String) {
    self.init(abstract)
  }
}
