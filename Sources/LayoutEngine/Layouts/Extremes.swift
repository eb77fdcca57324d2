/// How far many rectangles reach, and whether all are sound, found in one pass over them.
struct Extremes {
  /// The greatest right edge, at least 0.
  var right: Double { ends.x }
  /// The greatest bottom edge, at least 0.
  var bottom: Double { ends.y }
  /// Whether no extent is negative and every edge is finite and within the limit.
  private(set) var isSound = true

  private var ends = SIMD2(0.0, 0.0)

  /// Takes these rectangles in.
  mutating func add(_ rects: UnsafeBufferPointer<Rect>) {
    // Two at a time: a processor need not wait for one comparison before it makes the other.
    var even = ends
    var odd = ends
    var isEverySound = SIMDMask<SIMD2<Int64>>(repeating: true)
    let limit = SIMD2(repeating: Limits.points)
    let zero = SIMD2(0.0, 0.0)
    var index = 0
    @inline(__always)
    func add(_ rect: Rect, _ ends: inout SIMD2<Double>) {
      let origin = SIMD2(rect.x, rect.y)
      let size = SIMD2(rect.width, rect.height)
      let end = origin + size
      // Every comparison with a NaN is false.
      let isInside = (origin .> -limit) .& (end .< limit)
      isEverySound = (isEverySound .& isInside .& (size .>= zero))
      ends.replace(with: end, where: end .> ends)
    }
    while index + 1 < rects.count {
      add(rects[index], &even)
      add(rects[index + 1], &odd)
      index += 2
    }
    if index < rects.count { add(rects[index], &even) }
    ends = even.replacing(with: odd, where: odd .> even)
    isSound = isSound && all(isEverySound)
  }
}
