import Arguments
import CatalogueService
import StrictJSON
import Wording

/// Looks for damage.
struct Doctor: Command {
  static let configuration = CommandConfiguration(
    commandName: "doctor", abstract: "Look for damage in the catalogue; change nothing.",
    discussion: """
      Checks the pages, references and schema of the file, that every document can be read and
      every frame is there, and what an interrupted process left. Opens files that the other
      commands refuse. Prints one line for each finding and exits 4 when one of
      them is damage; the log of an interrupted process is none. Examples:

        framebook doctor
        framebook --db suspect.db doctor --format json
      """)

  @OptionGroup var output: FormatOptions
  @OptionGroup var catalogue: CatalogueOptions

  mutating func run(in console: Console) throws -> ExitCode {
    let path = try catalogue.path(in: console)
    let report = try Service.examine(
      path: path, busyTimeout: .seconds(catalogue.busyTimeout.seconds))
    try console.present(DoctorAnswer(path: path, report: report), as: output)
    return report.isSound ? .success : .unusable
  }
}

/// Findings as they are printed.
private struct DoctorAnswer: Presentable {
  let path: String
  let report: Service.DoctorReport

  var table: Table {
    var table = Table("check", "where", "problem")
    for finding in report.findings {
      table.add(.text(finding.check.rawValue), .text(finding.place), .text(finding.problem))
    }
    return table
  }

  var lines: [String] {
    let praise =
      "\(path.escaped): all is well (revisions: \(report.revisionCount), "
      + "sets of frames: \(report.frameSetCount))"
    return (report.isSound ? [praise] : [])
      + report.findings.map { finding in
        "\(finding.check.rawValue): \(finding.place.escaped): \(finding.problem.escaped)"
      }
  }

  func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.members([
      ("file", .text(path)), ("sound", .bool(report.isSound)),
      ("revisions", .integer(report.revisionCount)), ("frameSets", .integer(report.frameSetCount)),
    ])
    writer.member("findings", rowsOf: table)
    writer.endObject()
  }
}
