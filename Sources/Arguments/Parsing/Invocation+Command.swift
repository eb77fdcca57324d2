import Wording

extension Invocation {
  /// A wrong command line, and the command whose usage helps.
  struct Refusal: Error {
    /// What is wrong.
    let error: UsageError

    /// How many commands down the path it was found.
    let depth: Int
  }

  /// Fills the last command from the words of all levels and validates it.
  func command() throws(Refusal) -> any Command {
    for depth in levels.indices {
      do throws(UsageError) {
        try read(levels[depth])
      } catch {
        throw Refusal(error: error, depth: depth)
      }
    }
    do throws(UsageError) {
      for declared in leaf.declared where declared.storage.isMissing {
        throw UsageError(problem: .missing(declared.parameter))
      }
      var command = leaf.arguments
      try command.validateAll()
      return command
    } catch {
      throw Refusal(error: error, depth: levels.count - 1)
    }
  }

  /// The level of the command that is meant.
  private var leaf: Level { levels[levels.count - 1] }

  /// Hands the words of a level to the last command or, what that does not know, to its own.
  private func read(_ level: Level) throws(UsageError) {
    for occurrence in try level.occurrences() where occurrence.position < level.declared.count {
      let target =
        leaf.declared.first { candidate in
          occurrence.name.map(candidate.parameter.names.contains) ?? false
        } ?? level.declared[occurrence.position]
      do throws(InvalidArgument) {
        try target.storage.read(occurrence.word)
      } catch {
        throw UsageError(
          problem: .invalidValue(
            occurrence.word, occurrence.parameter, occurrence.name, reason: error.reason))
      }
    }
  }
}

extension Invocation.Level {
  /// Parses the words; one that should have named a subcommand gets a suggestion.
  fileprivate func occurrences() throws(UsageError) -> [Parser.Occurrence] {
    do throws(UsageError) {
      return try Parser(parameters: parameters).occurrences(in: words)
    } catch {
      guard case .unexpected(let words, _) = error.problem else { throw error }
      throw unexpected(words, meant: ["help"])
    }
  }

  /// Makes the error for words that no argument takes; where commands stand, the first is to blame.
  ///
  /// It may have meant a subcommand or one of the other given words.
  func unexpected(_ words: [String], meant others: [String]) -> UsageError {
    let configuration = type.configuration
    guard !configuration.subcommands.isEmpty, let word = words.first else {
      return UsageError(problem: .unexpected(words, suggestion: nil))
    }
    let names = configuration.subcommands.flatMap { subcommand in
      [subcommand.configuration.commandName] + subcommand.configuration.aliases
    }
    return UsageError(
      problem: .unexpected([word], suggestion: nearest(to: word, among: names + others)))
  }
}
