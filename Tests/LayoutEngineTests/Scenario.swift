import LayoutEngine

/// Documents from which frames can be computed.
struct Scenario: Sendable {
  var layout: [UInt8]
  var patterns: [String: [UInt8]] = [:]
  var content: [UInt8]
  var viewport: [UInt8]

  init(
    layout: [UInt8], patterns: [String: [UInt8]] = [:], content: [UInt8], viewport: [UInt8]
  ) {
    self.layout = layout
    self.patterns = patterns
    self.content = content
    self.viewport = viewport
  }

  /// Makes a scenario of documents as text.
  init(layout: String, patterns: [String: String] = [:], content: String, viewport: String) {
    self.init(
      layout: Array(layout.utf8), patterns: patterns.mapValues { Array($0.utf8) },
      content: Array(content.utf8), viewport: Array(viewport.utf8))
  }

  /// Decodes the documents and computes the frames.
  func frames(engine version: Int = 2) throws -> Frames {
    let layout = try Layout(json: layout)
    let patterns = try patterns.mapValues { try Pattern(json: $0) }
    let content = try Content(json: content)
    let viewport = try Viewport(json: viewport)
    let engine = try Engine(version: version)
    return try engine.frames(of: layout, patterns: patterns, content: content, in: viewport)
  }
}

extension Frames {
  /// All elements with their names, in canonical order.
  var allElements: [Element] {
    sections.enumerated().flatMap { number, section in
      (section.first..<section.end).map { index in
        let name = section.name(at: index)
        return Element(section: number, kind: name.kind, item: name.item, frame: rects[index])
      }
    }
  }
}
