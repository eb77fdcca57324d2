/// What a command line asks for: the commands it names, and the words that belong to each.
struct Invocation {
  /// What is to be done with the last command.
  enum Request: Equatable {
    /// Run it.
    case run

    /// Show its help, because of `-h` or `--help`.
    case help

    /// Show its help, because of the word `help`; other words must then name commands.
    case helpByWord

    /// Show the version.
    case version
  }

  /// One command on the way down, with the words up to the next one's name.
  struct Level {
    let type: any Command.Type
    let arguments: any Command
    let declared: [DeclaredParameter]
    let version: String
    var words: [String] = []

    /// Accepts the parent's options as well if this command only groups.
    init(_ type: any Command.Type, below parent: Level? = nil) {
      self.type = type
      let configuration = type.configuration
      version = configuration.version.isEmpty ? parent?.version ?? "" : configuration.version
      arguments = type.init()
      let own = DeclaredParameter.all(of: arguments)
      let inherited = configuration.subcommands.isEmpty ? [] : parent?.declared ?? []
      declared =
        own
        + inherited.filter { candidate in
          own.flatMap(\.parameter.names).allSatisfy { !candidate.parameter.names.contains($0) }
        }
    }

    /// What the command accepts, with the flags that all commands have.
    var parameters: [Parameter] {
      declared.map(\.parameter) + (version.isEmpty ? [] : [.version]) + [.help]
    }

    /// The words that are neither options nor the values of options.
    var plainWords: [String] {
      let parser = Parser(parameters: parameters)
      var plain: [String] = []
      var rest = words[...]
      while let text = rest.popFirst() {
        switch Word(text) {
        case .value: plain.append(text)
        case .option(let name, nil):
          let isOption = parser.match(name)?.parameter.kind == .option
          if isOption, let next = rest.first, Word(next) == .value { rest.removeFirst() }
        case .option, .terminator: break
        }
      }
      return plain
    }
  }

  /// From the root to the command that is meant; never empty.
  private(set) var levels: [Level]

  /// What is to be done.
  private(set) var request = Request.run

  /// The words that call the last command.
  var path: [any Command.Type] { levels.map(\.type) }

  /// Finds the command without judging its words, so that help can be shown for wrong ones too.
  init(of root: any Command.Type, words: [String]) {
    var level = Level(root)
    levels = []
    var rest = words[...]
    var isTerminated = false
    while !level.type.configuration.subcommands.isEmpty, let text = rest.popFirst() {
      switch Word(text) {
      case .terminator where !isTerminated:
        isTerminated = true
      case .option(let name, nil) where !isTerminated:
        level.words.append(text)
        let match = Parser(parameters: level.parameters).match(name)
        if match?.parameter.kind == .option, let next = rest.first, Word(next) == .value {
          level.words.append(rest.removeFirst())
        }
      case .option where !isTerminated:
        level.words.append(text)
      default:
        if let type = level.type.configuration.subcommand(called: text) {
          levels.append(level)
          level = Level(type, below: level)
        } else if text == "help" {
          request = .helpByWord
        } else {
          // The options behind a mistyped name are not this command's to judge.
          level.words += (isTerminated ? ["--"] : []) + [text]
          level.words += request == .helpByWord ? rest : []
          isTerminated = false
          rest = []
        }
      }
    }
    level.words += (isTerminated ? ["--"] : []) + rest
    levels.append(level)
    let names = words.prefix { $0 != "--" }
    if names.contains("-h") || names.contains("--help") {
      request = .help
    } else if names.contains("--version"), !level.version.isEmpty {
      request = .version
    }
  }
}
