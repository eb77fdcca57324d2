import LayoutEngine
import TestSupport
import Testing

/// Small documents that name a lot of work: it is done once, not once a section.
///
/// Done once a section, each of these would take an hour and more.
@Suite(.timeLimit(.minutes(5))) struct AmplificationTests {
  private static let sections = 20_000
  private static let terms = Sanitizer.current == nil ? 1_000_000 : 100_000

  private func frames(_ layout: String, engine version: Int) throws -> Frames {
    let pattern = try Pattern(
      json: Array(#"{"blocks":{"a":{"areas":["A"]}},"order":["a"]}"#.utf8))
    let sections = Array(repeating: Content.Section(count: 1), count: AmplificationTests.sections)
    return try Engine(version: version).frames(
      of: Layout(json: Array(layout.utf8)), patterns: ["p": pattern, "q": pattern],
      content: Content(sections: sections), in: Viewport(size: Size(width: 1, height: 1)))
  }

  @Test(arguments: Engine.versions, ["header", "footer"])
  func `a long sum is added up once for all sections that share it`(
    _ version: Int, _ field: String
  ) throws {
    let sum = "1" + String(repeating: " - 1 + 1", count: AmplificationTests.terms)
    let frame = #"{"frame":{"x":"\#(sum)","y":0,"width":1,"height":2}}"#
    let own = #"{"\#(field)":{"frame":{"x":3,"y":0,"width":1,"height":2}}},{}"#
    let owns = Array(repeating: own, count: AmplificationTests.sections / 2)
    let layout =
      #"{"kind":"mosaic","pattern":"p","\#(field)":\#(frame),"sections":[\#(owns.joined(separator: ","))]}"#
    let frames = try frames(layout, engine: version)
    let first = field == "header" ? 0 : 1
    #expect(frames.rects[first] == Rect(x: 3, y: first == 0 ? 0 : 1, width: 1, height: 2))
    #expect(frames.rects[first + 2] == Rect(x: 1, y: first == 0 ? 3 : 4, width: 1, height: 2))
  }

  @Test func `a long name that overrides take over is looked at once`() throws {
    let name = String(repeating: "p", count: 20_000_000)
    let overrides = Array(repeating: #"{},{"pattern":"q"}"#, count: AmplificationTests.sections / 2)
    let text =
      #"{"kind":"mosaic","pattern":"\#(name)","sections":[\#(overrides.joined(separator: ","))]}"#
    #expect(try Layout(json: Array(text.utf8)).patternNames == [name, "q"])
  }
}
