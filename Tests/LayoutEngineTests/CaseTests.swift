import LayoutEngine
import StrictJSON
import Testing

/// Faults that users of such layouts have met, each as its smallest input with the right values.
@Suite struct CaseTests {
  // MARK: Empty sections

  @Test func `an empty section of a waterfall adds its header only`() throws {
    let frames = try Scenario(
      layout: #"{"kind":"waterfall","headerHeight":30}"#,
      content: """
        {"sections":[{"items":[{"width":155,"height":100,"count":2}]},{"items":0},
        {"items":[{"width":155,"height":100}]}]}
        """,
      viewport: #"{"width":320,"height":480}"#
    ).frames()
    #expect(frames.all(.header).map(\.y) == [0, 130, 160])
    #expect(frames.all(.item).last?.y == 190)
    #expect(frames.contentSize.height == 290)
  }

  @Test func `a section without items and header takes no height`() throws {
    let frames = try Scenario(
      layout: #"{"kind":"waterfall"}"#, content: #"{"sections":[{"items":0}]}"#,
      viewport: #"{"width":320,"height":480}"#
    ).frames()
    #expect(frames.contentSize.height == 0)
  }

  @Test func `no sections take no height, whatever their spacing is`() throws {
    let frames = try Scenario(
      layout: #"{"kind":"uniform","itemHeight":50,"sectionSpacing":12}"#,
      content: #"{"sections":[]}"#, viewport: #"{"width":320,"height":480}"#
    ).frames()
    #expect(frames.contentSize.height == 0)
  }

  @Test(arguments: [0.0, 145.0])
  func `an empty section of a uniform layout has its header's height`(_ offset: Double) throws {
    let frames = try Scenario(
      layout: """
        {"kind":"uniform","itemHeight":50,"columnCount":2,"headerHeight":40,"pinsHeaders":true,
        "interItemSpacing":{"x":10,"y":10}}
        """,
      content: #"{"sections":[{"items":4},{"items":0},{"items":2}]}"#,
      viewport: #"{"width":320,"height":480,"contentOffset":{"y":\#(offset)}}"#
    ).frames()
    // At 145 the first header is held at the end of its section, the empty one stays.
    #expect(frames.all(.header).map(\.y) == [offset == 0 ? 0 : 110, 150, 190])
    #expect(frames.all(.item).suffix(2).map(\.y) == [230, 230])
    #expect(frames.contentSize.height == 280)
  }

  // MARK: No room

  static let refusedDocuments = [
    (#"{"kind":"uniform","itemHeight":50,"columnCount":0}"#, "columnCount"),
    (#"{"kind":"waterfall","columnCount":-1}"#, "columnCount"),
    (#"{"kind":"fill","itemsPerSide":0}"#, "itemsPerSide"),
    (
      #"{"kind":"uniform","itemHeight":1,"sections":[{},{},{"columnCount":0}]}"#,
      "sections[2].columnCount"
    ),
  ]

  @Test(arguments: refusedDocuments)
  func `a count of columns below 1 is refused by its path`(_ text: String, _ path: String) {
    let error = #expect(throws: JSONError.self) { try Layout(json: Array(text.utf8)) }
    #expect(error?.path == path)
  }

  @Test func `a viewport without width is refused by its path`() {
    let error = #expect(throws: JSONError.self) {
      try Viewport(json: Array(#"{"width":0,"height":480}"#.utf8))
    }
    #expect(error?.path == "width")
  }

  @Test(arguments: Engine.versions)
  func `insets that leave no room for columns are refused by name`(_ version: Int) {
    let scenario = Scenario(
      layout: #"{"kind":"waterfall","sectionInset":{"left":60,"right":60}}"#,
      content: #"{"sections":[{"items":[{"width":10,"height":10}]}]}"#,
      viewport: #"{"width":100,"height":480}"#)
    let error = #expect(throws: LayoutError.self) { try scenario.frames(engine: version) }
    #expect(error?.path == "sectionInset")
    #expect(error?.description.contains("no room") == true)
  }

  // MARK: Waterfall

  @Test func `an item without an extent takes its slot and the spacing`() throws {
    let frames = try Scenario(
      layout: #"{"kind":"waterfall"}"#,
      content: """
        {"sections":[{"items":[{"width":100,"height":100},{"width":0,"height":0},
        {"width":100,"height":0},{"width":100,"height":50}]}]}
        """,
      viewport: #"{"width":210,"height":480}"#
    ).frames()
    #expect(
      frames.all(.item) == [
        Rect(x: 0, y: 0, width: 100, height: 100), Rect(x: 110, y: 0, width: 100, height: 0),
        Rect(x: 110, y: 10, width: 100, height: 0), Rect(x: 110, y: 20, width: 100, height: 50),
      ])
    #expect(frames.contentSize.height == 100)
  }

  @Test func `a high item stands beside many low ones`() throws {
    let frames = try Scenario(
      layout: #"{"kind":"waterfall","minimumInteritemSpacing":0}"#,
      content: """
        {"sections":[{"items":[{"width":155,"height":50},{"width":155,"height":2000},
        {"width":155,"height":50,"count":39}]}]}
        """,
      viewport: #"{"width":320,"height":480}"#
    ).frames()
    let rect = Rect(x: 0, y: 1200, width: 320, height: 480)
    let found = frames.allElements.filter { $0.frame.overlaps(rect) }.map(\.item)
    #expect(found == [1] + Array(25...34))
  }

  static let floors: [(scale: Double, rounding: String, width: Double)] = [
    (1, "none", 182.5), (1, "floor", 182), (2, "floor", 182.5),
  ]

  @Test(arguments: floors)
  func `floor takes the width of columns down to a pixel`(
    _ scale: Double, _ rounding: String, _ width: Double
  ) throws {
    let frames = try Scenario(
      layout: #"{"kind":"waterfall","rounding":"\#(rounding)"}"#,
      content: #"{"sections":[{"items":[{"width":10,"height":10}]}]}"#,
      viewport: #"{"width":375,"height":480,"scale":\#(scale)}"#
    ).frames()
    #expect(frames.all(.item).map(\.width) == [width])
  }

  @Test(arguments: [[1.1, 3.3, 1000, 2.2, 10], [10.1, 30.3, 1000, 20.2, 10]])
  func `columns that end at the same height tie, and the first one wins`(
    _ heights: [Double]
  ) throws {
    let items = heights.map { #"{"width":100,"height":\#($0)}"# }.joined(separator: ",")
    let frames = try Scenario(
      layout: """
        {"kind":"waterfall","columnCount":3,"minimumColumnSpacing":0,"minimumInteritemSpacing":0}
        """,
      content: #"{"sections":[{"items":[\#(items)]}]}"#,
      viewport: #"{"width":300,"height":480}"#
    ).frames()
    #expect(frames.all(.item).last?.x == 0)
  }

  @Test func `sums of many heights stay exact`() throws {
    let frames = try Scenario(
      layout: #"{"kind":"waterfall","columnCount":1,"minimumInteritemSpacing":0}"#,
      content: #"{"sections":[{"items":[{"width":100,"height":100.3,"count":200000}]}]}"#,
      viewport: #"{"width":100,"height":480}"#
    ).frames()
    let farthest = frames.rects.enumerated()
      .map { ($0.element.y - Double($0.offset) * 100.3).magnitude }.max()
    #expect((farthest ?? .infinity) < 0.001)
    #expect((frames.contentSize.height - 20_060_000).magnitude < 0.01)
  }

  @Test func `insets stay on their side when the direction is mirrored`() throws {
    let frames = try Scenario(
      layout: #"{"kind":"waterfall","sectionInset":{"left":20}}"#,
      content: #"{"sections":[{"items":[{"width":10,"height":10,"count":2}]}]}"#,
      viewport: #"{"width":320,"height":480,"rightToLeft":true}"#
    ).frames()
    #expect(frames.all(.item).map(\.x) == [175, 20])
    #expect(frames.all(.item).map(\.width) == [145, 145])
  }

  // MARK: Aligned

  @Test func `a section far below is complete, also behind an empty one`() throws {
    let sections = (0..<12).map { section in
      section == 5 ? #"{"items":[]}"# : #"{"items":[{"width":90,"height":40,"count":3}]}"#
    }
    let overrides = (0..<6).map { $0 == 5 ? #"{"headerHeight":0}"# : "{}" }
    let frames = try Scenario(
      layout: """
        {"kind":"aligned","headerHeight":30,"sections":[\(overrides.joined(separator: ","))]}
        """,
      content: #"{"sections":[\#(sections.joined(separator: ","))]}"#,
      viewport: #"{"width":320,"height":480}"#
    ).frames()
    #expect(frames.all(.header).count == 11)
    #expect(frames.all(.item).count == 33)
    let last = try #require(frames.rects.last)
    let rect = Rect(x: 0, y: last.y - 40, width: 320, height: 10_000)
    let found = frames.allElements.filter { $0.frame.overlaps(rect) }
    #expect(found.map(\.section) == [11, 11, 11, 11])
    #expect(found.map(\.kind) == [.header, .item, .item, .item])
  }

  @Test(arguments: [390.0, 375.0])
  func `items that fill a line to the last bit stand in one line`(_ width: Double) throws {
    let item = (width - 10) / 3
    let frames = try Scenario(
      layout: #"{"kind":"aligned","contentInsets":{}}"#,
      content: #"{"sections":[{"items":[{"width":\#(item),"height":40,"count":3}]}]}"#,
      viewport: #"{"width":\#(width),"height":480}"#
    ).frames()
    #expect(frames.all(.item).map(\.y) == [0, 0, 0])
  }

  @Test(arguments: [(70.0, 70.0), (90.0, 85.0)])
  func `a pinned header is held until the bottom inset of its section ends`(
    _ offset: Double, _ y: Double
  ) throws {
    let frames = try Scenario(
      layout: #"{"kind":"aligned","headerHeight":40,"insets":{"bottom":30}}"#,
      content: """
        {"sections":[{"items":[{"width":90,"height":50,"count":3}]},
        {"items":[{"width":90,"height":50,"count":3}]}]}
        """,
      viewport: #"{"width":320,"height":100,"contentOffset":{"y":\#(offset)}}"#
    ).frames()
    #expect(frames.all(.header).first?.y == y)
  }

  @Test(arguments: ["left", "center", "right"])
  func `a line that is too wide starts at the left`(_ alignment: String) throws {
    let frames = try Scenario(
      layout: #"{"kind":"aligned","horizontalAlignment":"\#(alignment)"}"#,
      content: """
        {"sections":[{"items":[{"width":400,"height":20},{"width":50,"height":20}]}]}
        """,
      viewport: #"{"width":320,"height":480}"#
    ).frames()
    #expect(frames.all(.item).first == Rect(x: 5, y: 5, width: 400, height: 20))
    #expect(frames.all(.item).last?.y == 30)
  }

  // MARK: Uniform and fill

  @Test func `a last row that is not full has the height of a row`() throws {
    let frames = try Scenario(
      layout: """
        {"kind":"uniform","itemHeight":50,"columnCount":2,"headerHeight":40,
        "interItemSpacing":{"x":10,"y":10}}
        """,
      content: #"{"sections":[{"items":5}]}"#, viewport: #"{"width":320,"height":480}"#
    ).frames()
    #expect(frames.contentSize.height == 210)
  }

  @Test func `items that stretch keep the length of a full line`() throws {
    let frames = try Scenario(
      layout: #"{"kind":"fill","itemsPerSide":3}"#, content: #"{"sections":[{"items":5}]}"#,
      viewport: #"{"width":320,"height":480}"#
    ).frames()
    #expect(frames.rects.suffix(2).map(\.width) == [148, 148])
    #expect(frames.rects.suffix(2).map(\.height) == [96, 96])
    #expect(frames.contentSize.height == 216)
  }

  @Test func `a third of a side stays a third`() throws {
    let frames = try fillOfThree(items: 3, viewport: #"{"width":375,"height":812}"#)
    let third = 343.0 / 3
    for (index, rect) in frames.rects.enumerated() {
      #expect((rect.x - (8 + Double(index) * (third + 8))).magnitude < 1e-9)
      #expect((rect.width - third).magnitude < 1e-9)
    }
    #expect((frames.rects[2].maxX - 367).magnitude < 1e-9)
  }

  @Test func `rounded edges keep the gaps and the outer edges`() throws {
    let frames = try Scenario(
      layout: #"{"kind":"fill","itemsPerSide":3,"rounding":"edges"}"#,
      content: #"{"sections":[{"items":3}]}"#, viewport: #"{"width":375,"height":812}"#
    ).frames()
    #expect(frames.rects[1].x - frames.rects[0].maxX == 8)
    #expect(frames.rects[2].x - frames.rects[1].maxX == 8)
    #expect(frames.rects[2].maxX == 367)
  }

  @Test func `rounded edges that touch still touch`() throws {
    let frames = try Scenario(
      layout: #"{"kind":"fill","itemsPerSide":2,"itemSpacing":0,"rounding":"edges"}"#,
      content: #"{"sections":[{"items":4}]}"#, viewport: #"{"width":301,"height":812}"#
    ).frames()
    #expect(frames.rects[0].maxX == frames.rects[1].x)
    #expect(frames.rects[0].maxY == frames.rects[2].y)
    #expect(frames.rects[1].maxX == 301)
  }

  @Test func `nothing is remembered between two viewports or two contents`() throws {
    let portrait = #"{"width":320,"height":480}"#
    let landscape = #"{"width":568,"height":320}"#
    #expect(try fillOfThree(items: 3, viewport: portrait).rects[0].height == 96)
    let turned = try fillOfThree(items: 3, viewport: landscape).rects[0].height
    #expect((turned - 536.0 / 3).magnitude < 1e-9)
    #expect(try fillOfThree(items: 1, viewport: portrait).rects[0].height == 96)
    #expect(try fillOfThree(items: 3, viewport: portrait).rects[0].height == 96)
  }

  // MARK: Mosaic

  static let refusedPatterns = [
    #"{"blocks":{},"order":[]}"#, #"{"blocks":{"a":{"frames":[]}},"order":["a"]}"#,
    #"{"blocks":{"a":{}},"order":["a"]}"#, #"{"blocks":{"a":{"areas":["."]}},"order":["a"]}"#,
    #"{"blocks":{"a":{"areas":["A"]}},"order":["b"]}"#,
    #"{"blocks":{"a":{"areas":["A"]},"b":{"frames":[]}},"order":["a"]}"#,
  ]

  @Test(arguments: refusedPatterns)
  func `a pattern that would place nothing is refused`(_ text: String) {
    #expect(throws: JSONError.self) { try Pattern(json: Array(text.utf8)) }
  }

  private func fillOfThree(items: Int, viewport: String) throws -> Frames {
    try Scenario(
      layout: #"{"kind":"fill","itemsPerSide":3}"#,
      content: #"{"sections":[{"items":\#(items)}]}"#, viewport: viewport
    ).frames()
  }
}

extension Frames {
  /// The frames of all elements of a kind, in canonical order.
  func all(_ kind: ElementKind) -> [Rect] {
    allElements.filter { $0.kind == kind }.map(\.frame)
  }
}
