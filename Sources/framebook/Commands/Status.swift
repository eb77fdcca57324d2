import Arguments
import Catalogue
import CatalogueService
import LayoutEngine

/// Says what is known of scenes.
struct Status: Command {
  static let configuration = CommandConfiguration(
    commandName: "status",
    abstract: "Say which scenes are clean, pending, stale, missing or failed.",
    discussion: """
      clean: the latest frames are the accepted ones; pending: they are not; stale: the inputs
      changed since; missing: never computed; failed: cannot be computed. BASELINE numbers the
      accepted snapshot, LATEST the newest one: clean with 2 and 4 means that the frames of 4 are
      those of 2 again. Examples:

        framebook status
        framebook status --check 'cards/*'
      """)

  @Argument(
    help: "Names of scenes, or patterns of names as 'cards/*'.", completion: .custom("scene"))
  var scenes: [String] = []

  @Flag(help: "Exit 1 unless all of them are clean.")
  var check = false

  @OptionGroup var output: FormatOptions
  @OptionGroup var catalogue: CatalogueOptions

  mutating func run(in console: Console) throws -> ExitCode {
    let service = try catalogue.open(.read, in: console)
    let statuses = try service.statuses(scenes)
    try console.present(StatusAnswer(statuses: statuses), as: output)
    let pinned = try service.engineVersion()
    if pinned < Engine.newest {
      try console.note(
        "Note: engine \(Engine.newest) is there, this catalogue uses engine \(pinned); "
          + "'framebook engine upgrade --dry-run' says what would move")
    }
    if check, statuses.isEmpty {
      try console.note("Note: there are no scenes, so nothing was checked")
    }
    let isClean = statuses.allSatisfy { $0.state == .clean }
    return check && !isClean ? .differences : .success
  }
}

/// States as they are printed.
private struct StatusAnswer: Presentable {
  let statuses: [SceneStatus]

  var table: Table {
    var table = Table("scene", "state", "baseline", "latest", "engine", "message")
    for status in statuses {
      table.add(
        .text(status.name), .text(status.state.rawValue), Cell(status.baseline),
        Cell(status.latest), Cell(status.engine), Cell(status.message))
    }
    return table
  }

  var lines: [String] { lines(within: Int.max) }

  func lines(within width: Int) -> [String] {
    guard !statuses.isEmpty else { return ["no scenes"] }
    let counts = SceneState.allCases.compactMap { state -> String? in
      let count = statuses.count { $0.state == state }
      return count > 0 ? "\(count) \(state.rawValue)" : nil
    }
    return table.lines(within: width) + [counts.joined(separator: ", ")]
  }
}
