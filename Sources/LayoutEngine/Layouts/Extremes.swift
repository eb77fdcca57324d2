/// How far many rectangles reach, found in one pass over them.
struct Extremes {
  /// The greatest right edge, at least 0.
  private(set) var right = 0.0
  /// The greatest bottom edge, at least 0.
  private(set) var bottom = 0.0

  private var left = 0.0
  private var top = 0.0
  private var leastWidth = 0.0
  private var leastHeight = 0.0
  /// The sum of all edges, which is not finite when one of them is not.
  private var sum = 0.0

  /// Whether no extent is negative and every edge is finite and within the limit.
  var isSound: Bool {
    leastWidth >= 0 && leastHeight >= 0 && left > -Limits.points && top > -Limits.points
      && right < Limits.points && bottom < Limits.points && sum.isFinite
  }

  /// Takes these rectangles in.
  mutating func add(_ rects: UnsafeBufferPointer<Rect>) {
    // Local and without a call, so that all of it stays in registers.
    var result = self
    for rect in rects {
      let maxX = rect.x + rect.width
      let maxY = rect.y + rect.height
      result.sum += maxX + maxY
      if rect.x < result.left { result.left = rect.x }
      if rect.y < result.top { result.top = rect.y }
      if rect.width < result.leastWidth { result.leastWidth = rect.width }
      if rect.height < result.leastHeight { result.leastHeight = rect.height }
      if maxX > result.right { result.right = maxX }
      if maxY > result.bottom { result.bottom = maxY }
    }
    self = result
  }
}
