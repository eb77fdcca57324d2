extension Draft {
  /// Places items of one size in rows of `columns`, where `x` and `y` say for a column and a row.
  @inline(__always)
  mutating func addRows(
    of columns: Int, items: Int, _ size: Size, x: (_ column: Double) -> Double,
    y: (_ row: Double) -> Double
  ) {
    let first = count
    var pen = itemPen
    var top = y(0)
    for column in 0..<min(columns, items) {
      pen.add(Rect(x: x(Double(column)), y: top, width: size.width, height: size.height))
    }
    // The rows below stand under the first. One loop over all of them: most rows are short, and to
    // begin a loop for each would take longer than what it does.
    var row = 0
    var next = first + columns
    for _ in min(columns, items)..<items {
      if next == first + columns {
        next = first
        row += 1
        top = y(Double(row))
      }
      pen.add(Rect(x: pen[next].x, y: top, width: size.width, height: size.height))
      next &+= 1
    }
    take(pen)
  }
}
