import Arguments
import Catalogue
import CatalogueService
import Wording

/// Writes the catalogue as text.
struct Export: Command {
  static let configuration = CommandConfiguration(
    commandName: "export", abstract: "Write documents, scenes and baselines as lines of JSON.",
    discussion: """
      One record a line, in order, without times, so that two exports of the same state are the
      same bytes: keep it in git. The log and snapshots that nobody accepted stay behind. Examples:

        framebook export -o layouts.ndjson
        framebook export --heads | gzip > layouts.ndjson.gz
      """)

  @Flag(help: "Of each document only the newest revision, as its first.")
  var heads = false

  @Option(
    name: [.customShort("o"), .customLong("out")],
    help: ArgumentHelp(
      "Where to write, replaced when all is written; else to standard output.",
      valueName: "file"),
    completion: .file)
  var out: String?

  @OptionGroup var catalogue: CatalogueOptions

  mutating func run(in console: Console) throws -> ExitCode {
    let service = try catalogue.open(.read, in: console)
    guard let out, out != "-" else {
      // The records themselves show on a terminal how far it is.
      let progress = console.isOutputTerminal ? nil : Progress(console, verb: "exporting")
      _ = try service.export(
        headsOnly: heads, progress: { progress?.show($0, of: $1) }, to: console.output.write)
      return .success
    }
    let file = try ReplacedFile(at: out)
    let contents = try service.export(
      headsOnly: heads, progress: Progress(console, verb: "exporting").show, to: file.write)
    try file.commit()
    // A device may be standard output itself, which has the records only.
    guard file.isRegular else { return .success }
    try console.print("\(out.escaped): \(contents.summary)")
    return .success
  }
}
