import LayoutEngine
import TestSupport
import Testing

struct FrameLintTests {
  private static let viewport = Viewport(
    size: Size(width: 100, height: 200), contentInset: Insets(left: 10, right: 10), scale: 2)

  /// Returns the findings for items of one section in a content 80 points wide.
  private func findings(
    _ rects: [Rect], height: Double = 1000, minSize: Double = 0, isHorizontal: Bool = false,
    header: Bool = false
  ) -> [String] {
    let span = SectionSpan(
      first: 0, items: rects.count - (header ? 1 : 0), hasHeader: header)
    let frames = Frames(
      contentSize: Size(width: 80, height: height), sections: [span], rects: rects)
    let lint = FrameLint(
      frames, in: FrameLintTests.viewport, isHorizontal: isHorizontal, minSize: minSize)
    return lint.findings.map { "\($0.rule.rawValue): \($0)" }
  }

  private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
    Rect(x: x, y: y, width: width, height: height)
  }

  @Test func `items side by side on the grid have no fault`() {
    #expect(findings([rect(0, 0, 40, 20.5), rect(40, 0, 40, 20.5), rect(0, 20.5, 80, 1)]) == [])
  }

  @Test func `an item over a later one overlaps it, edge to edge does not`() {
    let rects = [rect(0, 0, 40, 20), rect(40, 0, 40, 20), rect(30, 10, 20, 20)]
    #expect(
      findings(rects) == [
        "overlap: section 0, items 0-1: overlaps section 0, item 2"
      ])
  }

  @Test func `an overlap below a thousandth of a point is none`() {
    #expect(
      findings([rect(0, 0, 40, 20), rect(39.9995, 0, 40, 20)], minSize: 1)
        .allSatisfy { !$0.hasPrefix("overlap") })
  }

  @Test func `a pinned header may stand over items`() {
    #expect(findings([rect(0, 10, 80, 20), rect(0, 0, 80, 40)], header: true) == [])
  }

  @Test func `an item without area overlaps nothing`() {
    #expect(findings([rect(0, 0, 40, 0), rect(0, 0, 40, 20)]) == [])
  }

  @Test func `the insets around the content belong to it, what is past them is outside`() {
    #expect(findings([rect(-10, 0, 100, 20)], header: true) == [])
    #expect(
      findings([rect(-10.5, 0, 20, 20), rect(0, 990, 80, 10.5)], header: true) == [
        "outside: section 0: reaches past the content"
      ])
  }

  @Test func `elements are small only when a size is asked for`() {
    let rects = [rect(0, 0, 44, 44), rect(0, 50, 43, 44), rect(0, 100, 44, 43)]
    #expect(findings(rects) == [])
    #expect(
      findings(rects, minSize: 44) == ["small: section 0, items 1-2: smaller than asked for"])
  }

  @Test func `edges count at the scale of the viewport`() {
    let rects = [rect(0.5, 0, 10, 10), rect(20, 0, 10.25, 10), rect(40, 1 / 3, 10, 10)]
    #expect(findings(rects) == ["off-grid: section 0, items 1-2: edges off the pixel grid"])
  }

  @Test func `an item longer than the space across is wide, down in a horizontal layout`() {
    #expect(
      findings([rect(0, 0, 80, 10), rect(0, 10, 85, 10)]) == [
        "wide: section 0, item 1: wider than its line"
      ])
    #expect(
      findings([rect(0, 0, 80, 201)], isHorizontal: true) == [
        "wide: section 0, item 0: wider than its line"
      ])
  }

  @Test(arguments: [19, 141, 3000])
  func `every overlap of a plain comparison is found`(count: Int) {
    var random = SplitMix64(seed: UInt64(count))
    let rects = (0..<count).map { _ in
      rect(
        Double.random(in: 0..<70, using: &random), Double.random(in: 0..<900, using: &random),
        Double.random(in: 0..<10, using: &random), Double.random(in: 0..<10, using: &random))
    }
    let frames = Frames(
      contentSize: Size(width: 80, height: 1000),
      sections: [SectionSpan(first: 0, items: count)], rects: rects)
    let lint = FrameLint(frames, in: FrameLintTests.viewport, isHorizontal: false)
    let found = lint.findings.filter { $0.rule == .overlap }.reduce(0) { $0 + $1.run.count }
    let inner = rects.map {
      rect($0.x + 1 / 1024, $0.y + 1 / 1024, $0.width - 2 / 1024, $0.height - 2 / 1024)
    }
    let expected = rects.indices.count { index in
      inner[index].width > 0 && inner[index].height > 0
        && rects[(index + 1)...].contains { $0.overlaps(inner[index]) }
    }
    #expect(found == expected)
  }
}
