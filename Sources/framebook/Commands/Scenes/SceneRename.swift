import Arguments
import Catalogue
import CatalogueService
import Wording

/// Gives a scene another name.
struct SceneRename: Command {
  static let configuration = CommandConfiguration(
    commandName: "rename", abstract: "Give a scene another name; its history follows.")

  @Argument(help: "The name now.", completion: .custom("scene"))
  var old: String

  @Argument(help: "The new name.")
  var new: String

  @OptionGroup var catalogue: CatalogueOptions

  mutating func run(in console: Console) throws -> ExitCode {
    let service = try catalogue.open(.write, in: console)
    try service.renameScene(old, to: new)
    try console.print("scene \(old.escaped) is now \(new.escaped)")
    return .success
  }
}
