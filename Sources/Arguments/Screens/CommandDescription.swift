/// A command and all below it as data, for help, manual pages, documentation and completions.
package struct CommandDescription: Sendable {
  /// The words that call it, beginning with the tool's name.
  package let path: [String]

  /// Other last words that call it.
  package let aliases: [String]

  /// One sentence.
  package let abstract: String

  /// The text below the abstract.
  package let discussion: String

  /// The title under which its parent lists it.
  package let groupTitle: String?

  /// What it accepts, in the order of declaration, with `--version` and `--help` at the end.
  package let parameters: [Parameter]

  /// The commands below it, in order.
  package let subcommands: [CommandDescription]

  /// Its pages of text.
  package let topics: [HelpTopic]

  /// Describes a tool from its root command.
  package init(of root: any Command.Type) {
    self.init(Invocation.Level(root), path: [])
  }

  private init(_ level: Invocation.Level, path: [String]) {
    let configuration = level.type.configuration
    let path = path + [configuration.commandName]
    self.path = path
    aliases = configuration.aliases
    abstract = configuration.abstract
    discussion = configuration.discussion
    groupTitle = configuration.groupTitle
    parameters = level.parameters
    subcommands = configuration.subcommands.map {
      CommandDescription(Invocation.Level($0, below: level), path: path)
    }
    topics = configuration.topics
    let names = parameters.flatMap(\.names)
    precondition(
      Set(names).count == names.count,
      "two parameters of '\(path.joined(separator: " "))' have the same name")
  }

  /// Describes the last command of a path that begins with a root.
  init(_ path: [any Command.Type]) {
    var level: Invocation.Level?
    var names: [String] = []
    for type in path.dropLast() {
      level = Invocation.Level(type, below: level)
      names.append(type.configuration.commandName)
    }
    self.init(Invocation.Level(path[path.count - 1], below: level), path: names)
  }
}

extension CommandDescription {
  /// The whole call: `math add`.
  package var name: String { path.joined(separator: " ") }

  /// The last word of the call.
  package var lastName: String { path[path.count - 1] }

  /// What follows `Usage: `; past twelve parameters only those that matter most are spelt out.
  package var usage: String {
    let parameters = parameters.filter { $0 != .help && $0 != .version }
    let shown =
      parameters.count > 12
      ? ["[<options>]"]
        + parameters.filter { $0.isRequired || $0.kind == .argument }.map(\.synopsis)
      : parameters.map(\.synopsis)
    return (path + shown + (subcommands.isEmpty ? [] : ["<subcommand>"])).joined(separator: " ")
  }
}
