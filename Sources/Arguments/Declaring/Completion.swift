/// What a shell can offer where a value is expected.
package enum Completion: Sendable, Equatable {
  /// Nothing sensible can be offered.
  case none

  /// Paths of files and folders.
  case file

  /// A fixed list of words.
  case choices([String])

  /// Words of a kind that only the tool knows how to list, such as its stored names.
  case custom(String)
}
