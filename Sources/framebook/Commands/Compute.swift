import Arguments
import Catalogue
import CatalogueService

/// Computes scenes.
struct Compute: Command {
  static let configuration = CommandConfiguration(
    commandName: "compute",
    abstract: "Compute the scenes that are missing or stale and store their frames.",
    discussion: """
      Without a name all scenes. Exits 2 when a scene cannot be computed; the others are stored.
      Examples:

        framebook compute
        framebook compute gallery 'cards/*'
      """)

  @Argument(
    help: "Names of scenes, or patterns of names as 'cards/*'.", completion: .custom("scene"))
  var scenes: [String] = []

  @OptionGroup var quiet: QuietOptions
  @OptionGroup var output: FormatOptions
  @OptionGroup var catalogue: CatalogueOptions

  mutating func run(in console: Console) async throws -> ExitCode {
    let service = try catalogue.open(.write, reporting: output, in: console)
    let report = try await service.compute(scenes, progress: quiet.progress(in: console))
    return try quiet.present(report, to: report, as: output, in: console)
  }
}
