import Arguments
import Catalogue
import CatalogueService
import Wording

/// Gives a document another name.
struct DocumentRename<Family: DocumentFamily>: Command {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "rename",
      abstract: Family.isNamedByLayouts
        ? "Give a \(Family.word) that no layout names another name."
        : "Give a \(Family.word) another name; its scenes follow.")
  }

  @Argument(help: "The name now.", completion: .custom(Family.word))
  var old: String

  @Argument(help: "The new name.")
  var new: String

  @OptionGroup var catalogue: CatalogueOptions

  mutating func run(in console: Console) throws -> ExitCode {
    let service = try catalogue.open(.write, in: console)
    try service.rename(Family.kind, old, to: new)
    try console.print("\(Family.word) \(old.escaped) is now \(new.escaped)")
    return .success
  }
}
