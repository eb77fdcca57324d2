/// The one description of an option, flag or argument that parser, help and completions all read.
package struct Parameter: Sendable, Equatable {
  /// How words on the command line reach a parameter.
  package enum Kind: Sendable {
    /// Named, with a value.
    case option

    /// Named, without a value.
    case flag

    /// Found by its position.
    case argument
  }

  /// A name with which an option or flag is called.
  package enum Name: Sendable, Hashable {
    /// Two dashes and a word.
    case long(String)

    /// One dash and a letter.
    case short(Character)

    /// The name as it is typed, with its dashes.
    package var spelling: String {
      switch self {
      case .long(let word): "--\(word)"
      case .short(let letter): "-\(letter)"
      }
    }
  }

  /// Whether it is named and takes a value.
  package var kind: Kind

  /// The names in the order of declaration; empty for an argument.
  package var names: [Name]

  /// What stands between `<` and `>` where a value is meant.
  package var valueName: String

  /// The texts of the help screen.
  package var help: ArgumentHelp

  /// Whether the command line is wrong without it.
  package var isRequired = false

  /// Whether it may be given any number of times.
  package var isRepeating = false

  /// The valid words when they can be listed.
  package var choices: [String] = []

  /// What it is when not given, as the help screen writes it.
  package var defaultDescription: String?

  /// What a shell can offer for its value.
  package var completion = Completion.none

  /// The title of the help section it stands in, instead of ARGUMENTS or OPTIONS.
  package var groupTitle: String?

  /// The flag that every command has.
  package static let help = Parameter(
    kind: .flag, names: [.short("h"), .long("help")], valueName: "help",
    help: "Show help information.")

  /// The flag of every tool that states a version.
  package static let version = Parameter(
    kind: .flag, names: [.long("version")], valueName: "version", help: "Show the version.")
}

extension Parameter {
  /// All names and the value, as the help screen lists them: `-c, --count <count>`.
  package var label: String {
    let spellings = shortNamesFirst.map(\.spelling).joined(separator: ", ")
    switch kind {
    case .argument: return "<\(valueName)>"
    case .flag: return spellings
    case .option: return "\(spellings) <\(valueName)>"
    }
  }

  /// The form in a usage line: brackets when optional, dots when repeating.
  package var synopsis: String {
    let repeated = phrase + (isRepeating ? " ..." : "")
    return isRequired ? repeated : "[\(repeated)]"
  }

  /// The preferred name with the value, as error sentences quote it.
  var phrase: String {
    phrase(calledAs: names.first { $0.isLong } ?? names.first)
  }

  /// The same under the name that the user chose.
  func phrase(calledAs name: Name?) -> String {
    guard let name else { return "<\(valueName)>" }
    return kind == .flag ? name.spelling : "\(name.spelling) <\(valueName)>"
  }

  /// The abstract, then choices and default in parentheses.
  package var summary: String {
    var details: [String] = []
    if !choices.isEmpty { details.append("values: \(choices.joined(separator: ", "))") }
    if let defaultDescription { details.append("default: \(defaultDescription)") }
    let parentheses = details.isEmpty ? "" : "(\(details.joined(separator: "; ")))"
    return [help.abstract, parentheses].filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// The long names without their dashes, for suggestions.
  var longNames: [String] {
    names.compactMap { name in
      if case .long(let word) = name { word } else { nil }
    }
  }

  private var shortNamesFirst: [Name] {
    names.filter { !$0.isLong } + names.filter { $0.isLong }
  }
}

extension Parameter.Name {
  fileprivate var isLong: Bool {
    if case .long = self { true } else { false }
  }
}
