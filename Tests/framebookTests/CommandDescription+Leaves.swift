import Arguments

extension CommandDescription {
  /// This command and all below it, each before its own.
  var all: [CommandDescription] { [self] + subcommands.flatMap(\.all) }

  /// The commands below it that do something themselves.
  var leaves: [CommandDescription] { all.filter(\.subcommands.isEmpty) }
}
