import LayoutEngine
import TestSupport
import Testing

/// Holds waterfalls to a plain search through all columns, to the last bit.
@Suite struct WaterfallTests {
  static let columnCounts = [1, 2, 3, 4, 5, 8, 9, 20, 300]

  @Test(arguments: columnCounts, UInt64(0)..<6)
  func `items stand where a plain search puts them`(_ columnCount: Int, _ seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    // Few sizes let columns tie; a negative spacing makes them shrink.
    let sizes = seed % 2 == 0 ? [1.0, 2, 3] : [0.1, 7.3, 41.7, 60.01, 99.9]
    let spacing = seed % 3 == 0 ? -2.25 : 3.7
    let items = (0..<60).map { _ in
      let sides = [sizes, sizes].map { $0[Int.random(in: 0..<$0.count, using: &random)] }
      return Size(width: sides[0], height: sides[1])
    }
    for (order, name) in ["shortestFirst", "leftToRight", "rightToLeft"].enumerated() {
      let scenario = WaterfallTests.scenario(
        columnCount, spacing, items, field: #""itemRenderDirection":"\#(name)""#)
      let frames = try scenario.frames()
      var columns = PlainColumns(count: columnCount)
      let width = (3000 - 10 * Double(columnCount - 1)) / Double(columnCount)
      for (index, item) in items.enumerated() {
        let column =
          switch order {
          case 0: columns.lowest(within: 1.0 / 1024)
          case 1: index % columnCount
          default: columnCount - 1 - index % columnCount
          }
        let height = item.height * width / item.width
        let y = columns.starts[column]
        let x = (width + 10) * Double(column)
        #expect(frames.rects[index] == Rect(x: x, y: y, width: width, height: height))
        columns.starts[column] = y + height + spacing
        columns.ends[column] = y + height
      }
      let end = columns.ends.reduce(-.infinity, max)
      let reach = frames.rects.map(\.maxY).max() ?? 0
      let tolerance = 1.0 / 1024
      #expect(frames.contentSize.height == max(reach > end + tolerance ? reach : end, 0))
    }
  }

  @Test(arguments: columnCounts, 0...2)
  func `engine 1 measures the longest column also among those that stay empty`(
    _ columnCount: Int, _ itemCount: Int
  ) throws {
    let items = Array(repeating: Size(width: 10, height: 1), count: itemCount)
    let scenario = WaterfallTests.scenario(
      columnCount, -50, items, field: #""sectionInset":{"top":100}"#)
    let frames = try scenario.frames(engine: 1)
    let width = ((3000 - 10 * Float(columnCount - 1)) / Float(columnCount)).rounded(.down)
    var heights = Array(repeating: Float(100), count: columnCount)
    for item in items {
      let column = heights.firstIndex(of: heights.min() ?? 0) ?? 0
      heights[column] = heights[column] + Float(item.height) * width / Float(item.width) - 50
    }
    let longest = heights.max() ?? 0
    #expect(frames.contentSize.height == Double((longest > 0 ? longest : heights[0]) + 50))
  }

  private static func scenario(
    _ columnCount: Int, _ spacing: Double, _ items: [Size], field: String
  ) -> Scenario {
    let entries = items.map { #"{"width":\#($0.width),"height":\#($0.height)}"# }
    return Scenario(
      layout: #"{"kind":"waterfall","columnCount":\#(columnCount)"#
        + #","minimumInteritemSpacing":\#(spacing),\#(field)}"#,
      content: #"{"sections":[{"items":[\#(entries.joined(separator: ","))]}]}"#,
      viewport: #"{"width":3000,"height":100}"#)
  }
}

/// Columns that are searched one by one.
private struct PlainColumns {
  var starts: [Double]
  var ends: [Double]

  init(count: Int) {
    starts = Array(repeating: 0, count: count)
    ends = Array(repeating: -.infinity, count: count)
  }

  func lowest(within tolerance: Double) -> Int {
    let bound = (starts.min() ?? 0) + tolerance
    return starts.firstIndex { $0 <= bound } ?? 0
  }
}
