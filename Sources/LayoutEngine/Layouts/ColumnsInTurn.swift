/// Columns that take one item each in turn.
struct ColumnsInTurn: ColumnHeights {
  private var heights: [Double]
  private var latest: Int

  init(count: Int) {
    heights = Array(repeating: 0, count: count)
    latest = count - 1
  }

  var count: Int { heights.count }

  func height(of column: Int) -> Double { heights[column] }

  mutating func reset(to height: Double) {
    for column in heights.indices { heights[column] = height }
    latest = count - 1
  }

  mutating func next(within tolerance: Double) -> (column: Int, height: Double) {
    latest = latest == count - 1 ? 0 : latest + 1
    return (latest, heights[latest])
  }

  mutating func setNext(to height: Double) {
    heights[latest] = height
  }
}
