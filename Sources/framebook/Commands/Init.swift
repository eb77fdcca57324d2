import Arguments
import Catalogue
import LayoutEngine
import Wording

/// Makes a catalogue.
struct Init: Command {
  static let configuration = CommandConfiguration(
    commandName: "init", abstract: "Create the catalogue.",
    discussion: """
      Examples:

        framebook init
        framebook --db layouts.db init --engine 1
      """)

  @Option(
    help: ArgumentHelp(
      "The engine version to compute with; the newest when left out.", valueName: "version"))
  var engine: Int?

  @OptionGroup var catalogue: CatalogueOptions

  mutating func run(in console: Console) throws -> ExitCode {
    let version = engine ?? Engine.newest
    _ = try Engine(version: version)
    _ = try catalogue.open(.create(engine: version), in: console)
    try console.print("\(catalogue.path(in: console).escaped): new catalogue, engine \(version)")
    return .success
  }
}
