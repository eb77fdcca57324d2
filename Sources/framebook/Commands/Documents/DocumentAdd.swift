import Arguments
import Catalogue
import CatalogueService
import Foundation
import LayoutEngine
import Wording

/// Saves a document under a new name.
struct DocumentAdd<Family: DocumentFamily>: Command {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "add", abstract: "Save a \(Family.word) under a new name.",
      discussion: """
        The first add makes the catalogue when there is none. Example:

          framebook \(Family.word) add main \(Family.word).json -m "as shipped"
        """)
  }

  @Argument(help: "The new name.")
  var name: String

  @Argument(help: "The JSON document; - for standard input.", completion: .file)
  var file: String

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Why, in your words; kept in the history.", valueName: "message"))
  var message: String?

  @OptionGroup var output: FormatOptions
  @OptionGroup var catalogue: CatalogueOptions

  mutating func run(in console: Console) throws -> ExitCode {
    let bytes = try Family.document(at: file, in: console)
    let path = try catalogue.path(in: console)
    let isThere = FileManager.default.fileExists(atPath: path)
    // Checked before a file is made: a bad document leaves no empty catalogue.
    if !isThere { try Service.checkFirst(Family.kind, name, body: bytes, message: message) }
    let service = try catalogue.open(.createIfMissing(engine: Engine.newest), in: console)
    let report = try service.add(Family.kind, name, body: bytes, message: message)
    if !isThere {
      try console.note(
        "Note: \(path.quoted) is a new catalogue, engine \(Engine.newest)")
    }
    try console.present(report, as: output)
    return .success
  }
}
