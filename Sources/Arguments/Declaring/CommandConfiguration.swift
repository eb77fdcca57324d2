/// What a command says about itself.
package struct CommandConfiguration: Sendable {
  /// The word that calls it; for the root the name of the tool.
  package var commandName: String

  /// One sentence for lists of commands and the top of its help screen.
  package var abstract: String

  /// More text below the abstract; lines that begin with a space stay as they are.
  package var discussion: String

  /// What `--version` prints, here and in all subcommands; empty for no such flag.
  package var version: String

  /// The title under which the parent lists it; absent for the untitled list.
  package var groupTitle: String?

  /// The commands below it, in the order of the help screen.
  package var subcommands: [any Command.Type]

  /// Other words that call it.
  package var aliases: [String]

  /// Pages of text that `help` shows beside the subcommands.
  package var topics: [HelpTopic]

  /// Makes a configuration; all but the name can be left out.
  package init(
    commandName: String, abstract: String = "", discussion: String = "", version: String = "",
    groupTitle: String? = nil, subcommands: [any Command.Type] = [], aliases: [String] = [],
    topics: [HelpTopic] = []
  ) {
    self.commandName = commandName
    self.abstract = abstract
    self.discussion = discussion
    self.version = version
    self.groupTitle = groupTitle
    self.subcommands = subcommands
    self.aliases = aliases
    self.topics = topics
  }

  /// The subcommand with that name or alias.
  func subcommand(called word: String) -> (any Command.Type)? {
    subcommands.first { type in
      let configuration = type.configuration
      return configuration.commandName == word || configuration.aliases.contains(word)
    }
  }
}
