import LayoutEngine
import StrictJSON
import Testing

/// Each limit of the documents: what is just within it is taken, what is just past it refused.
@Suite struct LimitTests {
  /// One limit: two documents of a kind on either side of it, and what is said about the second.
  struct Limit: Sendable, CustomTestStringConvertible {
    var kind: String
    var within: String
    var past: String
    var path: String
    var part: String
    var testDescription: String { "\(kind) \(past.prefix(90))" }

    /// Makes a limit of a document with two texts for `%` in it.
    init(
      _ kind: String, _ document: String, _ within: String, _ past: String, _ path: String,
      _ part: String
    ) {
      self.kind = kind
      self.within = document.replacing("%", with: within)
      self.past = document.replacing("%", with: past)
      self.path = path
      self.part = part
    }

    func decode(_ text: String) throws(JSONError) {
      let bytes = Array(text.utf8)
      switch kind {
      case "layout": _ = try Layout(json: bytes)
      case "pattern": _ = try Pattern(json: bytes)
      case "content": _ = try Content(json: bytes)
      default: _ = try Viewport(json: bytes)
      }
    }
  }

  private static func list(_ element: String, _ count: Int) -> String {
    Array(repeating: element, count: count).joined(separator: ",")
  }

  static let counts = [
    Limit(
      "content", #"{"sections":[{"items":%}]}"#, "10000000", "10000001", "sections[0].items",
      "0 to 10000000"),
    Limit(
      "content", #"{"sections":[{"items":[{"count":%}]}]}"#, "10000000", "10000001",
      "sections[0].items[0].count", "0 to 10000000"),
    Limit(
      "content", #"{"sections":[{"items":9999999},{"items":%}]}"#, "1", "2", "sections[1].items",
      "too many items"),
    Limit(
      "content", #"{"sections":[{"items":9999998},{"items":[{},{%}]}]}"#, #""count":1"#,
      #""count":2"#, "sections[1].items[1].count", "too many items"),
    Limit(
      "content", #"{"sections":[{"items":10000000},{"items":[%]}]}"#, "", "{}",
      "sections[1].items[0]", "too many items"),
    Limit(
      "content", #"{"sections":[%]}"#, list(#"{"items":0}"#, 100_000),
      list(#"{"items":0}"#, 100_001), "sections[100000]", "too many sections"),
    Limit(
      "layout", #"{"kind":"uniform","itemHeight":1,"sections":[%]}"#, list("{}", 100_000),
      list("{}", 100_001), "sections[100000]", "too many sections"),
  ]

  static let columns = [
    Limit(
      "layout", #"{"kind":"uniform","itemHeight":1,"columnCount":%}"#, "1000", "1001",
      "columnCount", "1 to 1000"),
    Limit(
      "layout", #"{"kind":"uniform","itemHeight":1,"columnCount":{"portrait":1,"landscape":%}}"#,
      "1000", "1001", "columnCount.landscape", "1 to 1000"),
    Limit(
      "layout", #"{"kind":"uniform","itemHeight":1,"sections":[{"columnCount":%}]}"#, "1000",
      "1001", "sections[0].columnCount", "1 to 1000"),
    Limit("layout", #"{"kind":"fill","itemsPerSide":%}"#, "1000", "1001", "itemsPerSide", "1000"),
    Limit(
      "layout", #"{"kind":"waterfall","columnCount":%}"#, "1000", "1001", "columnCount", "1000"),
    Limit(
      "layout", #"{"kind":"waterfall","sections":[{"columnCount":%}]}"#, "1000", "1001",
      "sections[0].columnCount", "1 to 1000"),
    Limit(
      "pattern", #"{"blocks":{"a":{"areas":["%"]}},"order":["a"]}"#,
      String(repeating: "A", count: 1000), String(repeating: "A", count: 1001), "blocks.a.areas[0]",
      "more than 1000"),
    Limit(
      "layout", #"{"kind":"fill","itemsPerSide":%}"#, "1", "0", "itemsPerSide", "1 to 1000"),
  ]

  static let numbers = [
    Limit("viewport", #"{"width":%,"height":1}"#, "999999999.9", "1e9", "width", "below"),
    Limit("viewport", #"{"width":1,"height":1,"scale":%}"#, "999999999", "1e9", "scale", "below"),
    Limit(
      "viewport", #"{"width":1,"height":1,"contentOffset":{"y":%}}"#, "-999999999.9", "-1e9",
      "contentOffset.y", "below"),
    Limit(
      "viewport", #"{"width":1,"height":1,"contentInset":{"top":%}}"#, "999999999", "1000000000",
      "contentInset.top", "below"),
    Limit(
      "content", #"{"sections":[{"items":[{"width":%}]}]}"#, "999999999", "1000000000",
      "sections[0].items[0].width", "below"),
    Limit(
      "content", #"{"sections":[{"items":[{"insets":{"left":%}}]}]}"#, "-999999999", "-1e9",
      "sections[0].items[0].insets.left", "below"),
    Limit(
      "layout", #"{"kind":"uniform","itemHeight":%}"#, "999999999.9", "1e9", "itemHeight",
      "below"),
    Limit(
      "layout", #"{"kind":"aligned","sections":[{"itemSpacing":%}]}"#, "-999999999", "-1e9",
      "sections[0].itemSpacing", "below"),
    Limit(
      "pattern", #"{"blocks":{"a":{"areas":["A"],"rowHeight":%}},"order":["a"]}"#, "999999999",
      "1e9", "blocks.a.rowHeight", "below"),
    Limit(
      "pattern", #"{"blocks":{"a":{"areas":["A"],"rowHeight":"%"}},"order":["a"]}"#,
      "side - 999999999.9", "side - 1000000000", "blocks.a.rowHeight", "below"),
    Limit(
      "pattern", #"{"blocks":{"a":{"areas":["A"]}},"order":["a"],"separators":{"after":%}}"#,
      "-999999999", "-1e9", "separators.after", "below"),
  ]

  @Test(arguments: counts + columns + numbers)
  func `what is just within a limit is taken and what is past it refused`(
    _ limit: Limit
  ) throws {
    try limit.decode(limit.within)
    let error = #expect(throws: JSONError.self) { try limit.decode(limit.past) }
    #expect(error?.path == limit.path)
    #expect("\(try #require(error).problem)".contains(limit.part))
  }

  /// A scene of one item whose lower edge is at `height`.
  private func frames(_ height: String, engine version: Int) throws -> Frames {
    let layout = #"{"kind":"uniform","itemHeight":\#(height),"headerHeight":1}"#
    return try Engine(version: version).frames(
      of: Layout(json: Array(layout.utf8)), content: Content(sections: [.init(count: 1)]),
      in: Viewport(size: Size(width: 1, height: 1)))
  }

  @Test(arguments: Engine.versions)
  func `an edge just below 1e9 is computed and one at it refused`(_ version: Int) throws {
    #expect(try frames("999999998.5", engine: version).contentSize.height == 999_999_999.5)
    #expect(
      throws: LayoutError(
        .tooLarge("its frame is too large, all edges have to be below 1000000000 in size"),
        at: "section 0, item 0")
    ) { try frames("999999999", engine: version) }
  }

  @Test(arguments: Engine.versions)
  func `a content size just below 1e9 is computed and one at it refused`(_ version: Int) throws {
    func frames(_ separator: String) throws -> Frames {
      let pattern =
        #"{"blocks":{"a":{"areas":["A"]}},"order":["a"],"separators":{"after":\#(separator)}}"#
      return try Engine(version: version).frames(
        of: Layout(json: Array(#"{"kind":"mosaic","pattern":"p"}"#.utf8)),
        patterns: ["p": Pattern(json: Array(pattern.utf8))],
        content: Content(sections: [.init(count: 1)]),
        in: Viewport(size: Size(width: 1, height: 1)))
    }
    #expect(try frames("999999998.5").contentSize.height == 999_999_999.5)
    #expect(
      throws: LayoutError(
        .tooLarge("the content is too large, its edges have to be below 1000000000"),
        at: "contentSize")
    ) { try frames("999999999") }
  }

  @Test(arguments: Engine.versions)
  func `the most items and sections are computed and one more is refused`(_ version: Int) throws {
    func frames(_ content: Content) throws -> Frames {
      try Engine(version: version).frames(
        of: Layout(json: Array(#"{"kind":"uniform","itemHeight":0,"columnCount":1000}"#.utf8)),
        content: content, in: Viewport(size: Size(width: 1000, height: 1)))
    }
    let sections = Array(repeating: Content.Section(count: 1), count: Content.sectionLimit)
    #expect(try frames(Content(sections: sections)).rects.count == Content.sectionLimit)
    #expect(
      throws: LayoutError(
        .tooLarge("too many sections, at most 100000 are allowed"), at: "content.sections")
    ) { try frames(Content(sections: sections + sections.prefix(1))) }
    let items = [Content.Section(count: Content.itemLimit), .init(count: 1)]
    #expect(
      throws: LayoutError(
        .tooLarge("too many items in all sections, at most 10000000 are allowed"),
        at: "content.sections")
    ) { try frames(Content(sections: items)) }
  }
}
