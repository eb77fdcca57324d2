/// A command of the tool: its properties are its parameters, `run` does the work.
package protocol Command: ParsableArguments, SendableMetatype {
  /// Name, texts and subcommands.
  static var configuration: CommandConfiguration { get }

  /// Does the work and answers how it went; a thrown error is told to the user by the tool.
  mutating func run(in console: Console) async throws -> ExitCode
}

/// A command that only groups others: called bare, it shows its help.
package protocol CommandGroup: Command {}

extension CommandGroup {
  package mutating func run(in console: Console) throws -> ExitCode {
    throw UsageError(problem: .missingSubcommand)
  }
}
