import Wording

/// A wrong command line: what is wrong as data, the sentence in `description`.
package struct UsageError: Error, Equatable, CustomStringConvertible {
  /// The ways in which a command line can be wrong.
  package enum Problem: Sendable, Equatable {
    /// A name with dashes that the command does not have.
    case unknownOption(String, suggestion: String?)

    /// An option at the end or before another option.
    case missingValue(Parameter, Parameter.Name)

    /// A required parameter that was not given.
    case missing(Parameter)

    /// A value that the parameter's type refuses, perhaps saying why.
    case invalidValue(String, Parameter, Parameter.Name?, reason: String?)

    /// A flag with an equals sign and a value.
    case unwantedValue(String, Parameter.Name)

    /// Words that no argument takes, or one that names no subcommand.
    case unexpected([String], suggestion: String?)

    /// Options but no subcommand, for a command that only groups.
    case missingSubcommand

    /// A word whose bytes are no text.
    case notUTF8([UInt8])

    /// What a command's own validation says.
    case stated(String)
  }

  /// What is wrong.
  package let problem: Problem

  /// Makes an error of what the parser found.
  package init(problem: Problem) {
    self.problem = problem
  }

  /// Makes an error for a command's own validation; words of the user in it go in `quoted`.
  package init(_ sentence: String) {
    self.init(problem: .stated(sentence))
  }

  /// The one parameter to blame, whose help the error screen repeats.
  package var parameter: Parameter? {
    switch problem {
    case .missingValue(let parameter, _), .missing(let parameter),
      .invalidValue(_, let parameter, _, _):
      parameter
    case .unknownOption, .unwantedValue, .unexpected, .missingSubcommand, .notUTF8, .stated:
      nil
    }
  }

  package var description: String {
    switch problem {
    case .unknownOption(let name, let suggestion):
      return "Unknown option \(name.quoted)" + didYouMean(suggestion)
    case .missingValue(let parameter, let name):
      return "Missing value for '\(parameter.phrase(calledAs: name))'"
    case .missing(let parameter):
      let dots = parameter.isRepeating ? " ..." : ""
      return "Missing expected argument '\(parameter.phrase)\(dots)'"
    case .invalidValue(let word, let parameter, let name, let reason):
      let place = name.map(parameter.phrase(calledAs:)) ?? parameter.phrase
      return "The value \(word.quoted) is invalid for '\(place)'"
        + remedy(reason: reason, choices: parameter.choices)
    case .unwantedValue(let value, let name):
      return "The option '\(name.spelling)' does not take any value, "
        + "but \(value.quoted) was specified."
    case .unexpected(let words, let suggestion):
      let list = words.map(\.quoted).joined(separator: ", ")
      return words.count == 1
        ? "Unexpected argument \(list)" + didYouMean(suggestion)
        : "\(words.count) unexpected arguments: \(list)"
    case .missingSubcommand:
      return "Missing required subcommand."
    case .notUTF8(let bytes):
      return "The argument \(String.quoted(bytes)) is not UTF-8"
    case .stated(let sentence):
      return sentence
    }
  }

  private func didYouMean(_ suggestion: String?) -> String {
    suggestion.map { ". Did you mean '\($0)'?" } ?? ""
  }

  private func remedy(reason: String?, choices: [String]) -> String {
    if let reason { return ": \(reason.escaped)" }
    guard let last = choices.last else { return "" }
    let others = choices.dropLast().map { "'\($0)'" }.joined(separator: ", ")
    return others.isEmpty
      ? ". Please provide '\(last)'." : ". Please provide one of \(others) or '\(last)'."
  }
}
