import StrictJSON

/// Rows of letters, each letter one rectangle of a grid whose columns share the side evenly.
struct AreaPicture: Hashable, Sendable {
  /// One letter's rectangle, in columns and rows.
  struct Area: Hashable, Sendable {
    /// The columns it covers.
    var columns: ClosedRange<Int>
    /// The rows it covers.
    var rows: ClosedRange<Int>
  }

  /// Why rows of letters make no picture.
  enum Fault: Error, Hashable, Sendable {
    /// There is no letter at all.
    case noLetters
    /// A row is not as long as the first one.
    case unevenRow(Int)
    /// A row has no columns or more than 1000.
    case columnCount(row: Int)
    /// A character is neither a letter nor a dot.
    case character(Unicode.Scalar, row: Int)
    /// A letter forms no rectangle.
    case noRectangle(Unicode.Scalar)

    /// The row that is wrong, counted from 0; nil when the picture is.
    var row: Int? {
      switch self {
      case .unevenRow(let row), .columnCount(let row), .character(_, let row): row
      case .noLetters, .noRectangle: nil
      }
    }
  }

  /// How many columns share the side.
  let columnCount: Int
  /// The rectangles in order of first appearance.
  let areas: [Area]
  /// The height of a row; nil stands for the column's width.
  var rowHeight: Length?

  /// Reads the rows of a picture, all of the same length.
  init(rows: [String], rowHeight: Length? = nil) throws(Fault) {
    self.rowHeight = rowHeight
    columnCount = rows.first?.unicodeScalars.count ?? 0
    var tally = Tally()
    for (row, text) in rows.enumerated() {
      let scalars = text.unicodeScalars
      guard (1...Limits.columns).contains(scalars.count) else { throw .columnCount(row: row) }
      guard scalars.count == columnCount else { throw .unevenRow(row) }
      for (column, scalar) in scalars.enumerated() where scalar != "." {
        guard ("A"..."Z").contains(scalar) || ("a"..."z").contains(scalar) else {
          throw .character(scalar, row: row)
        }
        tally.add(scalar, column: column, row: row)
      }
    }
    guard !tally.areas.isEmpty else { throw .noLetters }
    for (index, area) in tally.areas.enumerated()
    where area.columns.count * area.rows.count != tally.cellCounts[index] {
      throw .noRectangle(tally.letters[index])
    }
    areas = tally.areas
  }

  /// Returns the rectangles in points, columns across and rows down, relative to the origin.
  func rects(side: Double) -> [Rect] {
    let count = Double(columnCount)
    let rowHeight = self.rowHeight?.points(side: side) ?? side / count
    return areas.map { area in
      Rect(
        x: side * Double(area.columns.lowerBound) / count,
        y: rowHeight * Double(area.rows.lowerBound),
        width: side * Double(area.columns.count) / count,
        height: rowHeight * Double(area.rows.count))
    }
  }

  /// The bounds of each letter so far and how many cells it has.
  private struct Tally {
    var letters: [Unicode.Scalar] = []
    var areas: [Area] = []
    var cellCounts: [Int] = []

    mutating func add(_ letter: Unicode.Scalar, column: Int, row: Int) {
      guard let index = letters.firstIndex(of: letter) else {
        letters.append(letter)
        areas.append(Area(columns: column...column, rows: row...row))
        cellCounts.append(1)
        return
      }
      let columns = areas[index].columns
      areas[index].columns = min(columns.lowerBound, column)...max(columns.upperBound, column)
      areas[index].rows = areas[index].rows.lowerBound...row
      cellCounts[index] += 1
    }
  }
}

extension AreaPicture.Fault: CustomStringConvertible {
  var description: String {
    switch self {
    case .noLetters: "areas without a letter, at least one letter is needed"
    case .unevenRow:
      "the row is not as long as the first, all rows need the same length"
    case .columnCount:
      "the row has no columns or more than \(Limits.columns), 1 to \(Limits.columns) would do"
    case .character(let character, _):
      "'\(String(character).shown)' in the row, letters A-Z and a-z and dots are known"
    case .noRectangle(let letter):
      "letter '\(letter)' of areas forms no rectangle, its cells have to fill one"
    }
  }
}
