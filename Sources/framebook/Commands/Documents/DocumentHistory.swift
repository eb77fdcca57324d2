import Arguments
import Catalogue
import CatalogueService

/// Lists a document's revisions.
struct DocumentHistory<Family: DocumentFamily>: Command {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "history", abstract: "List a \(Family.word)'s revisions, oldest first.")
  }

  @Argument(help: "The \(Family.word)'s name.", completion: .custom(Family.word))
  var name: String

  @OptionGroup var output: FormatOptions
  @OptionGroup var catalogue: CatalogueOptions

  mutating func run(in console: Console) throws -> ExitCode {
    let service = try catalogue.open(.read, in: console)
    var table = Table("revision", "created", "bytes", "message")
    for revision in try service.history(Family.kind, name) {
      table.add(
        .integer(revision.number), .time(revision.createdAt), .integer(revision.byteCount),
        Cell(revision.message))
    }
    try console.present(table, as: output)
    return .success
  }
}
