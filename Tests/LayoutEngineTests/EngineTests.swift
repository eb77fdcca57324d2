import LayoutEngine
import StrictJSON
import Testing

/// Holds the engine to its versions, limits and refusals.
@Suite struct EngineTests {
  private let viewport = Viewport(size: Size(width: 320, height: 480))

  private func frames(
    _ layout: String, content: Content, patterns: [String: Pattern] = [:], engine: Int = 2,
    viewport: Viewport? = nil
  ) throws -> Frames {
    try Engine(version: engine).frames(
      of: Layout(json: Array(layout.utf8)), patterns: patterns, content: content,
      in: viewport ?? self.viewport)
  }

  @Test(arguments: [0, 3, -1])
  func `an engine version that does not exist is refused`(_ version: Int) {
    #expect(throws: LayoutError(.unknownEngine(version))) { try Engine(version: version) }
  }

  @Test func `a pattern that is not given is named`() {
    let error = #expect(throws: LayoutError.self) {
      try frames(#"{"kind":"mosaic","pattern":"it's"}"#, content: Content(sections: []))
    }
    #expect(error?.description == #"pattern: no pattern of the name 'it\u{27}s' is given"#)
  }

  @Test(arguments: Engine.versions)
  func `a waterfall item needs both extents as numbers`(_ version: Int) {
    let layout = #"{"kind":"waterfall"}"#
    let cases: [(Content.Section, String)] = [
      (Content.Section(count: 1), "content.sections[0].items"),
      (
        Content.Section(items: [Item(width: .points(1), height: .points(1)), Item()]),
        "content.sections[0].items[1].width"
      ),
      (
        Content.Section(items: [Item(width: .fill, height: .points(1))]),
        "content.sections[0].items[0].width"
      ),
      (Content.Section(items: [Item(width: .points(1))]), "content.sections[0].items[0].height"),
    ]
    for (section, path) in cases {
      #expect(throws: LayoutError(.itemNeedsSize, at: path)) {
        try frames(layout, content: Content(sections: [section]), engine: version)
      }
    }
    #expect(throws: Never.self) {
      try frames(layout, content: Content(sections: [.init(count: 0)]), engine: version)
    }
  }

  @Test(arguments: ["aligned", "waterfall"])
  func `a fill has no place in a horizontal layout`(_ kind: String) {
    let content = Content(sections: [.init(items: [Item(width: .fill, height: .points(1))])])
    let path = "content.sections[0].items[0].width"
    #expect(throws: LayoutError(.fillAcross, at: path)) {
      try frames(#"{"kind":"\#(kind)","direction":"horizontal"}"#, content: content)
    }
  }

  @Test func `a viewport that says which side leads is refused by engine 1`() {
    var viewport = viewport
    viewport.rightToLeft = false
    #expect(throws: LayoutError(.needsEngine(2), at: "viewport.rightToLeft")) {
      try frames(
        #"{"kind":"fill"}"#, content: Content(sections: []), engine: 1, viewport: viewport)
    }
  }

  @Test(arguments: Engine.versions)
  func `a frame past the limit of edges is refused by its name`(_ version: Int) {
    let content = Content(sections: [.init(count: 1), .init(count: 300)])
    let error = #expect(throws: LayoutError.self) {
      try frames(#"{"kind":"uniform","itemHeight":9e6}"#, content: content, engine: version)
    }
    #expect(error?.path == "section 1, item 110")
  }

  @Test(arguments: Engine.versions)
  func `too many items or sections are refused before memory is taken`(_ version: Int) {
    let many = Content(sections: Array(repeating: .init(count: 1), count: 100_001))
    #expect(throws: LayoutError.self) {
      try frames(#"{"kind":"fill"}"#, content: many, engine: version)
    }
    let large = Content(sections: [.init(count: 10_000_000), .init(count: .max)])
    #expect(throws: LayoutError.self) {
      try frames(#"{"kind":"fill"}"#, content: large, engine: version)
    }
  }

  static let oddViewports = [
    Double.nan, .infinity, -.infinity, -1, 0, .leastNonzeroMagnitude, 1e308,
  ]

  @Test(arguments: Layout.kindNames, oddViewports)
  func `a viewport that no document can have ends in frames or an error`(
    _ kind: String, _ number: Double
  ) throws {
    let pattern = try Pattern(
      json: Array(#"{"blocks":{"a":{"areas":["AB"]}},"order":["a"]}"#.utf8))
    let item = Item(width: .points(10), height: .points(10), count: 7)
    let required = ["uniform": #","itemHeight":10"#, "mosaic": #","pattern":"p""#]
    let layout = #"{"kind":"\#(kind)"\#(required[kind] ?? "")}"#
    let viewport = Viewport(
      size: Size(width: number, height: number), contentInset: Insets(left: number),
      contentOffset: Point(x: number, y: number), scale: number)
    for version in Engine.versions {
      do {
        let frames = try frames(
          layout, content: Content(sections: [.init(items: [item])]), patterns: ["p": pattern],
          engine: version, viewport: viewport)
        #expect(frames.rects.allSatisfy { $0.maxX.isFinite && $0.maxY.isFinite })
      } catch is LayoutError {}
    }
  }
}
