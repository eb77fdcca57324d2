/// The manual page of a tool in the language of man(7), from the same description as its help.
package struct ManualPage: CustomStringConvertible {
  private let tool: CommandDescription
  private let version: String

  /// Describes a tool of this version; its help topics stand at the end.
  package init(_ tool: CommandDescription, version: String) {
    self.tool = tool
    self.version = version
  }

  package var description: String {
    let name = tool.lastName
    var lines = [
      #".TH "\#(name.uppercased())" "1" "" "\#(name) \#(version)""#,
      ".SH NAME", "\(escaped(name)) \\- \(escaped(tool.abstract))",
      ".SH SYNOPSIS", ".B \(escaped(name))", escaped(String(tool.usage.dropFirst(name.count + 1))),
      ".SH DESCRIPTION",
    ]
    lines += paragraphs(tool.discussion)
    lines += [".SH OPTIONS"] + entries(tool.parameters)
    lines += [".SH COMMANDS"] + tool.subcommands.flatMap(command)
    for topic in tool.topics {
      lines += [".SH \(escaped(topic.name.uppercased()))"] + paragraphs(topic.text)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private func command(_ command: CommandDescription) -> [String] {
    guard command.subcommands.isEmpty else { return command.subcommands.flatMap(self.command) }
    let global = tool.parameters
    return [".SS \(escaped(command.usage))"] + paragraphs(command.abstract)
      + paragraphs(command.discussion)
      + entries(command.parameters.filter { !global.contains($0) })
  }

  private func entries(_ parameters: [Parameter]) -> [String] {
    parameters.flatMap { parameter in
      [".TP", ".B \(escaped(parameter.label))", escaped(parameter.summary)]
        + (parameter.help.discussion.isEmpty ? [] : [escaped(parameter.help.discussion)])
    }
  }

  private func paragraphs(_ text: String) -> [String] {
    guard !text.isEmpty else { return [] }
    var lines = [".PP"]
    var isExample = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      let beginsExample = line.first == " "
      if beginsExample != isExample, !line.isEmpty {
        lines.append(beginsExample ? ".nf" : ".fi")
        isExample = beginsExample
      }
      lines.append(line.isEmpty ? ".PP" : escaped(String(line)))
    }
    return lines + (isExample ? [".fi"] : [])
  }

  /// Keeps a text from being read as a request or an escape.
  private func escaped(_ text: String) -> String {
    let text = text.reduce(into: "") { result, character in
      switch character {
      case "\\": result += "\\e"
      case "-": result += "\\-"
      case "\n": result += " "
      default: result.append(character)
      }
    }
    return text.first == "." || text.first == "'" ? "\\&" + text : text
  }
}
