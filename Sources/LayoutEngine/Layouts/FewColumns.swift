/// At most as many columns as there are lanes, four or eight, in the order of their heights.
///
/// The column of an item depends on all items before it, so what counts is how long a processor
/// waits for the next answer: here one addition and one comparison. Every step costs as much as
/// there are lanes.
struct FewColumns<Lanes: SIMD>: ColumnHeights where Lanes.Scalar: BinaryFloatingPoint {
  typealias Height = Lanes.Scalar

  /// How many columns fit.
  static var limit: Int { Lanes.scalarCount }

  let count: Int
  /// The heights of the columns: the first one is to be replaced, the others rise.
  private var heights = Lanes()
  /// The columns in the same order, a byte each, the first one lowest.
  private var columns: UInt64 = 0

  init(count: Int) {
    precondition(count <= FewColumns.limit, "more columns than lanes")
    precondition([4, 8].contains(FewColumns.limit), "neither four nor eight lanes")
    self.count = count
    reset(to: 0)
  }

  func height(of column: Int) -> Height {
    for place in 0..<count where self.column(at: place) == column { return heights[place] }
    return 0
  }

  mutating func reset(to height: Height) {
    // A lane too many is higher than every column, and behind those that are as high.
    for place in 0..<Lanes.scalarCount { heights[place] = place < count ? height : .infinity }
    columns = 0x0706_0504_0302_0100
  }

  @inline(__always)
  mutating func next(within tolerance: Height) -> (column: Int, height: Height) {
    let bound = heights[0] + tolerance
    if heights[1] <= bound { self = withFirstOfTies(bound) }
    return (column(at: 0), heights[0])
  }

  @inline(__always)
  private func column(at place: Int) -> Int {
    Int(truncatingIfNeeded: columns &>> (8 &* UInt64(truncatingIfNeeded: place)) & 0xFF)
  }

  /// Returns the same with the first of the columns up to `bound` in front.
  ///
  /// It changes a copy, so that the columns themselves can stay in registers.
  @inline(__always)
  private func withFirstOfTies(_ bound: Height) -> FewColumns {
    var best = 0
    for place in 1..<count where heights[place] <= bound && column(at: place) < column(at: best) {
      best = place
    }
    var result = self
    for place in 0..<best { result.heights[place + 1] = heights[place] }
    result.heights[0] = heights[best]
    let others = (1 as UInt64) &<< (8 &* UInt64(best)) &- 1
    let kept = columns & ~(others &<< 8 | 0xFF)
    result.columns = kept | (columns & others) &<< 8 | UInt64(column(at: best))
    return result
  }

  @inline(__always)
  mutating func setNext(to height: Height) {
    // Where the height belongs cannot be predicted, so all lanes are chosen without a branch: what
    // is lower moves one place to the front, and the height comes to stand behind that.
    var lower: UInt64 = 0
    var carried = height
    func pass(_ place: Int) {
      let other = heights[place]
      heights[place - 1] = other < carried ? other : carried
      carried = other < height ? height : other
      lower &+= other < height ? 1 : 0
    }
    // In two loops, as one over eight lanes would not be unrolled, and wait for memory at each step.
    for place in 1..<4 { pass(place) }
    for place in 4..<Lanes.scalarCount { pass(place) }
    heights[Lanes.scalarCount - 1] = carried
    lower &*= 8
    // The columns behind the height stay where they are.
    let kept = columns & (~0xFF &<< lower)
    columns = kept | (columns ^ kept) &>> 8 | (columns & 0xFF) &<< lower
  }
}
