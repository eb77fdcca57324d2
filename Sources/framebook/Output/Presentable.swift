import Arguments
import StrictJSON

/// What a command answers with: rows for scripts, one JSON value, lines for people.
protocol Presentable {
  /// The rows for NDJSON and CSV.
  var table: Table { get }
  /// The lines for people.
  var lines: [String] { get }
  /// Returns the lines for people at a terminal of so many columns: tables are cut to it.
  func lines(within width: Int) -> [String]
  /// Writes the one JSON value.
  func write(to writer: inout JSONWriter)
}

extension Presentable {
  func lines(within width: Int) -> [String] { lines }

  func write(to writer: inout JSONWriter) {
    writer.beginArray()
    for row in table.rows {
      table.write(row, to: &writer)
    }
    writer.endArray()
  }
}

extension Table: Presentable {
  var table: Table { self }
}

extension Console {
  /// Prints an answer in the format that was asked for.
  func present(_ answer: some Presentable, as options: FormatOptions) throws {
    switch options.format {
    case .table:
      let lines = isOutputTerminal ? answer.lines(within: width) : answer.lines
      for line in lines { try print(line) }
    case .json:
      var writer = JSONWriter(isIndented: true)
      answer.write(to: &writer)
      writer.endLine()
      try output.write(writer.drain())
    case .ndjson:
      let table = answer.table
      var writer = JSONWriter()
      for row in table.rows {
        table.write(row, to: &writer)
        writer.endLine()
        try output.write(writer.drain())
      }
    case .csv:
      let table = answer.table
      try output.write(Table.csv(table.columns))
      for row in table.rows {
        try output.write(Table.csv(row.map(\.plain)))
      }
    }
  }
}
