import TestSupport
import Testing

@testable import LayoutEngine

/// Holds the ways to find the next column to a plain search.
@Suite struct ColumnHeightsTests {
  @Test(arguments: [1, 2, 3, 4, 7, 8, 9, 33], UInt64(0)..<8)
  func `the next column is the first that a plain search finds`(_ count: Int, _ seed: UInt64) {
    if count <= 4 { hold(FewColumns<SIMD4<Double>>(count: count), seed) }
    if count <= 8 { hold(FewColumns<SIMD8<Double>>(count: count), seed) }
    if count <= 8 { hold(FewColumns<SIMD8<Float>>(count: count), seed) }
    hold(ManyColumns<Double>(count: count), seed)
  }

  private func hold<Columns: ColumnHeights>(_ columns: Columns, _ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let tolerance: Columns.Height = seed % 2 == 0 ? 0 : 1.0 / 1024
    var columns = columns
    var heights = Array(repeating: 5 as Columns.Height, count: columns.count)
    columns.reset(to: 5)
    for _ in 0..<200 {
      let lowest = heights.min() ?? 0
      let column = heights.firstIndex { $0 <= lowest + tolerance } ?? 0
      let next = columns.next(within: tolerance)
      #expect(next.column == column && next.height == heights[column])
      // Steps of half the tolerance, so that many heights tie or nearly do; some go back.
      let height = heights[column] + Columns.Height(Int.random(in: -1...6, using: &random)) / 2048
      heights[column] = height
      columns.setNext(to: height)
    }
    #expect(heights.indices.map(columns.height) == heights)
  }

  @Test func `columns in turn go round`() {
    var columns = ColumnsInTurn(count: 3)
    columns.reset(to: 1)
    var order: [Int] = []
    for _ in 0..<4 {
      order.append(columns.next(within: 0).column)
      columns.setNext(to: 2)
    }
    #expect(order == [0, 1, 2, 0])
  }
}
