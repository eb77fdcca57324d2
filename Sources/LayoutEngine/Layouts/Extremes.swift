/// How far many rectangles reach, and whether all are sound, found in one pass over them.
struct Extremes {
  /// The greatest right edge, at least 0.
  var right: Double { all.ends.x }
  /// The greatest bottom edge, at least 0.
  var bottom: Double { all.ends.y }
  /// Whether no extent is negative and every edge is finite and within the limit.
  var isSound: Bool { all.isSound }

  private var all = Survey()

  /// Takes these rectangles in.
  mutating func add(_ rects: UnsafeBufferPointer<Rect>) {
    // Two at a time: a processor need not wait for one comparison before it makes the other.
    var even = Survey()
    var odd = Survey()
    var index = 0
    while index &+ 1 < rects.count {
      even.add(rects[index])
      odd.add(rects[index &+ 1])
      index &+= 2
    }
    if index < rects.count { even.add(rects[index]) }
    even.add(odd)
    all.add(even)
  }
}

/// The extremes of some rectangles, with both axes at a time.
private struct Survey {
  var origins = SIMD2(0.0, 0.0)
  var sizes = SIMD2(0.0, 0.0)
  var ends = SIMD2(0.0, 0.0)
  /// A sum is the cheapest way to remember that there was a NaN, which no comparison does.
  var sums = SIMD2(0.0, 0.0)

  var isSound: Bool {
    let limit = SIMD2(repeating: Limits.points)
    return Swift.all(
      (origins .> -limit) .& (ends .< limit) .& (sizes .>= 0) .& (sums .== sums))
  }

  @inline(__always)
  mutating func add(_ rect: Rect) {
    let origin = SIMD2(rect.x, rect.y)
    let size = SIMD2(rect.width, rect.height)
    let end = origin + size
    // In this order of the operands the extremes stay in one register each.
    origins = origin.replacing(with: origins, where: origins .< origin)
    sizes = size.replacing(with: sizes, where: sizes .< size)
    ends = end.replacing(with: ends, where: ends .> end)
    sums += end
  }

  mutating func add(_ other: Survey) {
    origins.replace(with: other.origins, where: other.origins .< origins)
    sizes.replace(with: other.sizes, where: other.sizes .< sizes)
    ends.replace(with: other.ends, where: other.ends .> ends)
    sums += other.sums
  }
}
