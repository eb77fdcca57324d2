/// Columns that take one item each in turn, from the left or from the right.
struct ColumnsInTurn: ColumnHeights {
  private var heights: [Double]
  private var latest: Int
  private let isReversed: Bool

  init(count: Int) {
    self.init(count: count, isReversed: false)
  }

  /// Makes so many columns, at least 1; reversed, the last one comes first.
  init(count: Int, isReversed: Bool) {
    heights = Array(repeating: 0, count: count)
    self.isReversed = isReversed
    latest = isReversed ? 0 : count - 1
  }

  var count: Int { heights.count }

  func height(of column: Int) -> Double { heights[column] }

  mutating func reset(to height: Double) {
    for column in heights.indices { heights[column] = height }
    latest = isReversed ? 0 : count - 1
  }

  mutating func next(within tolerance: Double) -> (column: Int, height: Double) {
    if isReversed {
      latest = latest == 0 ? count - 1 : latest - 1
    } else {
      latest = latest == count - 1 ? 0 : latest + 1
    }
    return (latest, heights[latest])
  }

  mutating func setNext(to height: Double) {
    heights[latest] = height
  }
}
