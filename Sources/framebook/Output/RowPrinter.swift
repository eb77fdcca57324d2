import Arguments
import StrictJSON

/// Prints rows as they come, in each format; only the aligned table for people waits for the last.
struct RowPrinter {
  /// How many bytes are collected before they are handed on.
  private static let pieceSize = 1 << 16

  private let format: OutputFormat
  private let console: Console
  private var table: Table
  private var writer: JSONWriter

  /// Begins the output of rows with these columns; a name that comes again gets a number behind it.
  init(columns: [String], as options: FormatOptions, in console: Console) throws {
    format = options.format
    self.console = console
    table = Table(columns: RowPrinter.unique(columns), isVerbatim: true)
    writer = JSONWriter(isIndented: format == .json)
    switch format {
    case .json: writer.beginArray()
    case .csv: try console.output.write(Table.csv(table.columns))
    case .table, .ndjson: break
    }
  }

  /// Prints one row, which has a value for every column.
  mutating func print(_ row: [Cell]) throws {
    switch format {
    case .table:
      table.rows.append(row)
    case .json:
      table.write(row, to: &writer)
      if writer.bytes.count >= RowPrinter.pieceSize { try console.output.write(writer.drain()) }
    case .ndjson:
      table.write(row, to: &writer)
      writer.endLine()
      if writer.bytes.count >= RowPrinter.pieceSize { try console.output.write(writer.drain()) }
    case .csv:
      try console.output.write(Table.csv(row.map(\.plain)))
    }
  }

  /// Ends the output.
  mutating func end() throws {
    switch format {
    case .table:
      let lines = console.isOutputTerminal ? table.lines(within: console.width) : table.lines
      for line in lines { try console.print(line) }
    case .json:
      writer.endArray()
      writer.endLine()
      try console.output.write(writer.drain())
    case .ndjson:
      try console.output.write(writer.drain())
    case .csv:
      break
    }
  }

  /// Returns `a`, `a:1`, `a:2` for three columns `a`: an object has each key once.
  private static func unique(_ columns: [String]) -> [String] {
    var taken = Set(columns)
    var seen: Set<String> = []
    return columns.map { column in
      if seen.insert(column).inserted { return column }
      var number = 1
      while !taken.insert("\(column):\(number)").inserted { number += 1 }
      return "\(column):\(number)"
    }
  }
}
