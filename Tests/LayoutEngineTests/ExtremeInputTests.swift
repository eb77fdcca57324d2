import LayoutEngine
import StrictJSON
import Testing

/// Engine 1 on numbers at the edge of what a document can say.
struct ExtremeInputTests {
  private func frames(_ layout: String, _ items: String, _ viewport: String) throws -> Frames {
    try Engine(version: 1).frames(
      of: Layout(json: Array(layout.utf8)), patterns: [:],
      content: Content(json: Array(#"{"sections":[{"items":\#(items)}]}"#.utf8)),
      in: Viewport(json: Array(viewport.utf8)))
  }

  @Test func `fill takes the largest end across also when it is negative`() throws {
    let frames = try frames(
      #"{"kind":"fill","itemsPerSide":5,"itemLength":5,"itemSpacing":-30,"#
        + #""stretchesLastItems":false}"#, "2", #"{"width":30,"height":30}"#)
    #expect(frames.contentSize == Size(width: -6, height: -55))
    #expect(
      frames.rects == [
        Rect(x: -30, y: -30, width: 42, height: 5), Rect(x: -18, y: -30, width: 42, height: 5),
      ])
  }

  @Test(arguments: ["headerHeight", "footerHeight"])
  func `waterfall has no element of a height that is 0 in 32 bits`(field: String) throws {
    let frames = try frames(
      #"{"kind":"waterfall","columnCount":1,"\#(field)":1e-46,"footerInset":{"bottom":7}}"#,
      #"[{"width":10,"height":10}]"#, #"{"width":100,"height":100}"#)
    #expect(frames.contentSize == Size(width: 100, height: 100))
    #expect(frames.rects == [Rect(x: 0, y: 0, width: 100, height: 100)])
  }

  @Test func `waterfall items of a width that is 0 in 32 bits have no height`() throws {
    let frames = try frames(
      #"{"kind":"waterfall","columnCount":1}"#,
      #"[{"width":1e-46,"height":10},{"width":10,"height":10}]"#,
      #"{"width":100,"height":100}"#)
    #expect(
      frames.rects == [
        Rect(x: 0, y: 0, width: 100, height: 0), Rect(x: 0, y: 10, width: 100, height: 100),
      ])
  }

  @Test(arguments: [1, 2], [#"[{"count":0}]"#, #"[{"count":0,"width":"fill","height":3}]"#])
  func `a waterfall entry without sizes is refused also when it stands for no item`(
    version: Int, items: String
  ) throws {
    let layout = try Layout(json: Array(#"{"kind":"waterfall"}"#.utf8))
    let content = try Content(json: Array(#"{"sections":[{"items":\#(items)}]}"#.utf8))
    let viewport = try Viewport(json: Array(#"{"width":40,"height":100}"#.utf8))
    #expect(throws: LayoutError(.itemNeedsSize, at: "content.sections[0].items[0].width")) {
      try Engine(version: version).frames(of: layout, content: content, in: viewport)
    }
  }

  @Test func `a pattern that is not given is blamed where it is named`() throws {
    let layout = try Layout(
      json: Array(#"{"kind":"mosaic","pattern":"p","sections":[{},{"pattern":"q"}]}"#.utf8))
    let pattern = try Pattern(
      json: Array(#"{"blocks":{"a":{"areas":["A"]}},"order":["a"]}"#.utf8))
    let content = try Content(json: Array(#"{"sections":[]}"#.utf8))
    let viewport = try Viewport(json: Array(#"{"width":40,"height":100}"#.utf8))
    #expect(throws: LayoutError(.patternMissing("q"), at: "sections[1].pattern")) {
      try Engine(version: 2).frames(
        of: layout, patterns: ["p": pattern], content: content, in: viewport)
    }
    #expect(throws: LayoutError(.patternMissing("p"), at: "pattern")) {
      try Engine(version: 2).frames(
        of: layout, patterns: ["q": pattern], content: content, in: viewport)
    }
  }

  @Test func `a block of frames has no height of rows`() {
    let text = #"{"blocks":{"a":{"frames":[{"x":0,"y":0,"width":1,"height":1}],"rowHeight":5}},"#
    #expect(throws: JSONError.self) {
      try Pattern(json: Array((text + #""order":["a"]}"#).utf8))
    }
  }
}
