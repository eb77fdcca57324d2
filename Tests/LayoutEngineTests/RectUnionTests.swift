import TestSupport
import Testing

@testable import LayoutEngine

struct RectUnionTests {
  @Test(arguments: 0..<60)
  func `the area is the number of covered cells of a grid`(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    var cells = Set<Int>()
    var rects: [Rect] = []
    for _ in 0..<Int.random(in: 0...40, using: &generator) {
      let x = Int.random(in: -10...20, using: &generator)
      let y = Int.random(in: -10...20, using: &generator)
      let width = Int.random(in: 0...8, using: &generator)
      let height = Int.random(in: 0...8, using: &generator)
      for row in y..<y + height {
        for column in x..<x + width { cells.insert(row * 1000 + column) }
      }
      rects.append(
        Rect(x: Double(x), y: Double(y), width: Double(width), height: Double(height)))
    }
    #expect(RectUnion(rects).area == Double(cells.count))
    #expect(RectUnion(rects.map(\.transposed)).area == Double(cells.count))
    #expect(RectUnion(rects.reversed() + rects).area == Double(cells.count))
  }

  @Test func `nothing and flat rectangles cover nothing`() {
    #expect(RectUnion([]).area == 0)
    #expect(RectUnion([Rect(x: 0, y: 0, width: 10, height: 0)]).area == 0)
    #expect(RectUnion([Rect(x: 0, y: 0, width: 0, height: 10)]).area == 0)
    #expect(RectUnion([Rect(x: 0, y: 0, width: .nan, height: 10)]).area == 0)
  }

  @Test func `many rectangles with different edges each are measured`() {
    // A staircase: each step overlaps the one before by half in both directions.
    let rects = (0..<20_000).map {
      Rect(x: Double($0), y: Double($0), width: 2, height: 2)
    }
    #expect(RectUnion(rects).area == 20_000 * 3 + 1)
  }
}
