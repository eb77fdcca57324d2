/// Columns that share a line of a terminal: texts are cut first, then titles, then columns left out.
struct FittedColumns {
  /// What one column needs.
  struct Column {
    /// The columns of the terminal that its title takes.
    var title: Int
    /// Those of its widest text that may be cut.
    var text = 0
    /// Those of its widest number or word that may not.
    var whole = 0
    /// Whether it may be left out where there is no room.
    var isOptional = false

    /// The width at which nothing is cut.
    var width: Int { max(title, text, whole) }

    /// The width below which it does not go.
    fileprivate func least(text least: Int, title leastTitle: Int) -> Int {
      max(whole, min(text, least), min(title, leastTitle))
    }
  }

  /// The shortest that texts and titles get, pass by pass, as long as the line is too wide.
  private static let passes = [(24, Int.max), (24, 4), (8, 4)]

  /// The columns that are shown, by their places.
  private(set) var shown: [Int]
  /// The widths of the columns that are shown.
  private(set) var widths: [Int] = []

  /// Narrows the widest first, of several as wide the last, to a line of so many columns.
  ///
  /// A line may stay wider where only what cannot be cut is left.
  init(_ columns: [Column], within limit: Int) {
    shown = Array(columns.indices)
    while true {
      widths = shown.map { columns[$0].width }
      // The mark for columns that are left out is as wide as a column of one character.
      let marks = shown.count < columns.count ? AlignedColumns.gap + 1 : 0
      let room = limit - AlignedColumns.gap * max(shown.count - 1, 0) - marks
      for (text, title) in FittedColumns.passes {
        narrow(to: room, least: shown.map { columns[$0].least(text: text, title: title) })
      }
      guard widths.reduce(0, +) > room,
        let last = shown.lastIndex(where: { columns[$0].isOptional })
      else { return }
      shown.remove(at: last)
    }
  }

  private mutating func narrow(to room: Int, least: [Int]) {
    var excess = widths.reduce(0, +) - room
    while excess > 0 {
      let narrowable = widths.indices.filter { widths[$0] > least[$0] }
      guard let widest = narrowable.max(by: { (widths[$0], $0) < (widths[$1], $1) }) else { return }
      // Straight down to the next widest, so that a very long text takes one step.
      let next = narrowable.filter { $0 != widest }.map { widths[$0] }.max() ?? 0
      let width = max(least[widest], widths[widest] - excess, min(next, widths[widest] - 1))
      excess -= widths[widest] - width
      widths[widest] = width
    }
  }
}
