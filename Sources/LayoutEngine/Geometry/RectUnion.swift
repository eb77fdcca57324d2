/// The area that some rectangles cover together, each spot counted once.
///
/// A line sweeps over the rectangles and a segment tree knows how much of the line they cover:
/// n rectangles take n log n steps, however they overlap.
struct RectUnion {
  /// The covered area, in square points.
  private(set) var area = 0.0

  /// Measures these rectangles; those without a positive area add nothing.
  init(_ rects: [Rect]) {
    let solid = rects.filter { $0.maxX > $0.x && $0.maxY > $0.y }
    guard !solid.isEmpty else { return }
    let columns = RectUnion.distinct(solid.map(\.x) + solid.map(\.maxX))
    let rows = RectUnion.distinct(solid.map(\.y) + solid.map(\.maxY))
    // The tree stands on the axis with fewer different edges: layouts have few columns or few rows.
    if columns.count <= rows.count {
      area = RectUnion.sweep(solid, columns: columns)
    } else {
      area = RectUnion.sweep(solid.map(\.transposed), columns: rows)
    }
  }

  /// Where the sweeping line reaches the top or the bottom edge of a rectangle.
  private struct Event {
    let y: Double
    let left: Int32
    let right: Int32
  }

  private static func sweep(_ rects: [Rect], columns: [Double]) -> Double {
    var starts: [Event] = []
    var ends: [Event] = []
    starts.reserveCapacity(rects.count)
    ends.reserveCapacity(rects.count)
    for rect in rects {
      let left = place(of: rect.x, in: columns)
      let right = place(of: rect.maxX, in: columns)
      starts.append(Event(y: rect.y, left: left, right: right))
      ends.append(Event(y: rect.maxY, left: left, right: right))
    }
    // Mostly they rise as the rectangles do, and what is in order is soon sorted.
    starts.sort { $0.y < $1.y }
    ends.sort { $0.y < $1.y }
    var line = CoveredLine(edges: columns)
    var area = 0.0
    var y = starts[0].y
    func reach(_ event: Event) {
      guard event.y > y else { return }
      area += line.covered * (event.y - y)
      y = event.y
    }
    var next = 0
    for end in ends {
      while next < starts.count && starts[next].y <= end.y {
        reach(starts[next])
        line.cover(starts[next].left, starts[next].right, by: 1)
        next += 1
      }
      reach(end)
      line.cover(end.left, end.right, by: -1)
    }
    return area
  }

  /// Returns the different ones of these edges in order.
  private static func distinct(_ edges: [Double]) -> [Double] {
    var some: [Double] = []
    // Most edges come again and again: what was seen not long ago need not be sorted.
    var seen = [Double](repeating: .nan, count: 64)
    for edge in edges {
      let slot = Int((edge.bitPattern &* 0x9E37_79B9_7F4A_7C15) >> 58)
      if seen[slot] == edge { continue }
      seen[slot] = edge
      some.append(edge)
    }
    some.sort()
    var distinct: [Double] = []
    for edge in some where edge != distinct.last { distinct.append(edge) }
    return distinct
  }

  /// Returns the index of an edge, by halves and without a branch that depends on it.
  private static func place(of edge: Double, in edges: [Double]) -> Int32 {
    var low = 0
    var count = edges.count
    while count > 1 {
      let half = count / 2
      low = edges[low + half - 1] < edge ? low + half : low
      count -= half
    }
    return Int32(low)
  }
}

extension RectUnion {
  /// A line cut into pieces at given edges that knows how much of it is covered at least once.
  private struct CoveredLine {
    /// One piece, or the two nodes that halve it, at twice its number and behind that.
    private struct Node {
      /// How often it was covered as a whole.
      var count: Int32 = 0
      /// How much of it is covered.
      var covered = 0.0
      /// How long it is.
      var length = 0.0
    }

    private let pieces: Int
    /// The node of the whole line is number 1.
    private var nodes: [Node]

    /// Makes an uncovered line; `edges` rise.
    init(edges: [Double]) {
      pieces = edges.count - 1
      var leaves = 1
      while leaves < pieces { leaves *= 2 }
      nodes = Array(repeating: Node(), count: leaves * 2)
      measure(node: 1, 0, pieces, edges)
    }

    private mutating func measure(node: Int, _ low: Int, _ high: Int, _ edges: [Double]) {
      nodes[node].length = edges[high] - edges[low]
      guard high - low > 1 else { return }
      let middle = low + (high - low) / 2
      measure(node: node * 2, low, middle, edges)
      measure(node: node * 2 + 1, middle, high, edges)
    }

    /// How much of the line is covered.
    var covered: Double { nodes[1].covered }

    /// Covers the pieces from one edge to another once more (1) or once less (-1).
    mutating func cover(_ left: Int32, _ right: Int32, by change: Int32) {
      let cover = Cover(left: Int(left), right: Int(right), change: change)
      nodes.withUnsafeMutableBufferPointer { cover.apply(to: $0, node: 1, 0, pieces) }
    }

    private struct Cover {
      let left: Int
      let right: Int
      let change: Int32

      func apply(to nodes: UnsafeMutableBufferPointer<Node>, node: Int, _ low: Int, _ high: Int) {
        if left <= low && right >= high {
          nodes[node].count += change
        } else {
          let middle = low + (high - low) / 2
          if left < middle { apply(to: nodes, node: node * 2, low, middle) }
          if right > middle { apply(to: nodes, node: node * 2 + 1, middle, high) }
        }
        if nodes[node].count > 0 {
          nodes[node].covered = nodes[node].length
        } else if high - low == 1 {
          nodes[node].covered = 0
        } else {
          nodes[node].covered = nodes[node * 2].covered + nodes[node * 2 + 1].covered
        }
      }
    }
  }
}
