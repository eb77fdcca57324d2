/// The widths of columns, found in a first pass over the rows, and the lines of a second one.
struct AlignedColumns {
  private var widths: [Int]
  private let isRight: [Bool]

  /// Starts with columns as wide as their titles; those at the right edge hold numbers.
  init(titles: [String], isRight: [Bool]) {
    widths = titles.map(AlignedColumns.width)
    self.isRight = isRight
  }

  /// Widens the columns to a row's texts.
  mutating func take(_ texts: [String]) {
    for (column, text) in texts.enumerated() {
      let width = AlignedColumns.width(text)
      if width > widths[column] { widths[column] = width }
    }
  }

  /// Returns a row's texts as a line, without blanks at its end.
  func line(_ texts: [String]) -> String {
    var line = ""
    for (column, text) in texts.enumerated() {
      if column > 0 { line += "  " }
      let padding = String(repeating: " ", count: widths[column] - AlignedColumns.width(text))
      line += isRight[column] ? padding + text : text + padding
    }
    while line.utf8.last == 32 { line.removeLast() }
    return line
  }

  private static func width(_ text: String) -> Int {
    // To find where characters end is slow, and ASCII has one a byte.
    text.utf8.allSatisfy { $0 < 128 } ? text.utf8.count : text.count
  }
}
