import LayoutEngine
import Testing

struct FrameDiffTests {
  static let viewport = Viewport(size: Size(width: 100, height: 100))

  /// Three sections of header, four items, footer and background, forty points each.
  static let before = sections(itemCounts: [4, 4, 4])

  /// Makes sections of header, items, footer and background; each element ten points high.
  static func sections(itemCounts: [Int]) -> Frames {
    var spans: [SectionSpan] = []
    for items in itemCounts {
      spans.append(
        SectionSpan(
          first: spans.last?.end ?? 0, items: items, hasHeader: true, hasFooter: true,
          hasBackground: true))
    }
    let count = spans.last?.end ?? 0
    return Frames(
      contentSize: Size(width: 100, height: 120), sections: spans,
      rects: (0..<count).map { Rect(x: 0, y: Double($0) * 10, width: 100, height: 10) })
  }

  /// Returns `before` with the frames of these indices changed.
  static func changed(_ indices: some Sequence<Int>, _ change: (inout Rect) -> Void) -> Frames {
    var rects = before.rects
    for index in indices { change(&rects[index]) }
    return Frames(contentSize: before.contentSize, sections: before.sections, rects: rects)
  }

  static func sentences(_ before: Frames, _ after: Frames, tolerance: Double = 0) -> [String] {
    FrameDiff(before: before, after: after, in: viewport, tolerance: tolerance).changes
      .map(\.description)
  }

  /// Places in `before` that move down by 44, and what is said about them.
  static let runs: [(Range<Int>, String)] = [
    (0..<1, "section 0, header: moved (0, +44)"),
    (2..<3, "section 0, item 1: moved (0, +44)"),
    (1..<5, "section 0, items 0-3: moved (0, +44)"),
    (5..<6, "section 0, footer: moved (0, +44)"),
    (6..<7, "section 0, background: moved (0, +44)"),
    (0..<7, "section 0: moved (0, +44)"),
    (0..<2, "section 0, header to item 0: moved (0, +44)"),
    (5..<7, "section 0, footer to background: moved (0, +44)"),
    (0..<14, "sections 0-1: moved (0, +44)"),
    (0..<21, "sections 0-2: moved (0, +44)"),
    (7..<13, "section 1, header to footer: moved (0, +44)"),
    (4..<20, "section 0, item 3 to section 2, footer: moved (0, +44)"),
    (7..<15, "section 1, header to section 2, header: moved (0, +44)"),
  ]

  @Test(arguments: runs)
  func `elements that move alike are one shift`(range: Range<Int>, sentence: String) {
    let after = FrameDiffTests.changed(range) { $0.y += 44 }
    let diff = FrameDiff(before: FrameDiffTests.before, after: after, in: FrameDiffTests.viewport)
    #expect(diff.changes.map(\.description) == [sentence])
    #expect(diff.movedCount == range.count)
    #expect(diff.shifts.map(\.run.count) == [range.count])
    #expect(diff.maxShift == 44)
    #expect(!diff.isEmpty)
  }

  @Test func `an unchanged element ends a shift`() {
    let after = FrameDiffTests.changed([1, 2, 4]) { $0.x += 10 }
    #expect(
      FrameDiffTests.sentences(FrameDiffTests.before, after) == [
        "section 0, items 0-1: moved (+10, 0)", "section 0, item 3: moved (+10, 0)",
      ])
  }

  @Test func `another delta ends a shift, a 1024th of a point does not`() {
    let steps: [Double] = [1, 1 + 1 / 1024, 1 - 1 / 1024, 1.002]
    var rects = FrameDiffTests.before.rects
    for (item, step) in steps.enumerated() { rects[1 + item].y += step }
    let after = Frames(
      contentSize: FrameDiffTests.before.contentSize, sections: FrameDiffTests.before.sections,
      rects: rects)
    #expect(
      FrameDiffTests.sentences(FrameDiffTests.before, after) == [
        "section 0, items 0-2: moved (0, +1)", "section 0, item 3: moved (0, +1.002)",
      ])
  }

  @Test func `elements that grow alike are one resize wherever they move`() {
    var rects = FrameDiffTests.before.rects
    for item in 0..<4 {
      rects[1 + item].height += 15
      rects[1 + item].y += Double(item) * 15
      rects[1 + item].x -= Double(item)
    }
    let after = Frames(
      contentSize: FrameDiffTests.before.contentSize, sections: FrameDiffTests.before.sections,
      rects: rects)
    let diff = FrameDiff(before: FrameDiffTests.before, after: after, in: FrameDiffTests.viewport)
    #expect(diff.changes.map(\.description) == ["section 0, items 0-3: resized (0, +15)"])
    #expect(diff.resizedCount == 4)
    #expect(diff.movedCount == 0)
    #expect(diff.maxShift == 45)
    #expect(diff.resizes.map(\.leastMove) == [Delta(x: -3, y: 0)])
    #expect(diff.resizes.map(\.greatestMove) == [Delta(x: 0, y: 45)])
  }

  @Test func `items and sections more are added, fewer are removed`() {
    let small = FrameDiffTests.sections(itemCounts: [4])
    let large = FrameDiffTests.sections(itemCounts: [4, 2, 3])
    #expect(FrameDiffTests.sentences(small, large) == ["sections 1-2: added"])
    #expect(FrameDiffTests.sentences(large, small) == ["sections 1-2: removed"])
    let shorter = FrameDiffTests.sections(itemCounts: [2, 4])
    let longer = FrameDiffTests.sections(itemCounts: [4, 4])
    #expect(
      FrameDiffTests.sentences(shorter, longer) == [
        "section 0, items 2-3: added", "section 0, footer to section 1, background: moved (0, +20)",
      ])
    #expect(
      FrameDiffTests.sentences(longer, shorter) == [
        "section 0, items 2-3: removed",
        "section 0, footer to section 1, background: moved (0, -20)",
      ])
  }

  @Test func `headers that come do not part the shift of what they push`() {
    let rects = (0..<4).map { Rect(x: 0, y: Double($0) * 10, width: 10, height: 10) }
    let bare = (0..<2).map { SectionSpan(first: $0 * 2, items: 2) }
    let size = Size(width: 10, height: 40)
    let before = Frames(contentSize: size, sections: bare, rects: rects)
    let headed = (0..<2).map { SectionSpan(first: $0 * 3, items: 2, hasBackground: true) }
    var moved = rects
    for index in 0..<4 { moved[index].y += 5 }
    moved.insert(rects[0], at: 2)
    moved.insert(rects[1], at: 5)
    let after = Frames(contentSize: size, sections: headed, rects: moved)
    #expect(
      FrameDiffTests.sentences(before, after) == [
        "section 0, item 0 to section 1, item 1: moved (0, +5)", "section 0, background: added",
        "section 1, background: added",
      ])
  }

  @Test func `a changed content size alone is a difference`() {
    let before = Frames(items: [], contentSize: Size(width: 100, height: 100))
    let after = Frames(items: [], contentSize: Size(width: 100, height: 100.5))
    let diff = FrameDiff(before: before, after: after, in: FrameDiffTests.viewport)
    #expect(!diff.isEmpty)
    #expect(diff.contentSizeChanged)
    #expect(diff.changes.isEmpty)
    #expect(
      FrameDiff(before: before, after: after, in: FrameDiffTests.viewport, tolerance: 0.5).isEmpty)
  }

  @Test func `minus zero equals zero`() {
    let before = Frames(items: [Rect(x: 0, y: 0, width: 0, height: 0)])
    let after = Frames(items: [Rect(x: -0.0, y: -0.0, width: -0.0, height: -0.0)])
    #expect(FrameDiff(before: before, after: after, in: FrameDiffTests.viewport).isEmpty)
  }

  @Test func `differences up to the tolerance are none`() {
    let before = Frames(items: [Rect(x: 101, y: 0, width: 10, height: 10)])
    let noisy = Frames(items: [Rect(x: 101.00000000000001, y: -0.0, width: 10, height: 10)])
    let half = Frames(items: [Rect(x: 101.5, y: 0.5, width: 10.5, height: 9.5)])
    #expect(FrameDiffTests.sentences(before, noisy, tolerance: 0.001).isEmpty)
    #expect(FrameDiffTests.sentences(before, half, tolerance: 0.5).isEmpty)
    #expect(FrameDiffTests.sentences(before, half, tolerance: 0.499).count == 1)
    let diff = FrameDiff(
      before: before, after: half, in: FrameDiffTests.viewport, tolerance: 0.5)
    #expect(diff.isEmpty)
    #expect(diff.maxShift == 0)
    #expect(diff.shiftScore == 0)
  }

  @Test func `a component within the tolerance is not spoken of`() {
    let before = Frames(items: [Rect(x: 0, y: 0, width: 10, height: 10)])
    let after = Frames(items: [Rect(x: 0.001, y: 44, width: 10.001, height: 10)])
    #expect(
      FrameDiffTests.sentences(before, after, tolerance: 0.01) == [
        "section 0, item 0: moved (0, +44)"
      ])
  }

  @Test(arguments: [-1, Double.nan])
  func `a senseless tolerance overlooks nothing and invents nothing`(tolerance: Double) {
    let after = FrameDiffTests.changed([3]) { $0.y += 0.25 }
    #expect(
      FrameDiffTests.sentences(FrameDiffTests.before, after, tolerance: tolerance) == [
        "section 0, item 2: moved (0, +0.25)"
      ])
  }

  @Test func `no frames and no frames are the same`() {
    let nothing = Frames(contentSize: Size(), sections: [], rects: [])
    let empty = Frames(
      contentSize: Size(), sections: [SectionSpan(first: 0, items: 0)], rects: [])
    #expect(FrameDiff(before: nothing, after: nothing, in: FrameDiffTests.viewport).isEmpty)
    #expect(FrameDiff(before: nothing, after: empty, in: FrameDiffTests.viewport).isEmpty)
    #expect(FrameDiff(before: empty, after: nothing, in: FrameDiffTests.viewport).isEmpty)
  }
}
