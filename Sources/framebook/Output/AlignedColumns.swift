import Wording

/// The widths of columns, found in a first pass over the rows, and the lines of a second one.
struct AlignedColumns {
  /// How many blanks stand between two columns.
  static let gap = 2

  private var widths: [Int]
  private let isRight: [Bool]

  /// Starts with columns as wide as their titles; those at the right edge hold numbers.
  init(titles: [String], isRight: [Bool]) {
    widths = titles.map(\.displayWidth)
    self.isRight = isRight
  }

  /// Takes columns of given widths, which cut the texts that are wider.
  init(widths: [Int], isRight: [Bool]) {
    self.widths = widths
    self.isRight = isRight
  }

  /// Widens the columns to a row's texts.
  mutating func take(_ texts: [String]) {
    for (column, text) in texts.enumerated() {
      let width = text.displayWidth
      if width > widths[column] { widths[column] = width }
    }
  }

  /// Returns a row's texts as a line, without blanks at its end.
  func line(_ texts: [String]) -> String {
    var line = ""
    for (column, text) in texts.enumerated() {
      if column > 0 { line += String(repeating: " ", count: AlignedColumns.gap) }
      let text = text.shortened(to: widths[column])
      let padding = String(repeating: " ", count: widths[column] - text.displayWidth)
      line += isRight[column] ? padding + text : text + padding
    }
    while line.utf8.last == 32 { line.removeLast() }
    return line
  }
}
