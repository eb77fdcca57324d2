import Arguments
import Catalogue
import CatalogueService
import StrictJSON
import Wording

/// Removes old snapshots.
struct Prune: Command {
  static let configuration = CommandConfiguration(
    commandName: "prune", abstract: "Remove old snapshots and give their space back.",
    discussion: """
      A scene keeps its baseline, its latest snapshot and some of the newest others. Scenes that
      are not named are left alone; the log stays as it is, and numbers are not used again.
      Examples:

        framebook prune --dry-run
        framebook prune 'cards/*' --keep 0
      """)

  @Argument(
    help: "Names of scenes, or patterns of names as 'cards/*'; all when left out.",
    completion: .custom("scene"))
  var scenes: [String] = []

  @Option(
    help: ArgumentHelp(
      "How many snapshots a scene keeps besides its baseline and its latest.",
      valueName: "number"))
  var keep: Int = 5

  @Flag(help: "Say what would be removed and write nothing.")
  var dryRun = false

  @OptionGroup var output: FormatOptions
  @OptionGroup var catalogue: CatalogueOptions

  func validate() throws(UsageError) {
    if keep < 0 { throw UsageError("Please give a number of at least 0 for '--keep'") }
  }

  mutating func run(in console: Console) throws -> ExitCode {
    let service = try catalogue.open(dryRun ? .read : .write, in: console)
    let report =
      dryRun
      ? try service.pruneDryRun(scenes, keeping: keep)
      : try service.prune(scenes, keeping: keep)
    try console.present(PruneAnswer(isDryRun: dryRun, report: report), as: output)
    if !dryRun, report.freedBytes == nil {
      try console.note(
        "Note: the file is as large as before: another process is writing, or the disk is full; "
          + "the next 'framebook prune' gives the space back")
    }
    return .success
  }
}

/// Removed snapshots as they are printed.
private struct PruneAnswer: Presentable {
  let isDryRun: Bool
  let report: Service.PruneReport

  var table: Table {
    var table = Table("scene", "snapshot")
    for scene in report.scenes {
      for snapshot in scene.snapshots { table.add(.text(scene.name), .integer(snapshot)) }
    }
    return table
  }

  var lines: [String] {
    let scenes = report.scenes.map { scene in
      let numbers = scene.snapshots.map(String.init).joined(separator: ", ")
      return "\(scene.name.escaped): \(counted(scene.snapshots.count, "snapshot")) (\(numbers))"
    }
    return scenes + [summary]
  }

  func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.members([
      ("dryRun", .bool(isDryRun)), ("frameSets", Cell(report.frameSets)),
      ("freedBytes", Cell(report.freedBytes)),
    ])
    writer.member("snapshots", rowsOf: table)
    writer.endObject()
  }

  private var summary: String {
    let count = report.scenes.reduce(0) { $0 + $1.snapshots.count }
    guard count > 0 || report.freedBytes ?? 0 > 0 else { return "nothing to remove" }
    let verb = isDryRun ? "would be removed" : "removed"
    let freed = report.freedBytes.map { ", \(counted($0, "byte")) freed" } ?? ""
    return "\(counted(count, "snapshot")) of \(counted(report.scenes.count, "scene")) "
      + "\(verb)\(freed)"
  }

  private func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
