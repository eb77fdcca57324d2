/// The bounds of runs of frames, of runs of those, and so on: a query skips a run it does not meet.
///
/// Frames in canonical order lie near their neighbours, so few runs are met in vain. Each level
/// holds one rectangle for every `fanOut` of the level below it; frames without an area, which
/// nothing can overlap, widen no bounds.
struct BoundsTree: Sendable {
  /// The edges of the smallest rectangle around some frames; inside out when there are none.
  struct Bounds: Sendable {
    /// The leftmost edge.
    var minX = Double.infinity
    /// The topmost edge.
    var minY = Double.infinity
    /// The rightmost edge.
    var maxX = -Double.infinity
    /// The bottommost edge.
    var maxY = -Double.infinity

    /// Widens the bounds to these edges.
    @inline(__always)
    mutating func include(minX: Double, minY: Double, maxX: Double, maxY: Double) {
      // Written out, as these become one instruction each.
      self.minX = minX < self.minX ? minX : self.minX
      self.minY = minY < self.minY ? minY : self.minY
      self.maxX = maxX > self.maxX ? maxX : self.maxX
      self.maxY = maxY > self.maxY ? maxY : self.maxY
    }

    /// Tells whether a frame within the bounds may overlap `rect`.
    @inline(__always)
    func meets(_ rect: Rect) -> Bool {
      minX < rect.maxX && maxX > rect.x && minY < rect.maxY && maxY > rect.y
    }

    /// Tells whether a frame within the bounds may contain `point`.
    @inline(__always)
    func meets(_ point: Point) -> Bool {
      minX <= point.x && point.x < maxX && minY <= point.y && point.y < maxY
    }
  }

  /// How many bounds, or frames on the lowest level, one rectangle of the level above covers.
  static let fanOut = 16

  /// All levels behind each other, the one right above the frames first.
  private var nodes: [Bounds] = []
  /// Where each level begins in `nodes`, and the end of the last one.
  private var levelStarts = [0]
  /// How many frames there are.
  private let count: Int

  /// Makes the bounds of frames in canonical order; linear in their number.
  init(_ rects: [Rect]) {
    count = rects.count
    nodes.reserveCapacity(rects.count / (BoundsTree.fanOut - 1) + 8)
    appendBounds(of: rects)
    var levelStart = 0
    while nodes.count - levelStart > BoundsTree.fanOut {
      let levelEnd = nodes.count
      levelStarts.append(levelEnd)
      appendBounds(ofLevel: levelStart..<levelEnd)
      levelStart = levelEnd
    }
    levelStarts.append(nodes.count)
  }

  /// Calls `body` with the indices of each run whose bounds `meets` accepts, in order.
  @inline(__always)
  func forEachRun(where meets: (Bounds) -> Bool, body: (Range<Int>) -> Void) {
    let top = levelStarts.count - 2
    var level = top
    var index = 0
    // A preorder walk without a stack: the parent of a node, and its own successor, follow from
    // its index. The walk ends where a level does.
    while levelStarts[level] + index < levelStarts[level + 1] {
      if meets(nodes[levelStarts[level] + index]) {
        if level > 0 {
          level -= 1
          index *= BoundsTree.fanOut
          continue
        }
        let first = index * BoundsTree.fanOut
        body(first..<min(first + BoundsTree.fanOut, count))
      }
      index += 1
      while level < top && index % BoundsTree.fanOut == 0 {
        level += 1
        index /= BoundsTree.fanOut
      }
    }
  }

  /// Returns the first index from `start` on that `accepts` takes, in a run whose bounds `meets` accepts.
  func firstIndex(
    from start: Int, where meets: (Bounds) -> Bool, accepts: (Int) -> Bool
  ) -> Int? {
    firstIndex(from: start, level: levelStarts.count - 2, nodes: 0..<Int.max, meets, accepts)
  }

  private func firstIndex(
    from start: Int, level: Int, nodes range: Range<Int>, _ meets: (Bounds) -> Bool,
    _ accepts: (Int) -> Bool
  ) -> Int? {
    let size = levelStarts[level + 1] - levelStarts[level]
    for node in range.clamped(to: 0..<size) where meets(nodes[levelStarts[level] + node]) {
      let below = node * BoundsTree.fanOut..<(node + 1) * BoundsTree.fanOut
      if level > 0 {
        let found = firstIndex(from: start, level: level - 1, nodes: below, meets, accepts)
        if let found { return found }
      } else if let found = below.clamped(to: min(start, count)..<count).first(where: accepts) {
        return found
      }
    }
    return nil
  }

  private mutating func appendBounds(of rects: [Rect]) {
    rects.withUnsafeBufferPointer { rects in
      for first in stride(from: 0, to: rects.count, by: BoundsTree.fanOut) {
        let end = min(first + BoundsTree.fanOut, rects.count)
        // Two at a time: a processor need not wait for one comparison before it makes the other.
        var even = Corners()
        var odd = Corners()
        var index = first
        while index + 1 < end {
          even.include(rects[index])
          odd.include(rects[index + 1])
          index += 2
        }
        if index < end { even.include(rects[index]) }
        var bounds = even.bounds
        let others = odd.bounds
        bounds.include(
          minX: others.minX, minY: others.minY, maxX: others.maxX, maxY: others.maxY)
        nodes.append(bounds)
      }
    }
  }

  /// Bounds that grow, with both axes at a time.
  private struct Corners {
    private var least = SIMD2(repeating: Double.infinity)
    private var greatest = SIMD2(repeating: -Double.infinity)

    /// The bounds so far.
    var bounds: Bounds {
      Bounds(minX: least.x, minY: least.y, maxX: greatest.x, maxY: greatest.y)
    }

    /// Widens the bounds to a frame, unless it has no area.
    @inline(__always)
    mutating func include(_ rect: Rect) {
      let origin = SIMD2(rect.x, rect.y)
      let end = origin + SIMD2(rect.width, rect.height)
      guard all(end .> origin) else { return }
      least.replace(with: origin, where: origin .< least)
      greatest.replace(with: end, where: end .> greatest)
    }
  }

  private mutating func appendBounds(ofLevel level: Range<Int>) {
    for first in stride(from: level.lowerBound, to: level.upperBound, by: BoundsTree.fanOut) {
      var bounds = Bounds()
      for index in first..<min(first + BoundsTree.fanOut, level.upperBound) {
        let node = nodes[index]
        bounds.include(minX: node.minX, minY: node.minY, maxX: node.maxX, maxY: node.maxY)
      }
      nodes.append(bounds)
    }
  }
}
