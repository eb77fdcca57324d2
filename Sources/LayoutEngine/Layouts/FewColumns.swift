/// Some columns in the order of their heights.
///
/// The column of an item depends on all items before it, so what counts is how long a processor
/// waits for the next answer: here one addition and one comparison. Every step costs as much as
/// there are columns.
struct FewColumns<Height: BinaryFloatingPoint>: ColumnHeights {
  private var heights: [Height]
  private var columns: [Int]

  init(count: Int) {
    heights = Array(repeating: 0, count: count)
    columns = Array(0..<count)
  }

  var count: Int { heights.count }

  func height(of column: Int) -> Height {
    zip(columns, heights).first { $0.0 == column }?.1 ?? 0
  }

  mutating func reset(to height: Height) {
    for place in heights.indices {
      heights[place] = height
      columns[place] = place
    }
  }

  @inline(__always)
  mutating func next(within tolerance: Height) -> (column: Int, height: Height) {
    if heights.count > 1, heights[1] <= heights[0] + tolerance { moveFirstColumn(tolerance) }
    return (columns[0], heights[0])
  }

  /// Moves the first of the columns that tie to the front.
  private mutating func moveFirstColumn(_ tolerance: Height) {
    let bound = heights[0] + tolerance
    var best = 0
    for place in 1..<heights.count where heights[place] <= bound && columns[place] < columns[best] {
      best = place
    }
    heights.insert(heights.remove(at: best), at: 0)
    columns.insert(columns.remove(at: best), at: 0)
  }

  @inline(__always)
  mutating func setNext(to height: Height) {
    heights.withUnsafeMutableBufferPointer { heights in
      columns.withUnsafeMutableBufferPointer { columns in
        // Where the height belongs cannot be predicted, so it is carried along without a branch.
        var carried = (height: height, column: columns[0])
        for place in 1..<heights.count {
          let other = (height: heights[place], column: columns[place])
          let stays = other.height < carried.height
          heights[place - 1] = stays ? other.height : carried.height
          columns[place - 1] = stays ? other.column : carried.column
          carried.height = stays ? carried.height : other.height
          carried.column = stays ? carried.column : other.column
        }
        heights[heights.count - 1] = carried.height
        columns[columns.count - 1] = carried.column
      }
    }
  }
}
