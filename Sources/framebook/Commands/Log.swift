import Arguments
import Catalogue
import CatalogueService
import StrictJSON
import Wording

/// Prints the audit log.
struct Log: Command {
  static let configuration = CommandConfiguration(
    commandName: "log", abstract: "Print what was recomputed and accepted, newest first.",
    discussion: """
      Examples:

        framebook log
        framebook log gallery
        framebook log --run 3 --format json
      """)

  @Argument(help: "Only what happened to this scene.", completion: .custom("scene"))
  var scene: String?

  @Option(help: ArgumentHelp("Only this run.", valueName: "number"))
  var run: Int?

  @OptionGroup var output: FormatOptions
  @OptionGroup var catalogue: CatalogueOptions

  func validate() throws(UsageError) {
    if run != nil, scene != nil {
      throw UsageError("Please give a scene or '--run', not both")
    }
  }

  mutating func run(in console: Console) throws -> ExitCode {
    let service = try catalogue.open(.read, in: console)
    let entries: [LogEntry]
    if let run {
      entries = [try service.log(run: Int64(run))]
    } else {
      entries = try service.log(scene: scene)
    }
    try console.present(LogAnswer(entries: entries), as: output)
    return .success
  }
}

/// The log as it is printed.
private struct LogAnswer: Presentable {
  let entries: [LogEntry]

  var table: Table {
    var table = Table(
      "time", "type", "run", "cause", "subject", "engine", "scene", "before", "after", "added",
      "removed", "moved", "resized", "maxShift", "shiftScore", "message")
    for entry in entries {
      switch entry {
      case .run(let run, let changes):
        for change in changes {
          table.add(
            .time(run.startedAt), .text("run"), .integer(Int(run.id)), .text(run.cause),
            .text(run.subject), .integer(run.engine), .text(change.scene),
            Cell(change.before), Cell(change.after), .integer(change.added),
            .integer(change.removed), .integer(change.moved), .integer(change.resized),
            .number(change.maxShift), .number(change.shiftScore), Cell(change.message))
        }
      case .acceptance(let acceptances):
        for acceptance in acceptances {
          table.add(
            .time(acceptance.createdAt), .text("acceptance"), .none, .none, .none, .none,
            .text(acceptance.scene), Cell(acceptance.previous), .integer(acceptance.number),
            .none, .none, .none, .none, .none, .none, Cell(acceptance.message))
        }
      }
    }
    return table
  }

  var lines: [String] {
    entries.flatMap { entry in
      switch entry {
      case .run(let run, let changes):
        ["\(Cell.shown(time: run.startedAt))  \(title(run))"] + changes.map { "  \(line($0))" }
      case .acceptance(let acceptances):
        ["\(Cell.shown(time: entry.time))  \(title(acceptances))"]
          + acceptances.map { acceptance in
            let previous = acceptance.previous.map { "\($0)" } ?? "none"
            return "  \(acceptance.scene.escaped): baseline \(previous) -> \(acceptance.number)"
          }
      }
    }
  }

  func lines(within width: Int) -> [String] { lines.map { $0.shortened(to: width) } }

  func write(to writer: inout JSONWriter) {
    writer.beginArray()
    for entry in entries {
      writer.beginObject()
      switch entry {
      case .run(let run, let changes): write(run, changes, to: &writer)
      case .acceptance(let acceptances): write(acceptances, to: &writer)
      }
      writer.endObject()
    }
    writer.endArray()
  }

  private func write(
    _ run: RunRecord, _ changes: [ChangeRecord], to writer: inout JSONWriter
  ) {
    writer.members([
      ("type", .text("run")), ("run", .integer(Int(run.id))), ("cause", .text(run.cause)),
      ("subject", .text(run.subject)), ("engine", .integer(run.engine)),
      ("startedAt", .text(run.startedAt)), ("finishedAt", Cell(run.finishedAt)),
      ("first", .integer(run.first)), ("changed", .integer(run.changed)),
      ("unchanged", .integer(run.unchanged)), ("failed", .integer(run.failed)),
    ])
    var table = Table(
      "scene", "before", "after", "added", "removed", "moved", "resized", "maxShift",
      "shiftScore", "message")
    for change in changes {
      table.add(
        .text(change.scene), Cell(change.before), Cell(change.after), .integer(change.added),
        .integer(change.removed), .integer(change.moved), .integer(change.resized),
        .number(change.maxShift), .number(change.shiftScore), Cell(change.message))
    }
    writer.member("changes", rowsOf: table)
  }

  private func write(_ acceptances: [AcceptanceRecord], to writer: inout JSONWriter) {
    writer.members([
      ("type", .text("acceptance")), ("time", Cell(acceptances.first?.createdAt)),
      ("message", Cell(acceptances.first?.message)),
    ])
    var table = Table("scene", "before", "after")
    for acceptance in acceptances {
      table.add(
        .text(acceptance.scene), Cell(acceptance.previous), .integer(acceptance.number))
    }
    writer.member("scenes", rowsOf: table)
  }

  private func title(_ run: RunRecord) -> String {
    var counts: [String] = []
    for (count, word) in [
      (run.first, "first"), (run.changed, "changed"), (run.unchanged, "unchanged"),
      (run.failed, "failed"),
    ] where count > 0 {
      counts.append("\(count) \(word)")
    }
    let subject = run.subject.isEmpty ? "" : " \(run.subject.escaped)"
    let engine = run.cause == "engine" ? "" : ", engine \(run.engine)"
    if run.finishedAt == nil { counts.append("interrupted") }
    return "run \(run.id): \(run.cause)\(subject)\(engine): " + counts.joined(separator: ", ")
  }

  private func title(_ acceptances: [AcceptanceRecord]) -> String {
    let message = acceptances.first?.message.map { ": \($0.escaped)" } ?? ""
    return "accepted \(acceptances.count) scene\(acceptances.count == 1 ? "" : "s")\(message)"
  }

  private func line(_ change: ChangeRecord) -> String {
    let name = change.scene.escaped
    if let message = change.message { return "\(name): failed: \(message.escaped)" }
    guard let before = change.before, let after = change.after else {
      return "\(name): first, \(change.added) elements"
    }
    var parts: [String] = []
    for (count, word) in [
      (change.added, "added"), (change.removed, "removed"), (change.resized, "resized"),
      (change.moved, "moved"),
    ] where count > 0 {
      parts.append("\(count) \(word)")
    }
    if parts.isEmpty { parts.append("content size changed") }
    if change.maxShift > 0 { parts.append("at most \(Cell.rounded(change.maxShift)) pt") }
    return "\(name): \(before) -> \(after), \(parts.joined(separator: ", "))"
  }
}
