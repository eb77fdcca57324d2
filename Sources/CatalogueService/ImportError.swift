import Wording

/// Why a text cannot be imported, and at which line; nothing was written then.
package struct ImportError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What the text was read from, in the user's words.
  package let source: String
  /// The line, from 1; nil for the text as a whole.
  package let line: Int?
  /// What is wrong there, and what would be right.
  package let problem: String

  package var description: String {
    "\(source.quoted): \(line.map { "line \($0): " } ?? "")\(problem)"
  }
}
