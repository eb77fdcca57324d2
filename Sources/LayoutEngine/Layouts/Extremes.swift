/// How far many rectangles reach, and whether all are sound, found in one pass over them.
struct Extremes {
  /// The greatest right edge, at least 0.
  private(set) var right = 0.0
  /// The greatest bottom edge, at least 0.
  private(set) var bottom = 0.0
  /// Whether no extent is negative and every edge is finite and within the limit.
  private(set) var isSound = true

  /// Takes these rectangles in.
  mutating func add(_ rects: UnsafeBufferPointer<Rect>) {
    // Two at a time: a processor need not wait for one comparison before it makes the other.
    var even = self
    var odd = self
    var index = 0
    while index + 1 < rects.count {
      even.add(rects[index])
      odd.add(rects[index + 1])
      index += 2
    }
    if index < rects.count { even.add(rects[index]) }
    right = even.right > odd.right ? even.right : odd.right
    bottom = even.bottom > odd.bottom ? even.bottom : odd.bottom
    isSound = even.isSound && odd.isSound
  }

  @inline(__always)
  private mutating func add(_ rect: Rect) {
    let maxX = rect.x + rect.width
    let maxY = rect.y + rect.height
    // Every comparison with a NaN is false.
    let isRectSound =
      rect.x > -Limits.points && rect.y > -Limits.points && maxX < Limits.points
      && maxY < Limits.points && rect.width >= 0 && rect.height >= 0
    if !isRectSound { isSound = false }
    right = maxX > right ? maxX : right
    bottom = maxY > bottom ? maxY : bottom
  }
}
