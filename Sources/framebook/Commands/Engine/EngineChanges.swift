import Arguments
import LayoutEngine
import StrictJSON

/// Lists what each engine version does differently.
struct EngineChanges: Command {
  static let configuration = CommandConfiguration(
    commandName: "changes",
    abstract: "List what engine 2 does differently from engine 1, with inputs that show it.",
    discussion: """
      One line for each difference, with the documents to try it on by 'framebook preview'.
      Examples:

        framebook engine changes
        framebook engine changes --kind waterfall --format json
      """)

  @Option(
    help: ArgumentHelp("Only this kind of layout.", valueName: "kind"),
    completion: .choices(Layout.kindNames))
  var kind: LayoutKindName?

  @OptionGroup var output: FormatOptions

  mutating func run(in console: Console) throws -> ExitCode {
    let changes = EngineChange.all.filter { kind == nil || $0.kind == kind?.name }
    try console.present(ChangesAnswer(changes: changes), as: output)
    return .success
  }
}

/// The word that names a kind of layout.
struct LayoutKindName: ArgumentValue {
  /// The word, as documents spell it.
  let name: String

  static var choices: [String] { Layout.kindNames }

  init(argument: String) throws(InvalidArgument) {
    guard Layout.kindNames.contains(argument) else { throw InvalidArgument() }
    name = argument
  }

  var defaultValueDescription: String { name }
}

/// Differences between engine versions as they are printed.
private struct ChangesAnswer: Presentable {
  let changes: [EngineChange]

  var table: Table {
    var table = Table("kind", "change", "layout", "patterns", "content", "viewport")
    for change in changes {
      table.add(
        .text(change.kind), .text(change.sentence), .text(change.layout),
        .text(patterns(change)), .text(change.content), .text(change.viewport))
    }
    return table
  }

  var lines: [String] {
    changes.map { change in
      let patterns = change.patterns.isEmpty ? "" : ", patterns \(patterns(change))"
      return "\(change.kind): \(change.sentence) (layout \(change.layout)\(patterns), "
        + "content \(change.content), viewport \(change.viewport))"
    }
  }

  private func patterns(_ change: EngineChange) -> String {
    let members = change.patterns.sorted { $0.key < $1.key }.map { name, document in
      var writer = JSONWriter()
      writer.string(name)
      return String(decoding: writer.drain(), as: UTF8.self) + ":" + document
    }
    return "{" + members.joined(separator: ",") + "}"
  }
}
