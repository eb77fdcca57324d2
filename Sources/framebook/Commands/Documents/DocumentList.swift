import Arguments
import Catalogue
import CatalogueService

/// Lists the documents of one kind.
struct DocumentList<Family: DocumentFamily>: Command {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "list", abstract: "List the \(Family.word)s by name.", aliases: ["ls"])
  }

  @OptionGroup var output: FormatOptions
  @OptionGroup var catalogue: CatalogueOptions

  mutating func run(in console: Console) throws -> ExitCode {
    let service = try catalogue.open(.read, in: console)
    var table = Table("name", "revision", "scenes", "updated")
    for document in try service.documents(Family.kind) {
      table.add(
        .text(document.name), .integer(document.headNumber), .integer(document.sceneCount),
        .time(document.updatedAt))
    }
    try console.present(table, as: output)
    return .success
  }
}
