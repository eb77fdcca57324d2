import Arguments
import Catalogue
import CatalogueService
import Wording

/// Adds scenes.
struct SceneAdd: Command {
  static let configuration = CommandConfiguration(
    commandName: "add", abstract: "Add a scene, or one for each of several viewports.",
    discussion: """
      Several viewports make the scenes NAME/VIEWPORT. A size as 375x812 or 375x812@3 makes the
      viewport when there is none of that name. Nothing is computed yet. Example:

        framebook scene add gallery --layout gallery --content photos \\
          --viewport 375x812 --viewport 812x375
      """)

  @Argument(help: "The new name.")
  var name: String

  @Option(help: "The layout's name.", completion: .custom("layout"))
  var layout: String

  @Option(help: "The content's name.", completion: .custom("content"))
  var content: String

  @Option(
    help: "A viewport's name, or a size as 375x812 or 375x812@3.",
    completion: .custom("viewport"))
  var viewport: [String]

  @OptionGroup var catalogue: CatalogueOptions

  mutating func run(in console: Console) throws -> ExitCode {
    let service = try catalogue.open(.write, in: console)
    let added = try service.addScenes(
      name, layout: layout, content: content, viewports: viewport)
    for scene in added {
      try console.print("scene \(scene.escaped): added")
    }
    return .success
  }
}
