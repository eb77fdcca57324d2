import Arguments
import Catalogue
import CatalogueService
import StrictJSON
import Wording

/// Copies the catalogue safely.
struct Backup: Command {
  static let configuration = CommandConfiguration(
    commandName: "backup", abstract: "Copy the catalogue into another file, also while it is used.",
    discussion: """
      The copy is of one moment and verified before it gets its name; other processes may go on
      writing. A file that exists is left alone unless --force is given. Examples:

        framebook backup layouts.backup.db
        framebook --db layouts.db backup --force /backups/layouts.db
      """)

  @Argument(help: "The new file.", completion: .file)
  var file: String

  @Flag(help: "Replace the file when it exists.")
  var force = false

  @OptionGroup var output: FormatOptions
  @OptionGroup var catalogue: CatalogueOptions

  mutating func run(in console: Console) throws -> ExitCode {
    let service = try catalogue.open(.read, in: console)
    let report = try service.backUp(to: file, replacing: force)
    try console.present(
      BackupAnswer(catalogue: catalogue.path(in: console), report: report), as: output)
    return .success
  }
}

/// A copy as it is printed.
private struct BackupAnswer: Presentable {
  let catalogue: String
  let report: Service.BackupReport

  var table: Table {
    var table = Table("catalogue", "file", "bytes")
    table.add(.text(catalogue), .text(report.file), .integer(report.byteCount))
    return table
  }

  var lines: [String] {
    ["\(report.file.escaped): copy of \(catalogue.escaped), \(report.byteCount) bytes, verified"]
  }

  func write(to writer: inout JSONWriter) {
    for row in table.rows { table.write(row, to: &writer) }
  }
}
