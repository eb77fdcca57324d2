import TestSupport
import Testing

@testable import LayoutEngine

/// Holds the two ways to find the next column to a plain search.
@Suite struct ColumnHeightsTests {
  @Test(arguments: [1, 2, 3, 4, 7, 8, 9, 33], UInt64(0)..<8)
  func `the next column is the first that a plain search finds`(_ count: Int, _ seed: UInt64) {
    var random = SplitMix64(seed: seed)
    let tolerance = seed % 2 == 0 ? 0 : 1.0 / 1024
    var few = FewColumns<Double>(count: count)
    var many = ManyColumns<Double>(count: count)
    var heights = Array(repeating: 5.0, count: count)
    few.reset(to: 5)
    many.reset(to: 5)
    for _ in 0..<200 {
      let lowest = heights.min() ?? 0
      let column = heights.firstIndex { $0 <= lowest + tolerance } ?? 0
      let first = few.next(within: tolerance)
      let second = many.next(within: tolerance)
      #expect(first.column == column && first.height == heights[column])
      #expect(second.column == column && second.height == heights[column])
      // Steps of half the tolerance, so that many heights tie or nearly do; some go back.
      let height = heights[column] + Double(Int.random(in: -1...6, using: &random)) / 2048
      heights[column] = height
      few.setNext(to: height)
      many.setNext(to: height)
    }
    #expect((0..<count).map(few.height) == heights)
    #expect((0..<count).map(many.height) == heights)
  }

  @Test func `columns in turn go round from their side`() {
    for isReversed in [false, true] {
      var columns = ColumnsInTurn(count: 3, isReversed: isReversed)
      columns.reset(to: 1)
      var order: [Int] = []
      for _ in 0..<4 {
        order.append(columns.next(within: 0).column)
        columns.setNext(to: 2)
      }
      #expect(order == (isReversed ? [2, 1, 0, 2] : [0, 1, 2, 0]))
    }
  }
}
