import Wording

/// Matches words with parameters; what the words mean is left to the parameters.
struct Parser {
  /// One time that a parameter was given.
  struct Occurrence: Equatable {
    /// Where the parameter stands among all.
    let position: Int

    /// What was given.
    let parameter: Parameter

    /// The name the user chose; absent for arguments.
    let name: Parameter.Name?

    /// The value; the empty word for a flag.
    let word: String
  }

  /// All parameters that may occur.
  let parameters: [Parameter]

  /// Splits words into occurrences: options in their order, then arguments in theirs.
  func occurrences(in words: [String]) throws(UsageError) -> [Occurrence] {
    var options: [Occurrence] = []
    var values: [String] = []
    var rest = words[...]
    while let text = rest.popFirst() {
      switch Word(text) {
      case .terminator:
        values += rest
        rest = []
      case .value:
        values.append(text)
      case .option(let name, let value):
        options += try named(name, value: value, rest: &rest)
      }
    }
    return options + (try arguments(values))
  }

  /// Finds the parameter with the given dashed name.
  func match(
    _ spelling: String
  ) -> (position: Int, parameter: Parameter, name: Parameter.Name)? {
    for (position, parameter) in parameters.enumerated() {
      if let name = parameter.names.first(where: { $0.spelling == spelling }) {
        return (position, parameter, name)
      }
    }
    return nil
  }

  private func named(
    _ spelling: String, value: String?, rest: inout ArraySlice<String>
  ) throws(UsageError) -> [Occurrence] {
    guard let (position, parameter, name) = match(spelling) else {
      if value == nil, let flags = joinedFlags(spelling) { return flags }
      let word = String(spelling.drop { $0 == "-" })
      let suggestion = nearest(to: word, among: parameters.flatMap(\.longNames)).map { "--\($0)" }
      throw UsageError(problem: .unknownOption(spelling, suggestion: suggestion))
    }
    if parameter.kind == .flag {
      if let value { throw UsageError(problem: .unwantedValue(value, name)) }
      return [Occurrence(position: position, parameter: parameter, name: name, word: "")]
    }
    if let value {
      return [Occurrence(position: position, parameter: parameter, name: name, word: value)]
    }
    guard let next = rest.first, Word(next) == .value else {
      throw UsageError(problem: .missingValue(parameter, name))
    }
    rest.removeFirst()
    return [Occurrence(position: position, parameter: parameter, name: name, word: next)]
  }

  /// Reads `-ab` as `-a -b` when both are flags of the command's own.
  private func joinedFlags(_ spelling: String) -> [Occurrence]? {
    guard !spelling.hasPrefix("--") else { return nil }
    var flags: [Occurrence] = []
    for letter in spelling.dropFirst() {
      guard let (position, parameter, name) = match("-\(letter)"), parameter.kind == .flag,
        parameter != .help
      else { return nil }
      flags.append(Occurrence(position: position, parameter: parameter, name: name, word: ""))
    }
    return flags
  }

  private func arguments(_ values: [String]) throws(UsageError) -> [Occurrence] {
    var rest = values[...]
    var occurrences: [Occurrence] = []
    for (position, parameter) in parameters.enumerated() where parameter.kind == .argument {
      let taken = rest.prefix(parameter.isRepeating ? rest.count : 1)
      rest = rest.dropFirst(taken.count)
      occurrences += taken.map {
        Occurrence(position: position, parameter: parameter, name: nil, word: $0)
      }
    }
    if !rest.isEmpty { throw UsageError(problem: .unexpected(Array(rest), suggestion: nil)) }
    return occurrences
  }
}
