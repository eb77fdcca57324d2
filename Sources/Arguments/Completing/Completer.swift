/// Finds what may stand where a command line is being typed.
package struct Completer {
  /// What may stand for the word that is being typed.
  package struct Answer: Equatable, Sendable {
    /// The words that begin as it does, in order.
    package var candidates: [String] = []
    /// Whether paths of files may stand there too.
    package var offersFiles = false
  }

  private let root: CommandDescription
  private let stored: (String) -> [String]

  /// Completes calls of a tool; `stored` lists the words of a kind that only the tool knows.
  package init(_ root: CommandDescription, stored: @escaping (String) -> [String] = { _ in [] }) {
    self.root = root
    self.stored = stored
  }

  /// Completes the last of the words behind the tool's name; the others stand before it.
  package func answer(_ words: [String]) -> Answer {
    let current = words.last ?? ""
    var line = Line(command: root)
    for word in words.dropLast() { line.read(word) }
    if let option = line.openOption { return values(of: option, beginning: current) }
    if !line.isTerminated, current.hasPrefix("-"), current != "-" {
      return optionAnswer(current, line)
    }
    if line.isHelp || (!line.command.subcommands.isEmpty && line.positionals == 0) {
      return Answer(candidates: line.commandNames.filter { $0.hasPrefix(current) })
    }
    return line.argument.map { values(of: $0, beginning: current) } ?? Answer()
  }

  private func optionAnswer(_ current: String, _ line: Line) -> Answer {
    if let equals = current.firstIndex(of: "=") {
      let name = String(current[..<equals])
      guard let option = line.option(named: name) else { return Answer() }
      var answer = values(
        of: option, beginning: String(current[current.index(after: equals)...]))
      answer.candidates = answer.candidates.map { "\(name)=\($0)" }
      // A shell would take the option's name for a part of the path.
      answer.offersFiles = false
      return answer
    }
    let spellings = line.freeOptions.flatMap { $0.names.map(\.spelling) }
    return Answer(candidates: spellings.filter { $0.hasPrefix(current) })
  }

  private func values(of parameter: Parameter, beginning prefix: String) -> Answer {
    switch parameter.completion {
    case .none: Answer()
    case .file: Answer(offersFiles: true)
    case .choices(let choices): Answer(candidates: choices.filter { $0.hasPrefix(prefix) })
    case .custom(let kind): Answer(candidates: stored(kind).filter { $0.hasPrefix(prefix) })
    }
  }
}

/// A command line up to the word that is being typed.
private struct Line {
  /// The command whose words are read.
  var command: CommandDescription
  /// The option whose value comes next.
  var openOption: Parameter?
  /// How many arguments the command has so far.
  var positionals = 0
  /// Whether all words from here on are arguments.
  var isTerminated = false
  /// Whether the words name a command to be explained.
  var isHelp = false
  private var used: [Parameter] = []

  init(command: CommandDescription) {
    self.command = command
  }

  /// Takes the next word.
  mutating func read(_ word: String) {
    if openOption != nil {
      openOption = nil
      return
    }
    switch isTerminated ? .value : Word(word) {
    case .terminator: isTerminated = true
    case .option(let name, let value):
      guard let option = option(named: name) else { return }
      used.append(option)
      if option.kind == .option, value == nil { openOption = option }
    case .value:
      if let next = command.subcommands.first(where: { ($0.aliases + [$0.lastName]).contains(word) }
      ) {
        command = next
      } else if word == "help", !command.subcommands.isEmpty, positionals == 0 {
        isHelp = true
      } else {
        positionals += 1
      }
    }
  }

  /// The names that may call a command or a page of help.
  var commandNames: [String] {
    let names = command.subcommands.map(\.lastName)
    return isHelp ? names + command.topics.map(\.name) : names + ["help"]
  }

  /// The argument that comes next.
  var argument: Parameter? {
    let arguments = command.parameters.filter { $0.kind == .argument }
    if positionals < arguments.count { return arguments[positionals] }
    return arguments.last.flatMap { $0.isRepeating ? $0 : nil }
  }

  /// The options that may still be given.
  var freeOptions: [Parameter] {
    command.parameters.filter { $0.kind != .argument && ($0.isRepeating || !used.contains($0)) }
  }

  /// The option or flag that is called by this word.
  func option(named word: String) -> Parameter? {
    command.parameters.first { $0.names.contains { $0.spelling == word } }
  }
}
