import Arguments
import Catalogue
import CatalogueService
import Wording

/// Removes a scene with its snapshots.
struct SceneRemove: Command {
  static let configuration = CommandConfiguration(
    commandName: "remove", abstract: "Remove a scene with its snapshots; the log keeps its name.",
    aliases: ["rm"])

  @Argument(help: "The scene's name.", completion: .custom("scene"))
  var name: String

  @OptionGroup var catalogue: CatalogueOptions

  mutating func run(in console: Console) throws -> ExitCode {
    let service = try catalogue.open(.write, in: console)
    try service.removeScene(name)
    try console.print("scene \(name.escaped): removed")
    return .success
  }
}
