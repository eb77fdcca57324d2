import Wording

/// The screen that explains a command.
package struct HelpScreen: CustomStringConvertible {
  /// The column, counted from 0, in which texts begin.
  private static let textColumn = 26

  private let command: CommandDescription
  private let width: Int

  /// Explains a command in lines of at most so many columns.
  package init(_ command: CommandDescription, width: Int) {
    self.command = command
    self.width = width
  }

  package var description: String {
    let sections =
      [overview, "USAGE: \(command.usage)"] + parameterSections + subcommandSections
      + [section("HELP TOPICS", command.topics.map { entry($0.name, $0.abstract) }), pointer]
    return sections.compactMap { $0 }.joined(separator: "\n\n") + "\n"
  }

  private var overview: String? {
    let texts = [command.abstract, command.discussion].filter { !$0.isEmpty }
    return texts.isEmpty
      ? nil : "OVERVIEW: \(texts.joined(separator: "\n\n"))".wrapped(to: width)
  }

  private var parameterSections: [String?] {
    let untitled = command.parameters.filter { $0.groupTitle == nil }
    let titles = command.parameters.compactMap(\.groupTitle).uniqued()
    return [section("ARGUMENTS", untitled.filter { $0.kind == .argument }.map(entry))]
      + titles.map { title in
        section(title, command.parameters.filter { $0.groupTitle == title }.map(entry))
      }
      + [section("OPTIONS", untitled.filter { $0.kind != .argument }.map(entry))]
  }

  private var subcommandSections: [String?] {
    let titles = command.subcommands.compactMap(\.groupTitle).uniqued()
    return ([nil] + titles).map { title in
      let listed = command.subcommands.filter { $0.groupTitle == title }
      return section(
        title.map { "\($0) SUBCOMMANDS" } ?? "SUBCOMMANDS",
        listed.map { entry(([$0.lastName] + $0.aliases).joined(separator: ", "), $0.abstract) })
    }
  }

  private var pointer: String? {
    guard !command.subcommands.isEmpty, let tool = command.path.first else { return nil }
    let call = [tool, "help"] + command.path.dropFirst() + ["<subcommand>"]
    return "  See '\(call.joined(separator: " "))' for detailed help."
  }

  private func section(_ title: String, _ entries: [String]) -> String? {
    entries.isEmpty ? nil : "\(title.uppercased()):\n" + entries.joined(separator: "\n")
  }

  private func entry(_ parameter: Parameter) -> String {
    let discussion = parameter.help.discussion
    return entry(parameter.label, parameter.summary)
      + (discussion.isEmpty ? "" : "\n        " + discussion.wrapped(to: width, indent: 8))
  }

  private func entry(_ label: String, _ text: String) -> String {
    guard !text.isEmpty else { return "  \(label)" }
    let column = Self.textColumn
    let wrapped = text.wrapped(to: width, indent: column)
    let labelWidth = label.displayWidth
    // A label of 24 columns would leave no space before the text.
    return labelWidth < column - 2
      ? "  \(label)" + String(repeating: " ", count: column - 2 - labelWidth) + wrapped
      : "  \(label)\n" + String(repeating: " ", count: column) + wrapped
  }
}

extension [String] {
  /// Each text once, where it stands first.
  fileprivate func uniqued() -> [String] {
    var seen: Set<String> = []
    return filter { seen.insert($0).inserted }
  }
}
