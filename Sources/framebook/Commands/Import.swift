import Arguments
import Catalogue
import CatalogueService
import StrictJSON
import Wording

/// Reads a catalogue from text.
struct Import: Command {
  static let configuration = CommandConfiguration(
    commandName: "import", abstract: "Fill the catalogue with what 'framebook export' wrote.",
    discussion: """
      A missing catalogue is made. All or nothing: after an error everything is as it was. Each
      baseline becomes its scene's snapshot 1. Examples:

        framebook --db layouts.db import layouts.ndjson
        framebook import --replace layouts.ndjson
      """)

  @Argument(help: "The export; - is standard input.", completion: .file)
  var file: String

  @Flag(help: "Remove the documents and scenes that the catalogue has; its log stays.")
  var replace = false

  @OptionGroup var output: FormatOptions
  @OptionGroup var catalogue: CatalogueOptions

  mutating func run(in console: Console) throws -> ExitCode {
    let path = try catalogue.path(in: console)
    let contents = try console.withSource(at: file) { name, source in
      // Nobody else can write while a catalogue is filled: that is not to wait for a pipe.
      let source = source.remainingCount == nil ? try SpooledSource(source) : source
      let progress = Progress(console, verb: "importing", of: .bytes)
      return try Service.importCatalogue(
        at: path, from: name, replacing: replace,
        busyTimeout: .seconds(catalogue.busyTimeout.seconds), read: progress.reading(source))
    }
    try console.present(ImportAnswer(path: path, contents: contents), as: output)
    return .success
  }
}

/// What came in, as it is printed.
private struct ImportAnswer: Presentable {
  let path: String
  let contents: CatalogueContents

  var table: Table {
    var table = Table("engine", "documents", "revisions", "scenes", "baselines")
    table.add(
      .integer(contents.engine), .integer(contents.documents), .integer(contents.revisions),
      .integer(contents.scenes), .integer(contents.baselines))
    return table
  }

  var lines: [String] { ["\(path.escaped): \(contents.summary)"] }

  func write(to writer: inout JSONWriter) {
    let table = table
    for row in table.rows { table.write(row, to: &writer) }
  }
}
