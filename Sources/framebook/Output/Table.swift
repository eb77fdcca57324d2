import StrictJSON
import Wording

/// Rows of named values: what every list is printed from, in each format.
struct Table {
  /// The columns that say how things stand: never cut, never left out.
  private static let states: Set = ["state", "result"]

  /// The columns of names, which differ at their ends as often as at their beginnings.
  private static let names: Set = [
    "scene", "sceneBefore", "name", "layout", "content", "viewport", "subject", "file", "path",
  ]

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
  var lines: [String] { lines(within: Int.max) }

  /// Returns the aligned lines cut to a terminal's width, with `…` for what is missing.
  ///
  /// A row of somebody else's choice keeps all its columns, if need be in a wider line.
  func lines(within width: Int) -> [String] {
    guard isVerbatim || !rows.isEmpty else { return [] }
    let filled = columns.indices.filter { column in
      isVerbatim || rows.contains { $0[column] != .none }
    }
    let fitted = FittedColumns(filled.map(needs), within: width)
    let shown = fitted.shown.map { filled[$0] }
    let aligned = AlignedColumns(
      widths: fitted.widths,
      isRight: shown.map { column in rows.contains { $0[column].isNumeric } })
    let mark = shown.count < filled.count ? "  …" : ""
    return [aligned.line(shown.map(shownTitle)) + mark]
      + rows.map { row in
        aligned.line(zip(shown, fitted.widths).map { shownText(row[$0], column: $0, width: $1) })
      }
  }

  private func shownText(_ cell: Cell, column: Int, width: Int) -> String {
    let text = cell.shown
    return Table.names.contains(columns[column])
      ? text.shortenedInMiddle(to: width) : text.shortened(to: width)
  }

  /// Returns what a column needs of a line.
  private func needs(_ column: Int) -> FittedColumns.Column {
    var needs = FittedColumns.Column(title: shownTitle(column).displayWidth)
    needs.isOptional = !isVerbatim && column > 0 && !Table.states.contains(columns[column])
    for row in rows {
      let width = row[column].shown.displayWidth
      if row[column].isCuttable, !Table.states.contains(columns[column]) {
        needs.text = max(needs.text, width)
      } else {
        needs.whole = max(needs.whole, width)
      }
    }
    return needs
  }

  private func shownTitle(_ column: Int) -> String {
    isVerbatim ? columns[column].escaped : Table.title(columns[column])
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
