/// What a benchmark needs and the machine does not have.
struct Missing: Error, CustomStringConvertible {
  let description: String

  /// Says in a sentence what is missing and where it comes from.
  init(_ description: String) {
    self.description = description
  }
}
