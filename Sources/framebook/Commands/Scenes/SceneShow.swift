import Arguments
import Catalogue
import CatalogueService
import StrictJSON
import Wording

/// Shows a scene with its snapshots.
struct SceneShow: Command {
  static let configuration = CommandConfiguration(
    commandName: "show", abstract: "Show a scene, its state and its snapshots, oldest first.")

  @Argument(help: "The scene's name.", completion: .custom("scene"))
  var name: String

  @OptionGroup var output: FormatOptions
  @OptionGroup var catalogue: CatalogueOptions

  mutating func run(in console: Console) throws -> ExitCode {
    let service = try catalogue.open(.read, in: console)
    let (status, snapshots) = try service.sceneDetail(name)
    try console.present(SceneDetail(status: status, snapshots: snapshots), as: output)
    return .success
  }
}

/// A scene as it is shown.
private struct SceneDetail: Presentable {
  let status: SceneStatus
  let snapshots: [SnapshotRecord]

  var table: Table {
    var table = Table(
      "snapshot", "baseline", "engine", "layoutRevision", "contentRevision",
      "viewportRevision", "contentWidth", "contentHeight", "created")
    for snapshot in snapshots {
      table.add(
        .integer(snapshot.number), .bool(snapshot.number == status.baseline),
        .integer(snapshot.engine), Cell(snapshot.layout.number), Cell(snapshot.content.number),
        Cell(snapshot.viewport.number), .number(snapshot.contentWidth),
        .number(snapshot.contentHeight), .time(snapshot.createdAt))
    }
    return table
  }

  var lines: [String] { lines(within: Int.max) }

  func lines(within width: Int) -> [String] {
    [
      "scene     \(status.name.escaped)", "layout    \(status.layout.escaped)",
      "content   \(status.content.escaped)", "viewport  \(status.viewport.escaped)",
      "state     \(status.state.rawValue)"
        + (status.message.map { ": \($0.escaped)" } ?? ""),
    ] + (snapshots.isEmpty ? [] : [""] + table.lines(within: width))
  }

  func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.members([
      ("scene", .text(status.name)), ("layout", .text(status.layout)),
      ("content", .text(status.content)), ("viewport", .text(status.viewport)),
      ("state", .text(status.state.rawValue)), ("message", Cell(status.message)),
    ])
    writer.member("snapshots", rowsOf: table)
    writer.endObject()
  }
}
