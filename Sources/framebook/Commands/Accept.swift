import Arguments
import Catalogue
import CatalogueService
import Wording

/// Makes snapshots baselines.
struct Accept: Command {
  static let configuration = CommandConfiguration(
    commandName: "accept", abstract: "Make the latest snapshots the baselines.",
    discussion: """
      Stale, failed and missing scenes are refused, compute them first; the others are accepted
      and the exit code is 2 then. Examples:

        framebook accept gallery 'cards/*' -m "taller rows"
        framebook accept gallery@2
        framebook accept --all
      """)

  @Argument(
    help: ArgumentHelp("Scenes, patterns of names, or scene@number.", valueName: "scene"),
    completion: .custom("scene"))
  var scenes: [String] = []

  @Flag(help: "All scenes.")
  var all = false

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("Why, in your words; kept in the log.", valueName: "message"))
  var message: String?

  @OptionGroup var output: FormatOptions
  @OptionGroup var catalogue: CatalogueOptions

  func validate() throws(UsageError) {
    if all == !scenes.isEmpty {
      throw UsageError(
        all ? "Please give scenes or '--all', not both" : "Please give scenes, or '--all'")
    }
  }

  mutating func run(in console: Console) throws -> ExitCode {
    let service = try catalogue.open(.write, in: console)
    let report = try service.accept(scenes, message: message)
    try console.present(report, as: output)
    for error in report.refused { try console.note("Error: \(error)") }
    return report.refused.isEmpty ? .success : .error
  }
}

extension Service.AcceptReport: Presentable {
  var table: Table {
    var table = Table("scene", "before", "after")
    for acceptance in accepted {
      table.add(
        .text(acceptance.scene), Cell(acceptance.previous), .integer(acceptance.number))
    }
    return table
  }

  var lines: [String] {
    accepted.map { acceptance in
      guard acceptance.previous != acceptance.number else {
        return "\(acceptance.scene.escaped): baseline \(acceptance.number) already"
      }
      let previous = acceptance.previous.map { ", was \($0)" } ?? ""
      return "\(acceptance.scene.escaped): baseline \(acceptance.number)\(previous)"
    }
  }
}
