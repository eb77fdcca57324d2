import Arguments
import Catalogue
import CatalogueService
import StrictJSON

/// Moves the pin.
struct EngineUpgrade: Command {
  static let configuration = CommandConfiguration(
    commandName: "upgrade",
    abstract: "Pin another engine version and recompute all scenes.",
    discussion: """
      With --dry-run says what would move and writes nothing. The version may be lower than the
      pinned one. Examples:

        framebook engine upgrade --dry-run
        framebook engine upgrade --to 2
      """)

  @Option(help: ArgumentHelp("The version; the newest when left out.", valueName: "version"))
  var to: Int?

  @Flag(help: "Say what would move and write nothing.")
  var dryRun = false

  @OptionGroup var quiet: QuietOptions
  @OptionGroup var output: FormatOptions
  @OptionGroup var catalogue: CatalogueOptions

  mutating func run(in console: Console) async throws -> ExitCode {
    let service = try catalogue.open(
      dryRun ? .read : .write, reporting: output, in: console)
    let progress = quiet.progress(in: console, stores: !dryRun)
    let (from, target, run) =
      dryRun
      ? try service.upgradeEngineDryRun(to: to, progress: progress)
      : try await service.upgradeEngine(to: to, progress: progress)
    return try quiet.present(
      UpgradeAnswer(from: from, to: target, isDryRun: dryRun, run: run), to: run, as: output,
      in: console)
  }
}

/// What moving the pin did as it is printed.
private struct UpgradeAnswer: Presentable {
  let from: Int
  let to: Int
  let isDryRun: Bool
  let run: RunReport

  var table: Table { run.table }

  var lines: [String] {
    let title =
      from == to ? "engine \(to) already" : "engine \(from) -> \(to)\(isDryRun ? ", dry run" : "")"
    return [title] + run.lines(comparing: (from, to))
  }

  func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.members([
      ("from", .integer(from)), ("to", .integer(to)), ("dryRun", .bool(isDryRun)),
    ])
    run.writeMembers(to: &writer)
    writer.endObject()
  }
}
