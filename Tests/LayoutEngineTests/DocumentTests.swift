import LayoutEngine
import StrictJSON
import Testing

/// Holds the decoders of the four kinds of document to their fields and ranges.
@Suite struct DocumentTests {
  /// A document that is refused: its text, the path to blame and a part of the sentence.
  struct Refused: Sendable, CustomTestStringConvertible {
    var text: String
    var path: String
    var part: String
    var testDescription: String { text }

    init(_ text: String, _ path: String, _ part: String) {
      self.text = text
      self.path = path
      self.part = part
    }

    func check(_ decode: ([UInt8]) throws -> Void) {
      do {
        try decode(Array(text.utf8))
        Issue.record("\(text) was taken")
      } catch let error as JSONError {
        #expect(error.path == path, "\(error)")
        #expect("\(error.problem)".contains(part), "\(error)")
      } catch {
        Issue.record("\(text): \(error)")
      }
    }
  }

  // MARK: Viewport

  static let viewports = [
    Refused(#"{"width":320}"#, "", "missing field 'height'"),
    Refused(#"{"width":320,"hieght":1}"#, "", "did you mean 'height'?"),
    Refused(#"{"width":0,"height":1}"#, "width", "above 0"),
    Refused(#"{"width":1,"height":-1}"#, "height", "above 0"),
    Refused(#"{"width":1,"height":1e9}"#, "height", "too large"),
    Refused(#"{"width":1e400,"height":1}"#, "width", ""),
    Refused(#"{"width":-1e400,"height":1}"#, "width", ""),
    Refused(#"{"width":NaN,"height":1}"#, "width", ""),
    Refused(#"{"width":1,"height":null}"#, "height", "a number"),
    Refused(#"{"width":1,"height":1,"width":1}"#, "", "duplicate"),
    Refused(#"{"width":1,"height":1,"scale":0}"#, "scale", "above 0"),
    Refused(#"{"width":1,"height":1,"rightToLeft":1}"#, "rightToLeft", "true or false"),
    Refused(
      #"{"width":1,"height":1,"contentInset":{"top":-1}}"#, "contentInset.top", "negative"),
    Refused(#"{"width":1,"height":1,"contentOffset":{"z":1}}"#, "contentOffset", "unknown"),
    Refused("[1]", "", "an object"),
  ]

  @Test(arguments: viewports)
  func `a viewport that is wrong is refused by its path`(_ refused: Refused) {
    refused.check { _ = try Viewport(json: $0) }
  }

  @Test func `a viewport has all its fields`() throws {
    let text = """
      {"width":375,"height":812.5,"contentInset":{"top":1,"left":2,"bottom":3,"right":4},
      "contentOffset":{"x":-5,"y":6},"scale":3,"rightToLeft":false}
      """
    let expected = Viewport(
      size: Size(width: 375, height: 812.5),
      contentInset: Insets(top: 1, left: 2, bottom: 3, right: 4),
      contentOffset: Point(x: -5, y: 6), scale: 3, rightToLeft: false)
    #expect(try Viewport(json: Array(text.utf8)) == expected)
  }

  @Test func `a viewport that says little has the defaults`() throws {
    let viewport = try Viewport(json: Array(#"{"width":1,"height":2}"#.utf8))
    #expect(viewport == Viewport(size: Size(width: 1, height: 2)))
    #expect(viewport.scale == 1 && viewport.rightToLeft == nil)
  }

  // MARK: Content

  static let contents = [
    Refused("{}", "", "missing field 'sections'"),
    Refused(#"{"sections":[{}]}"#, "sections[0]", "missing field 'items'"),
    Refused(#"{"sections":[{"items":-1}]}"#, "sections[0].items", "0 to 10000000"),
    Refused(#"{"sections":[{"items":1.5}]}"#, "sections[0].items", "whole number"),
    Refused(#"{"sections":[{"items":"3"}]}"#, "sections[0].items", "a count or a list"),
    Refused(#"{"sections":[{"items":10000001}]}"#, "sections[0].items", "10000000"),
    Refused(
      #"{"sections":[{"items":10000000},{"items":1}]}"#, "sections[1].items", "too many items"),
    Refused(
      #"{"sections":[{"items":9999999},{"items":[{},{}]}]}"#, "sections[1].items[1]",
      "too many items"),
    Refused(
      #"{"sections":[{"items":[{"count":10000000},{"count":9}]}]}"#, "sections[0].items[1].count",
      "too many items"),
    Refused(#"{"sections":[{"items":[{"width":-1}]}]}"#, "sections[0].items[0].width", "negative"),
    Refused(
      #"{"sections":[{"items":[{"width":"full"}]}]}"#, "sections[0].items[0].width", "'fill'"),
    Refused(
      #"{"sections":[{"items":[{"width":true}]}]}"#, "sections[0].items[0].width", "or 'fill'"),
    Refused(
      #"{"sections":[{"items":[{"height":"fill"}]}]}"#, "sections[0].items[0].height", "a number"),
    Refused(
      #"{"sections":[{"items":[{"minWidth":-1}]}]}"#, "sections[0].items[0].minWidth", "negative"),
    Refused(
      #"{"sections":[{"items":[{"beginLine":true}]}]}"#, "sections[0].items[0]",
      "did you mean 'beginsLine'?"),
  ]

  @Test(arguments: contents)
  func `a content that is wrong is refused by its path`(_ refused: Refused) {
    refused.check { _ = try Content(json: $0) }
  }

  @Test func `a content past the most sections is refused`() {
    let list = Array(repeating: #"{"items":0}"#, count: Content.sectionLimit + 1)
    let text = #"{"sections":[\#(list.joined(separator: ","))]}"#
    Refused(text, "sections[100000]", "too many sections").check { _ = try Content(json: $0) }
  }

  @Test func `a content has all its fields`() throws {
    let text = """
      {"sections":[{"items":3},{"items":[{"width":1,"height":2,"count":2.0},{"width":"fill",
      "minWidth":7,"insets":{"left":-3},"beginsLine":true,"endsLine":false,
      "startsIndentation":true},{}]}]}
      """
    let content = try Content(json: Array(text.utf8))
    #expect(content.sections.map(\.itemCount) == [3, 4])
    #expect(content.itemCount == 7)
    #expect(content.sections[0].items == nil)
    let items = try #require(content.sections[1].items)
    #expect(items[0] == Item(width: .points(1), height: .points(2), count: 2))
    #expect(items[1].width == .fill && items[1].height == .missing)
    let extras = content.extras(of: items[1])
    #expect(extras.minWidth == 7 && extras.insets == Insets(left: -3))
    #expect(extras.beginsLine && !extras.endsLine && extras.startsIndentation)
    #expect(items[2] == Item())
    #expect(content.extras(of: items[2]) == Item.Extras())
  }

  @Test func `an item is small`() {
    #expect(MemoryLayout<Item>.size == 24)
  }

  // MARK: Layout

  static let layouts = [
    Refused("{}", "", "missing field 'kind'"),
    Refused(#"{"kind":"grid"}"#, "kind", "'uniform', 'fill', 'waterfall', 'aligned', 'mosaic'"),
    Refused(#"{"kind":"uniform"}"#, "", "missing field 'itemHeight'"),
    Refused(#"{"kind":"mosaic"}"#, "", "missing field 'pattern'"),
    Refused(#"{"kind":"fill","itemSpaceing":1}"#, "", "did you mean 'itemSpacing'?"),
    Refused(#"{"kind":"fill","itemsPerSide":1001}"#, "itemsPerSide", "1 to 1000"),
    Refused(#"{"kind":"fill","itemsPerSide":1.5}"#, "itemsPerSide", "whole number"),
    Refused(#"{"kind":"fill","itemLength":-1}"#, "itemLength", "negative"),
    Refused(#"{"kind":"fill","sections":[{"itemSpacing":1}]}"#, "sections[0]", "unknown field"),
    Refused(#"{"kind":"fill","rounding":"floor"}"#, "rounding", "'none', 'edges'"),
    Refused(#"{"kind":"fill","direction":"down"}"#, "direction", "'vertical', 'horizontal'"),
    Refused(#"{"kind":"fill","direction":null}"#, "direction", "a text"),
    Refused(
      #"{"sections":[{"columnCount":0}],"kind":"uniform","itemHeight":1}"#,
      "sections[0].columnCount", "1 to 1000"),
    Refused(
      #"{"kind":"uniform","itemHeight":1,"columnCount":{"portrait":1}}"#, "columnCount",
      "missing field 'landscape'"),
    Refused(
      #"{"kind":"uniform","itemHeight":1,"sections":[{"sectionSpacing":1}]}"#,
      "sections[0]", "unknown field"),
    Refused(
      #"{"kind":"aligned","defaultCellSize":{"width":-1}}"#, "defaultCellSize.width", "negative"),
    Refused(
      #"{"kind":"waterfall","headerInset":{"top":1e9}}"#, "headerInset.top", "too large"),
    Refused(
      #"{"kind":"mosaic","pattern":"p","header":{}}"#, "header", "missing field 'frame'"),
    Refused(
      #"{"kind":"mosaic","pattern":"p","header":{"frame":{"x":0,"y":0,"width":1}}}"#,
      "header.frame", "missing field 'height'"),
    Refused(
      #"{"kind":"mosaic","pattern":"p","header":{"frame":{"x":"1/0","y":0,"width":1,"height":1}}}"#,
      "header.frame.x", "divides by 0"),
  ]

  @Test(arguments: layouts)
  func `a layout that is wrong is refused by its path`(_ refused: Refused) {
    refused.check { _ = try Layout(json: $0) }
  }

  @Test func `a layout names its patterns, each once`() throws {
    let text = #"{"kind":"mosaic","sections":[{"pattern":"q"},{},{"pattern":"r"}],"pattern":"p"}"#
    let layout = try Layout(json: Array(text.utf8))
    #expect(layout.kind == "mosaic")
    #expect(layout.patternNames == ["p", "q", "r"])
    #expect(try Layout(json: Array(#"{"kind":"fill"}"#.utf8)).patternNames.isEmpty)
  }

  static let laterFields = [
    (#"{"kind":"uniform","itemHeight":1}"#, []),
    (#"{"kind":"uniform","itemHeight":1,"direction":"vertical"}"#, ["direction"]),
    (#"{"kind":"fill","direction":"horizontal","rounding":"none"}"#, ["rounding"]),
    (#"{"kind":"waterfall","columnCount":3,"minimumColumnSpacing":1}"#, []),
    (
      #"{"kind":"waterfall","sections":[{},{"minimumColumnSpacing":1,"columnCount":2}]}"#,
      ["sections[1].columnCount", "sections[1].minimumColumnSpacing"]
    ),
    (
      #"{"kind":"waterfall","pinsHeaders":false,"itemRenderDirection":"shortestFirst"}"#,
      ["itemRenderDirection", "pinsHeaders"]
    ),
    (#"{"kind":"aligned","pinsHeaders":false}"#, []),
    (
      #"{"kind":"mosaic","pattern":"p","direction":"vertical","pinsHeaders":true}"#, ["pinsHeaders"]
    ),
  ]

  @Test(arguments: laterFields)
  func `fields that engine 1 does not know are noted, and engine 1 refuses the first`(
    _ text: String, _ paths: [String]
  ) throws {
    let layout = try Layout(json: Array(text.utf8))
    #expect(layout.laterFields == paths)
    let pattern = #"{"blocks":{"a":{"areas":["A"]}},"order":["a"]}"#
    let scenario = Scenario(
      layout: text, patterns: ["p": pattern], content: #"{"sections":[]}"#,
      viewport: #"{"width":100,"height":100,"scale":2}"#)
    if let first = paths.first {
      let error = #expect(throws: LayoutError.self) { try scenario.frames(engine: 1) }
      #expect(error == LayoutError(.needsEngine(2), at: first))
    } else {
      _ = try scenario.frames(engine: 1)
    }
  }

  // MARK: Pattern

  static let patterns = [
    Refused(#"{"order":["a"]}"#, "", "missing field 'blocks'"),
    Refused(#"{"blocks":{}}"#, "", "missing field 'order'"),
    Refused(#"{"blocks":{"a":{"areas":["A"]}},"order":[]}"#, "order", "empty"),
    Refused(#"{"order":["b"],"blocks":{"a":{"areas":["A"]}}}"#, "order[0]", "'b' is no block"),
    Refused(block(#""frames":[]"#), "blocks.a", "has no frames"),
    Refused(block(#""repeats":true"#), "blocks.a", "has no frames"),
    Refused(block(#""frames":[{"x":0,"y":0,"width":1}]"#), "blocks.a.frames[0]", "'height'"),
    Refused(
      block(#""areas":["A"],"frames":[{"x":0,"y":0,"width":1,"height":1}]"#), "blocks.a",
      "both frames and areas"),
    Refused(block(#""areas":[]"#), "blocks.a.areas", "at least one letter"),
    Refused(block(#""areas":["..",".."]"#), "blocks.a.areas", "at least one letter"),
    Refused(block(#""areas":[""]"#), "blocks.a.areas[0]", "1 to 1000"),
    Refused(block(#""areas":["AB","A"]"#), "blocks.a.areas[1]", "same length"),
    Refused(block(#""areas":["AB","BA"]"#), "blocks.a.areas", "no rectangle"),
    Refused(block(#""areas":["AA","A."]"#), "blocks.a.areas", "no rectangle"),
    Refused(block(#""areas":["A1"]"#), "blocks.a.areas[0]", "'1'"),
    Refused(block(#""areas":["A"],"rowHeight":"x""#), "blocks.a.rowHeight", "no length"),
    Refused(
      #"{"blocks":{"a":{"areas":["A"]}},"order":["a"],"separators":{"befor":1}}"#,
      "separators", "did you mean 'before'?"),
  ]

  @Test(arguments: patterns)
  func `a pattern that is wrong is refused by its path`(_ refused: Refused) {
    refused.check { _ = try Pattern(json: $0) }
  }

  private static func block(_ fields: String) -> String {
    #"{"blocks":{"a":{\#(fields)}},"order":["a"]}"#
  }
}
