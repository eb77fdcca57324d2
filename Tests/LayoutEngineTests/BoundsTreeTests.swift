import Testing

@testable import LayoutEngine

struct BoundsTreeTests {
  @Test(arguments: [1, 15, 16, 17, 255, 256, 257, 4096, 4097])
  func `bounds that meet everything give every index once`(count: Int) {
    let tree = BoundsTree(BoundsTreeTests.grid(of: count))
    var indices: [Int] = []
    tree.forEachRun { _ in
      true
    } body: {
      indices += $0
    }
    #expect(indices == Array(0..<count))
  }

  @Test func `no frames give no run`() {
    var runs = 0
    BoundsTree([]).forEachRun { _ in
      true
    } body: { _ in
      runs += 1
    }
    #expect(runs == 0)
  }

  @Test func `a small rect looks at few bounds and few runs`() {
    let tree = BoundsTree(BoundsTreeTests.grid(of: 100_000))
    let rect = Rect(x: 0, y: 120_000, width: 40, height: 40)
    var looks = 0
    var runs = 0
    tree.forEachRun {
      looks += 1
      return $0.meets(rect)
    } body: { _ in
      runs += 1
    }
    #expect(runs <= 3)
    #expect(looks <= 16 * 4 * 3)
  }

  @Test func `one huge frame costs its own run only`() {
    var rects = BoundsTreeTests.grid(of: 100_000)
    rects[5] = Rect(x: 0, y: 0, width: 40, height: 250_000)
    let rect = Rect(x: 0, y: 120_000, width: 40, height: 40)
    var runs: [Range<Int>] = []
    BoundsTree(rects).forEachRun {
      $0.meets(rect)
    } body: {
      runs.append($0)
    }
    #expect(runs.first == 0..<16)
    #expect(runs.count <= 4)
  }

  /// Returns frames of 10 by 10 points, four in a row.
  private static func grid(of count: Int) -> [Rect] {
    (0..<count).map {
      Rect(x: Double($0 % 4) * 10, y: Double($0 / 4) * 10, width: 10, height: 10)
    }
  }
}
