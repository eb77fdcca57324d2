import Arguments
import Catalogue
import CatalogueService
import StrictJSON
import Wording

/// Compares two revisions of a document.
struct DocumentDiff<Family: DocumentFamily>: Command {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "diff", abstract: "Compare two revisions, value by value.",
      discussion: """
        One name compares its newest revision with the one before, name@revision with the newest.
        Exits 1 when they differ. Examples:

          framebook \(Family.word) diff main
          framebook \(Family.word) diff main@1 main@3
        """)
  }

  @Argument(
    help: ArgumentHelp("The revision before.", valueName: "name@a"),
    completion: .custom(Family.word))
  var before: String

  @Argument(
    help: ArgumentHelp("The revision after.", valueName: "name@b"),
    completion: .custom(Family.word))
  var after: String?

  @OptionGroup var output: FormatOptions
  @OptionGroup var catalogue: CatalogueOptions

  mutating func run(in console: Console) throws -> ExitCode {
    let service = try catalogue.open(.read, in: console)
    let diff = try service.documentDiff(Family.kind, before, after)
    try console.present(diff, as: output)
    return diff.changes.isEmpty ? .success : .differences
  }
}

extension Service.DocumentDiff: Presentable {
  var table: Table {
    var table = Table("path", "before", "after")
    for change in changes {
      table.add(.text(change.path), Cell(change.before), Cell(change.after))
    }
    return table
  }

  var lines: [String] {
    let title = "\(before.escaped) -> \(after.escaped)"
    guard !changes.isEmpty else { return ["\(title): the same"] }
    return [title]
      + changes.map { change in
        let before = change.before?.escaped ?? "absent"
        return "  \(change.path.escaped): \(before) -> \(change.after?.escaped ?? "absent")"
      }
  }

  func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.members([("before", .text(before)), ("after", .text(after))])
    writer.member("changes", rowsOf: table)
    writer.endObject()
  }
}
