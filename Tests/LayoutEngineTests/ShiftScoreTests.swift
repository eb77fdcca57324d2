import LayoutEngine
import Testing

struct ShiftScoreTests {
  /// A move of one frame in a window of 100 by 100, and its score worked out by hand.
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let before: Rect
    let after: Rect
    let score: Double

    init(_ name: String, _ before: Rect, _ after: Rect, score: Double) {
      testDescription = name
      self.before = before
      self.after = after
      self.score = score
    }
  }

  static let cases = [
    Case(
      "an image that fills the window and moves by half",
      rect(0, 0, 100, 100), rect(0, 50, 100, 100), score: 0.5),
    Case(
      "half the window moves by a quarter: 0.75 × 0.25",
      rect(0, 0, 100, 50), rect(0, 25, 100, 50), score: 0.1875),
    Case(
      "a move across counts as one down", rect(0, 0, 50, 100), rect(25, 0, 50, 100), score: 0.1875),
    Case(
      "the larger of both moves counts: 2 × 0.01 × 0.4",
      rect(0, 0, 10, 10), rect(20, 40, 10, 10), score: 0.008),
    Case(
      "into the window: 0.5 × 1", rect(0, 150, 100, 50), rect(0, 50, 100, 50), score: 0.5),
    Case(
      "out of the window: 0.5 × 1", rect(0, 50, 100, 50), rect(0, 150, 100, 50), score: 0.5),
    Case(
      "farther than the window counts as its extent",
      rect(0, 50, 100, 50), rect(0, 5000, 100, 50), score: 0.5),
    Case("outside before and after", rect(0, 200, 100, 50), rect(0, 300, 100, 50), score: 0),
    Case("past the window", rect(0, -50, 100, 50), rect(0, 100, 100, 50), score: 0),
    Case("growing in place is no shift", rect(0, 0, 100, 50), rect(0, 0, 100, 90), score: 0),
    Case(
      "growing and moving covers both: 0.9 × 0.1",
      rect(0, 0, 100, 20), rect(0, 10, 100, 80), score: 0.09),
    Case(
      "partly visible: only that part counts, 0.25 × 0.5",
      rect(50, 75, 100, 100), rect(50, 125, 100, 100), score: 0.0625),
    Case("without an area", rect(0, 0, 100, 0), rect(0, 50, 100, 0), score: 0),
  ]

  @Test(arguments: cases)
  func `the score is the impact fraction times the distance fraction`(example: Case) {
    let score = ShiftScoreTests.score([example.before], [example.after])
    #expect(abs(score - example.score) < 1e-12)
  }

  @Test func `what covers the same spot counts once, the farthest move counts for all`() {
    let before = [
      ShiftScoreTests.rect(0, 0, 100, 50), ShiftScoreTests.rect(0, 0, 50, 50),
      ShiftScoreTests.rect(0, 90, 100, 10),
    ]
    let after = [
      ShiftScoreTests.rect(0, 10, 100, 50), ShiftScoreTests.rect(0, 20, 50, 50),
      ShiftScoreTests.rect(0, 90, 100, 10),
    ]
    // 100 × 60 by the first, 50 × 10 more by the second; the third one stays.
    #expect(abs(ShiftScoreTests.score(before, after) - 0.65 * 0.2) < 1e-12)
  }

  @Test func `the distance is measured by the larger extent of the window`() {
    let window = Viewport(size: Size(width: 200, height: 100))
    let score = ShiftScoreTests.score(
      [ShiftScoreTests.rect(0, 0, 200, 50)], [ShiftScoreTests.rect(0, 50, 200, 50)], in: window)
    #expect(score == 0.25)
  }

  @Test func `the window stands at the content offset`() {
    let window = Viewport(
      size: Size(width: 100, height: 100), contentOffset: Point(x: 300, y: 1000))
    let before = ShiftScoreTests.rect(300, 1000, 100, 100)
    let after = ShiftScoreTests.rect(300, 1050, 100, 100)
    #expect(ShiftScoreTests.score([before], [after], in: window) == 0.5)
    #expect(ShiftScoreTests.score([before], [after]) == 0)
  }

  @Test func `from right to left the window is counted from the right end of the content`() {
    let window = Viewport(
      size: Size(width: 100, height: 100), contentOffset: Point(x: 50, y: 0), rightToLeft: true)
    let before = ShiftScoreTests.rect(150, 0, 100, 100)
    let after = ShiftScoreTests.rect(150, 50, 100, 100)
    #expect(ShiftScoreTests.score([before], [after], width: 300, in: window) == 0.5)
    #expect(ShiftScoreTests.score([before], [after], width: 1000, in: window) == 0)
  }

  @Test func `content that grows to the left keeps its place in a right-to-left window`() {
    let window = Viewport(size: Size(width: 100, height: 100), rightToLeft: true)
    let before = Frames(
      items: [ShiftScoreTests.rect(200, 0, 100, 100)], contentSize: Size(width: 300, height: 100))
    let after = Frames(
      items: [ShiftScoreTests.rect(270, 0, 100, 100)], contentSize: Size(width: 370, height: 100))
    let diff = FrameDiff(before: before, after: after, in: window)
    #expect(diff.movedCount == 1)
    #expect(diff.shiftScore == 0)
  }

  @Test func `elements that only one side has do not count`() {
    let one = [ShiftScoreTests.rect(0, 0, 100, 50)]
    #expect(ShiftScoreTests.score(one, one + [ShiftScoreTests.rect(0, 50, 100, 50)]) == 0)
    #expect(ShiftScoreTests.score(one + [ShiftScoreTests.rect(0, 50, 100, 50)], one) == 0)
  }

  private static func rect(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double
  ) -> Rect {
    Rect(x: x, y: y, width: width, height: height)
  }

  private static func score(
    _ before: [Rect], _ after: [Rect], width: Double = 100,
    in window: Viewport = Viewport(size: Size(width: 100, height: 100))
  ) -> Double {
    let size = Size(width: width, height: 10_000)
    return FrameDiff(
      before: Frames(items: before, contentSize: size),
      after: Frames(items: after, contentSize: size), in: window
    ).shiftScore
  }
}
