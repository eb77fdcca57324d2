import Arguments
import Catalogue
import CatalogueService

/// Lists scenes.
struct SceneList: Command {
  static let configuration = CommandConfiguration(
    commandName: "list", abstract: "List the scenes by name with what they are made of.",
    aliases: ["ls"])

  @OptionGroup var output: FormatOptions
  @OptionGroup var catalogue: CatalogueOptions

  mutating func run(in console: Console) throws -> ExitCode {
    let service = try catalogue.open(.read, in: console)
    var table = Table("scene", "layout", "content", "viewport", "state")
    for status in try service.statuses() {
      table.add(
        .text(status.name), .text(status.layout), .text(status.content),
        .text(status.viewport), .text(status.state.rawValue))
    }
    try console.present(table, as: output)
    return .success
  }
}
