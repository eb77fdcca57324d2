/// What is printed for a wrong command line.
struct ErrorScreen: CustomStringConvertible {
  /// What is wrong.
  let error: UsageError

  /// The command whose words were wrong.
  let command: CommandDescription

  /// Whether the command was called without any words, so that all its help is of use.
  let isBare: Bool

  /// How many columns a line of that help may take.
  let width: Int

  var description: String {
    if isBare, case .missing = error.problem {
      return "Error: \(error)\n\n\(HelpScreen(command, width: width))"
    }
    var lines = ["Error: \(error)"]
    if let parameter = error.parameter, !parameter.help.abstract.isEmpty {
      lines.append("Help:  \(parameter.label)  \(parameter.help.abstract)")
    }
    lines.append("Usage: \(command.usage)")
    lines.append("  See '\(command.name) --help' for more information.")
    return lines.joined(separator: "\n") + "\n"
  }
}
