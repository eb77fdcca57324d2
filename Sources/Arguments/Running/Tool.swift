/// A command line tool: finds the command that words name, runs it, and tells what went wrong.
package struct Tool {
  private let root: any Command.Type
  private let explain: (any Error) -> Failure

  /// Makes a tool of its root command and its way to tell errors that commands throw.
  package init(_ root: any Command.Type, explain: @escaping (any Error) -> Failure) {
    self.root = root
    self.explain = explain
  }

  /// Does what the words, without the tool's own name, ask for; all that can go wrong is told.
  package func run(_ arguments: [String], in console: Console) async -> ExitCode {
    do {
      let status = try await answer(Invocation(of: root, words: arguments), in: console)
      try console.output.flush()
      try console.errors.flush()
      return status
    } catch {
      return tell(explain(error), in: console)
    }
  }

  /// Does the same with words as the system has them; one that is not UTF-8 is wrong usage.
  package func run(bytes arguments: [[UInt8]], in console: Console) async -> ExitCode {
    var words: [String] = []
    for bytes in arguments {
      guard let word = String(validating: bytes, as: UTF8.self) else {
        return refuse(bytes, in: console)
      }
      words.append(word)
    }
    return await run(words, in: console)
  }

  private func refuse(_ bytes: [UInt8], in console: Console) -> ExitCode {
    let screen = ErrorScreen(
      error: UsageError(problem: .notUTF8(bytes)), command: CommandDescription(of: root),
      isBare: false, width: console.width)
    // With standard error gone there is nobody left to tell, and the status still says it.
    try? console.errors.write(screen.description)
    try? console.errors.flush()
    return .usage
  }

  private func answer(_ invocation: Invocation, in console: Console) async throws -> ExitCode {
    switch invocation.request {
    case .help:
      return try showHelp(for: invocation, in: console)
    case .helpByWord:
      return try answerHelp(invocation, in: console)
    case .version:
      try console.print(invocation.last.version)
      return .success
    case .run where invocation.isBareGroup:
      return try showHelp(for: invocation, in: console)
    case .run:
      return try await runCommand(invocation, in: console)
    }
  }

  private func runCommand(_ invocation: Invocation, in console: Console) async throws -> ExitCode {
    do {
      var command = try invocation.command()
      return try await command.run(in: console)
    } catch let refusal as Invocation.Refusal {
      return try refuse(refusal.error, at: refusal.depth, of: invocation, in: console)
    } catch let error as UsageError {
      return try refuse(error, at: invocation.levels.count - 1, of: invocation, in: console)
    }
  }

  private func answerHelp(_ invocation: Invocation, in console: Console) throws -> ExitCode {
    let level = invocation.last
    if level.words == ["--man"], invocation.levels.count == 1 {
      let tool = CommandDescription(of: root)
      try console.output.write(ManualPage(tool, version: level.version).description)
      return .success
    }
    let words = level.plainWords
    guard let word = words.first else { return try showHelp(for: invocation, in: console) }
    let topics = level.type.configuration.topics
    var error = level.unexpected(words, meant: topics.map(\.name))
    if let topic = topics.first(where: { $0.name == word }) {
      guard words.count > 1 else {
        try console.print(topic.text.wrapped(to: console.width))
        return .success
      }
      error = UsageError(problem: .unexpected(Array(words.dropFirst()), suggestion: nil))
    }
    return try refuse(error, at: invocation.levels.count - 1, of: invocation, in: console)
  }

  private func showHelp(for invocation: Invocation, in console: Console) throws -> ExitCode {
    let screen = HelpScreen(CommandDescription(invocation.path), width: console.width)
    try console.output.write(screen.description)
    return .success
  }

  private func refuse(
    _ error: UsageError, at depth: Int, of invocation: Invocation, in console: Console
  ) throws -> ExitCode {
    let screen = ErrorScreen(
      error: error, command: CommandDescription(Array(invocation.path[...depth])),
      isBare: invocation.levels[depth].words.isEmpty, width: console.width)
    try console.output.flush()
    try console.errors.write(screen.description)
    return .usage
  }

  private func tell(_ failure: Failure, in console: Console) -> ExitCode {
    // Data written before the failure comes out if it can; the failure is what is told either way.
    try? console.output.flush()
    if let sentence = failure.sentence {
      // With standard error gone there is nobody left to tell, and the status still says it.
      try? console.note("Error: \(sentence)")
    }
    try? console.errors.flush()
    return failure.status
  }
}

extension Invocation {
  /// The level of the command that is meant.
  fileprivate var last: Level { levels[levels.count - 1] }

  /// Whether a command that only groups was called without a word.
  fileprivate var isBareGroup: Bool {
    last.words.isEmpty && !last.type.configuration.subcommands.isEmpty
  }
}
