import LayoutEngine
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
}
