/// How a tool wants an error that a command threw to be told and to end.
package struct Failure: Sendable, Equatable {
  /// The sentence behind `Error: `; absent to end without a word, as on a closed pipe.
  package let sentence: String?

  /// What the tool ends with.
  package let status: ExitCode

  /// Makes a failure; the sentence is printed as it is, so names in it are quoted already.
  package init(_ sentence: String?, status: ExitCode) {
    self.sentence = sentence
    self.status = status
  }
}
