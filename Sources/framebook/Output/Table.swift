import StrictJSON
import Wording

/// Rows of named values: what every list is printed from, in each format.
struct Table {
  /// The names of the columns: keys in JSON, the header in CSV, in capitals for people.
  let columns: [String]
  /// The rows, each with a value for every column.
  var rows: [[Cell]] = []
  /// Whether people see all columns, also without rows, under their names as they are.
  private var isVerbatim = false

  /// Starts a table without rows.
  init(_ columns: String...) {
    self.columns = columns
  }

  /// Starts a table without rows whose columns are somebody else's choice.
  init(columns: [String], isVerbatim: Bool) {
    self.columns = columns
    self.isVerbatim = isVerbatim
  }

  /// Adds a row with a value for every column.
  mutating func add(_ cells: Cell...) {
    precondition(cells.count == columns.count, "a row has a value for every column")
    rows.append(cells)
  }

  /// The aligned lines for people; no titles without rows, nor columns in which nothing stands.
  var lines: [String] {
    guard isVerbatim || !rows.isEmpty else { return [] }
    let filled = columns.indices.filter { column in
      isVerbatim || rows.contains { $0[column] != .none }
    }
    let titles = filled.map { isVerbatim ? columns[$0].escaped : Table.title(columns[$0]) }
    var aligned = AlignedColumns(
      titles: titles,
      isRight: filled.map { column in rows.contains { $0[column].isNumeric } })
    for row in rows { aligned.take(filled.map { row[$0].shown }) }
    return [aligned.line(titles)] + rows.map { row in aligned.line(filled.map { row[$0].shown }) }
  }

  /// Writes one row as a JSON object.
  func write(_ row: [Cell], to writer: inout JSONWriter) {
    writer.beginObject()
    for (column, cell) in zip(columns, row) {
      writer.key(column)
      cell.write(to: &writer)
    }
    writer.endObject()
  }

  /// Returns a row of texts as a line of CSV: RFC 4180.
  static func csv(_ fields: [String]) -> String {
    fields.map { field in
      let isPlain = field.utf8.allSatisfy { $0 != 34 && $0 != 44 && $0 != 10 && $0 != 13 }
      return isPlain ? field : "\"" + field.replacing("\"", with: "\"\"") + "\""
    }.joined(separator: ",") + "\r\n"
  }

  /// Returns `maxShift` as `MAX SHIFT`.
  static func title(_ column: String) -> String {
    column.reduce(into: "") { title, character in
      title += character.isUppercase ? " \(character)" : character.uppercased()
    }
  }
}
