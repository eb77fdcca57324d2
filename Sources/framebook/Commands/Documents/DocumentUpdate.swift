import Arguments
import Catalogue
import CatalogueService

/// Saves a new revision of a document.
struct DocumentUpdate<Family: DocumentFamily>: Command {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "update",
      abstract: "Save a new revision and recompute the scenes that depend on it.",
      discussion: """
        Says for each scene what was resized and what merely shifted. Example:

          framebook \(Family.word) update main \(Family.word).json -m "taller rows"
        """)
  }

  @Argument(help: "The \(Family.word)'s name.", completion: .custom(Family.word))
  var name: String

  @Argument(help: "The JSON document; - for standard input.", completion: .file)
  var file: String

  @OptionGroup var save: SaveOptions
  @OptionGroup var quiet: QuietOptions
  @OptionGroup var output: FormatOptions
  @OptionGroup var catalogue: CatalogueOptions

  mutating func run(in console: Console) async throws -> ExitCode {
    let bytes = try Family.document(at: file, in: console)
    let service = try catalogue.open(.write, reporting: output, in: console)
    let report = try await service.update(
      Family.kind, name, body: bytes, message: save.message, recomputes: !save.noRecompute,
      progress: quiet.progress(in: console))
    return try quiet.present(report, to: report.run, as: output, in: console)
  }
}
