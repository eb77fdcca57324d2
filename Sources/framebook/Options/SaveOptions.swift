import Arguments

/// What the commands share that save a new revision.
struct SaveOptions: ParsableArguments {
  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Why, in your words; kept in the history.", valueName: "message"))
  var message: String?

  @Flag(
    name: .customLong("no-recompute"),
    help: "Leave the scenes that depend on it stale, to be computed later.")
  var noRecompute = false
}
