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
    let columns = RectUnion.edges(solid.lazy.map { ($0.x, $0.maxX) }, count: solid.count)
    let rows = RectUnion.edges(solid.lazy.map { ($0.y, $0.maxY) }, count: solid.count)
    // The tree stands on the axis with fewer different edges: layouts have few columns or few rows.
    if columns.count <= rows.count {
      area = RectUnion.sweep(solid, columns: columns)
    } else {
      area = RectUnion.sweep(solid.map(\.transposed), columns: rows)
    }
  }

  /// What happens where the sweeping line reaches the top or the bottom edge of a rectangle.
  private struct Event {
    let y: Double
    let left: Int
    let right: Int
    let change: Int32
  }

  private static func sweep(_ rects: [Rect], columns: [Double]) -> Double {
    var events: [Event] = []
    events.reserveCapacity(rects.count * 2)
    for rect in rects {
      let left = place(of: rect.x, in: columns)
      let right = place(of: rect.maxX, in: columns)
      events.append(Event(y: rect.y, left: left, right: right, change: 1))
    }
    // The bottom edges of rows rise as their top edges do, and what is in order is soon sorted.
    for (index, rect) in rects.enumerated() {
      let top = events[index]
      events.append(Event(y: rect.maxY, left: top.left, right: top.right, change: -1))
    }
    events.sort { $0.y < $1.y }
    var line = CoveredLine(edges: columns)
    var area = 0.0
    var y = events[0].y
    for event in events {
      if event.y > y {
        area += line.length * (event.y - y)
        y = event.y
      }
      line.cover(event.left..<event.right, by: event.change)
    }
    return area
  }

  private static func edges(_ pairs: some Collection<(Double, Double)>, count: Int) -> [Double] {
    var all: [Double] = []
    all.reserveCapacity(count * 2)
    for (low, _) in pairs { all.append(low) }
    for (_, high) in pairs { all.append(high) }
    all.sort()
    var distinct: [Double] = []
    for edge in all where edge != distinct.last { distinct.append(edge) }
    return distinct
  }

  private static func place(of edge: Double, in edges: [Double]) -> Int {
    var low = 0
    var high = edges.count - 1
    while low < high {
      let middle = low + (high - low) / 2
      if edges[middle] < edge { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension RectUnion {
  /// A line cut into pieces at given edges that knows how much of it is covered at least once.
  private struct CoveredLine {
    private let edges: [Double]
    /// How often each node's pieces were covered as a whole; node 1 is the root.
    private var counts: [Int32]
    /// How much is covered within each node.
    private var lengths: [Double]

    /// Makes an uncovered line; `edges` rise.
    init(edges: [Double]) {
      self.edges = edges
      var leaves = 1
      while leaves < edges.count - 1 { leaves *= 2 }
      counts = Array(repeating: 0, count: leaves * 2)
      lengths = Array(repeating: 0, count: leaves * 2)
    }

    /// How much of the line is covered.
    var length: Double { lengths[1] }

    /// Covers the pieces once more (1) or once less (-1).
    mutating func cover(_ pieces: Range<Int>, by change: Int32) {
      update(node: 1, spanning: 0..<edges.count - 1, pieces: pieces, change: change)
    }

    private mutating func update(
      node: Int, spanning span: Range<Int>, pieces: Range<Int>, change: Int32
    ) {
      let middle = span.lowerBound + span.count / 2
      if pieces.lowerBound <= span.lowerBound && pieces.upperBound >= span.upperBound {
        counts[node] += change
      } else {
        if pieces.lowerBound < middle {
          update(
            node: node * 2, spanning: span.lowerBound..<middle, pieces: pieces, change: change)
        }
        if pieces.upperBound > middle {
          update(
            node: node * 2 + 1, spanning: middle..<span.upperBound, pieces: pieces, change: change)
        }
      }
      if counts[node] > 0 {
        lengths[node] = edges[span.upperBound] - edges[span.lowerBound]
      } else {
        lengths[node] = span.count == 1 ? 0 : lengths[node * 2] + lengths[node * 2 + 1]
      }
    }
  }
}
