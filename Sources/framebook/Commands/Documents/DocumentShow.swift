import Arguments
import Catalogue
import CatalogueService
import StrictJSON

/// Prints a document.
struct DocumentShow<Family: DocumentFamily>: Command {
  /// How a document is printed.
  enum Format: String, ArgumentValue, CaseIterable {
    case table
    case json
  }

  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "show", abstract: "Print a \(Family.word).",
      discussion: """
        Indented for people; with --format json the canonical text as it is stored. Example:

          framebook \(Family.word) show main@1 --format json
        """)
  }

  @Argument(
    help: ArgumentHelp(
      "The \(Family.word)'s name, or name@revision.", valueName: "name"),
    completion: .custom(Family.word))
  var reference: String

  @Option(help: "How to print it.")
  var format: Format = .table

  @OptionGroup var catalogue: CatalogueOptions

  mutating func run(in console: Console) throws -> ExitCode {
    let service = try catalogue.open(.read, in: console)
    let body = try service.body(Family.kind, reference).body
    if format == .json {
      try console.output.write(body)
      try console.print("")
    } else {
      try console.print(String(decoding: indented(body), as: UTF8.self).shownJSON)
    }
    return .success
  }

  /// Returns a document with one member or element a line.
  private func indented(_ body: [UInt8]) throws -> [UInt8] {
    try JSONReader.read(body) { (reader) throws(JSONFault) in
      var writer = JSONWriter(isIndented: true)
      try reader.copyValue(to: &writer)
      return writer.drain()
    }
  }
}
