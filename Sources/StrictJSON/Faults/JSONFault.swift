/// What is wrong with a text and at which byte: cheap to make and to throw while reading.
public struct JSONFault: Error, Hashable, Sendable {
  /// The byte the problem is about, counted from the start of the text.
  public let offset: Int

  /// What is wrong there.
  public let problem: Problem

  init(_ problem: Problem, at offset: Int) {
    self.offset = offset
    self.problem = problem
  }

  /// The ways in which a text can be wrong: its grammar, its fields, its types or its meaning.
  public enum Problem: Hashable, Sendable {
    /// A breach of the JSON grammar, as a sentence.
    case syntax(String)

    /// A field that its object does not know, with the fields that it knows.
    case unknownField(String, known: [String])

    /// A field that its object cannot do without.
    case missingField(String)

    /// A field that stands in its object for the second time.
    case duplicateField(String)

    /// A value of another type than asked for, both as nouns with an article.
    case wrongType(expected: String, found: String)

    /// A text that is none of the words that may stand here.
    case unknownWord(String, known: [String])

    /// A number, as it is written, that would be infinite.
    case tooLarge(String)

    /// A value that means nothing to the caller, as the caller's own sentence.
    case invalid(String)
  }
}
