import Arguments
import Catalogue
import CatalogueService

/// Copies an old revision into a new one.
struct DocumentRestore<Family: DocumentFamily>: Command {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "restore",
      abstract: "Copy an old revision into a new one and recompute, as update does.",
      discussion: """
        Example:

          framebook \(Family.word) restore main@1
        """)
  }

  @Argument(
    help: ArgumentHelp("The old revision.", valueName: "name@revision"),
    completion: .custom(Family.word))
  var reference: String

  @OptionGroup var save: SaveOptions
  @OptionGroup var quiet: QuietOptions
  @OptionGroup var output: FormatOptions
  @OptionGroup var catalogue: CatalogueOptions

  mutating func run(in console: Console) async throws -> ExitCode {
    let service = try catalogue.open(.write, reporting: output, in: console)
    let report = try await service.restore(
      Family.kind, reference, message: save.message, recomputes: !save.noRecompute,
      progress: quiet.progress(in: console))
    return try quiet.present(report, to: report.run, as: output, in: console)
  }
}
