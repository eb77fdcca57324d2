import Arguments
import Catalogue
import CatalogueService
import Wording

/// Removes a document with its history.
struct DocumentRemove<Family: DocumentFamily>: Command {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "remove", abstract: "Remove a \(Family.word) with all its revisions.",
      discussion: """
        \(Family.isNamedByLayouts
          ? "Refused while layouts name it: add another, name that in the layouts, then remove it."
          : "Refused while scenes use it; --force removes these too.") Example:

          framebook \(Family.word) remove main
        """, aliases: ["rm"])
  }

  @Argument(help: "The \(Family.word)'s name.", completion: .custom(Family.word))
  var name: String

  @Flag(
    help: ArgumentHelp(
      Family.isNamedByLayouts
        ? "Changes nothing here: a pattern that no layout names has no scenes."
        : "Remove the scenes that use it, with their snapshots, too."))
  var force = false

  @OptionGroup var catalogue: CatalogueOptions

  mutating func run(in console: Console) throws -> ExitCode {
    let service = try catalogue.open(.write, in: console)
    let scenes = try service.remove(Family.kind, name, force: force)
    for scene in scenes {
      try console.print("scene \(scene.escaped): removed")
    }
    try console.print("\(Family.word) \(name.escaped): removed")
    return .success
  }
}
