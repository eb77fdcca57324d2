import LayoutEngine
import TestSupport
import Testing

struct FramesQueriesTests {
  @Test(arguments: [0, 1, 15, 16, 17, 19, 20, 21, 40, 41, 141, 256, 257, 4097, 10_000])
  func `a rect query equals a plain filter`(count: Int) {
    var generator = SplitMix64(seed: UInt64(count))
    let frames = Frames.random(count: count, using: &generator)
    let all = frames.plainElements
    for _ in 0..<60 {
      let rect = FramesQueriesTests.randomRect(over: frames, using: &generator)
      #expect(frames.elements(in: rect) == all.filter { $0.frame.overlaps(rect) }, "\(rect)")
    }
  }

  @Test func `the first queries of many tasks at once find the same, in copies too`() async {
    var generator = SplitMix64(seed: 7)
    let frames = Frames.random(count: 5000, using: &generator)
    let rect = FramesQueriesTests.randomRect(over: frames, using: &generator)
    let plain = frames.plainElements.filter { $0.frame.overlaps(rect) }
    await withTaskGroup(of: [Element].self) { group in
      for _ in 0..<16 {
        group.addTask {
          let copy = frames
          return copy.elements(in: rect)
        }
      }
      for await found in group { #expect(found == plain) }
    }
  }

  @Test(arguments: [0, 1, 16, 19, 20, 21, 41, 141, 5000])
  func `a point finds the topmost of a plain filter`(count: Int) {
    var generator = SplitMix64(seed: UInt64(count))
    let frames = Frames.random(count: count, using: &generator)
    let all = frames.plainElements
    let levels: [[ElementKind]] = [[.header, .footer], [.item], [.background]]
    for _ in 0..<100 {
      let rect = FramesQueriesTests.randomRect(over: frames, using: &generator)
      let point = Point(x: rect.x, y: rect.y)
      let hits = all.filter { $0.frame.contains(point) }
      let topmost = levels.lazy.compactMap { kinds in hits.last { kinds.contains($0.kind) } }.first
      #expect(frames.element(at: point) == topmost, "\(point)")
    }
  }

  @Test(arguments: [0, 1, 41, 5000])
  func `the elements come in canonical order with their names`(count: Int) {
    var generator = SplitMix64(seed: UInt64(count))
    let frames = Frames.random(count: count, using: &generator)
    #expect(Array(frames.elements) == frames.plainElements)
    #expect(frames.elements.map(\.name) == frames.elements.map(\.name).sorted())
  }

  @Test func `every element is found by its name`() {
    var generator = SplitMix64(seed: 7)
    let frames = Frames.random(count: 500, using: &generator)
    for element in frames.plainElements {
      #expect(
        frames.element(section: element.section, kind: element.kind, item: element.item) == element)
    }
  }

  @Test func `a name that nothing has finds nothing`() {
    let frames = Frames(items: [Rect(x: 0, y: 0, width: 1, height: 1)])
    #expect(frames.element(section: -1, kind: .item) == nil)
    #expect(frames.element(section: 1, kind: .item) == nil)
    #expect(frames.element(section: 0, kind: .item, item: -1) == nil)
    #expect(frames.element(section: 0, kind: .item, item: 1) == nil)
    #expect(frames.element(section: 0, kind: .header) == nil)
    #expect(frames.element(section: 0, kind: .item, item: 0)?.frame == frames.rects[0])
  }

  @Test func `a rect far below finds an item that reaches down to it`() {
    var rects = [
      Rect(x: 0, y: 0, width: 155, height: 50), Rect(x: 165, y: 0, width: 155, height: 2000),
    ]
    for item in 2..<41 {
      rects.append(Rect(x: 0, y: Double(item - 1) * 50, width: 155, height: 50))
    }
    let frames = Frames(items: rects, contentSize: Size(width: 320, height: 2000))
    let found = frames.elements(in: Rect(x: 0, y: 1200, width: 320, height: 480))
    #expect(found.map(\.item) == [1] + Array(25...34))
  }

  @Test func `a rect past the end of the content finds every header and item it meets`() {
    var spans: [SectionSpan] = []
    var rects: [Rect] = []
    for section in 0..<12 {
      let y = Double(section) * 70
      let isEmpty = section == 5
      spans.append(SectionSpan(first: rects.count, items: isEmpty ? 0 : 3, hasHeader: !isEmpty))
      if isEmpty { continue }
      rects.append(Rect(x: 0, y: y, width: 320, height: 30))
      for item in 0..<3 {
        rects.append(Rect(x: Double(item) * 100, y: y + 30, width: 90, height: 40))
      }
    }
    let frames = Frames(
      contentSize: Size(width: 320, height: 840), sections: spans, rects: rects)
    let found = frames.elements(in: Rect(x: 0, y: 310, width: 320, height: 4000))
    #expect(found.prefix(4).map(\.section) == [4, 4, 4, 6])
    #expect(found.prefix(4).map(\.kind) == [.item, .item, .item, .header])
    #expect(found.count == 3 + 6 * 4)
    #expect(found.filter { $0.kind == .header }.map(\.section) == Array(6...11))
    #expect(found.last?.name == ElementName(section: 11, kind: .item, item: 2))
  }

  @Test func `touching edges do not count as overlap`() {
    let frames = Frames(items: [Rect(x: 10, y: 10, width: 10, height: 10)])
    #expect(frames.elements(in: Rect(x: 0, y: 0, width: 10, height: 30)).isEmpty)
    #expect(frames.elements(in: Rect(x: 20, y: 0, width: 10, height: 30)).isEmpty)
    #expect(frames.elements(in: Rect(x: 0, y: 0, width: 30, height: 10)).isEmpty)
    #expect(frames.elements(in: Rect(x: 0, y: 20, width: 30, height: 10)).isEmpty)
    #expect(frames.elements(in: Rect(x: 0, y: 0, width: 10.25, height: 10.25)).count == 1)
  }

  @Test func `the left and top edges belong to an element, the others not`() {
    let frames = Frames(items: [Rect(x: 10, y: 10, width: 10, height: 10)])
    #expect(frames.element(at: Point(x: 10, y: 10)) != nil)
    #expect(frames.element(at: Point(x: 20, y: 10)) == nil)
    #expect(frames.element(at: Point(x: 10, y: 20)) == nil)
    #expect(frames.element(at: Point(x: Double.nan, y: 10)) == nil)
  }

  static let emptyRects = [
    Rect(x: 0, y: 0, width: 0, height: 50), Rect(x: 0, y: 0, width: 50, height: 0),
    Rect(x: 50, y: 50, width: -50, height: -50), Rect(x: 0, y: 0, width: .nan, height: 50),
    Rect(x: 0, y: 0, width: 50, height: .nan), Rect(x: .nan, y: 0, width: 50, height: 50),
    Rect(x: 0, y: .nan, width: 50, height: 50),
    Rect(x: -.infinity, y: 0, width: .infinity, height: 50),
    Rect(x: .infinity, y: 0, width: 50, height: 50),
  ]

  @Test(arguments: emptyRects)
  func `a rect without a positive area finds nothing`(rect: Rect) {
    let frames = Frames(items: [Rect(x: 0, y: 0, width: 100, height: 100)])
    #expect(frames.elements(in: rect).isEmpty)
  }

  @Test func `a rect without end finds all that has an area`() {
    let frames = Frames(items: [
      Rect(x: 0, y: 0, width: 100, height: 100), Rect(x: 0, y: 0, width: 0, height: 100),
      Rect(x: 0, y: 900, width: 10, height: 10),
    ])
    let rect = Rect(x: 0, y: 0, width: .infinity, height: .infinity)
    #expect(frames.elements(in: rect).map(\.item) == [0, 2])
  }

  @Test func `frames without an area are never found`() {
    let frames = Frames(
      items: (0..<300).map { Rect(x: Double($0), y: 0, width: 0, height: 100) })
    #expect(frames.elements(in: Rect(x: -1, y: -1, width: 1000, height: 1000)).isEmpty)
    #expect(frames.element(at: Point(x: 5, y: 5)) == nil)
  }

  @Test func `a hundred thousand sections, most of them empty, are told apart`() {
    var spans: [SectionSpan] = []
    for section in 0..<100_000 {
      spans.append(
        SectionSpan(first: spans.last?.end ?? 0, items: section % 1000 == 999 ? 1 : 0))
    }
    let rects = (0..<100).map { Rect(x: 0, y: Double($0), width: 1, height: 1) }
    let frames = Frames(
      contentSize: Size(width: 1, height: 100), sections: spans, rects: rects)
    let found = frames.elements(in: Rect(x: 0, y: 0, width: 1, height: 100))
    #expect(found.map(\.section) == stride(from: 999, to: 100_000, by: 1000).map { $0 })
    #expect(frames.element(at: Point(x: 0, y: 57.5))?.section == 57_999)
  }

  /// Returns a small, a large or an empty rectangle, its corner mostly within the content.
  private static func randomRect(
    over frames: Frames, using generator: inout SplitMix64
  ) -> Rect {
    let extents: [ClosedRange<Int>] = [0...4, 0...400, 0...4000, 100_000...100_000]
    let extent = extents.randomElement(using: &generator) ?? 0...0
    let bottom = Int(frames.contentSize.height) * 4
    return Rect(
      x: Double(Int.random(in: -40...680, using: &generator)) / 4,
      y: Double(Int.random(in: -80...bottom + 80, using: &generator)) / 4,
      width: Double(Int.random(in: extent, using: &generator)) / 4,
      height: Double(Int.random(in: extent, using: &generator)) / 4)
  }
}
