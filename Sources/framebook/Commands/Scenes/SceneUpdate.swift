import Arguments
import Catalogue
import CatalogueService
import Wording

/// Makes a scene of other documents.
struct SceneUpdate: Command {
  static let configuration = CommandConfiguration(
    commandName: "update", abstract: "Make a scene of another layout, content or viewport.",
    discussion: """
      The scene is stale then, until it is computed. Example:

        framebook scene update gallery --layout gallery-wide
      """)

  @Argument(help: "The scene's name.", completion: .custom("scene"))
  var name: String

  @Option(help: "The layout's name.", completion: .custom("layout"))
  var layout: String?

  @Option(help: "The content's name.", completion: .custom("content"))
  var content: String?

  @Option(
    help: "The viewport's name, or a size as 375x812 or 375x812@3.",
    completion: .custom("viewport"))
  var viewport: String?

  @OptionGroup var catalogue: CatalogueOptions

  func validate() throws(UsageError) {
    if layout == nil, content == nil, viewport == nil {
      throw UsageError("Please give at least one of '--layout', '--content' and '--viewport'")
    }
  }

  mutating func run(in console: Console) throws -> ExitCode {
    let service = try catalogue.open(.write, in: console)
    let status = try service.updateScene(
      name, layout: layout, content: content, viewport: viewport)
    try console.print("scene \(status.name.escaped): updated, \(status.state.rawValue)")
    return .success
  }
}
