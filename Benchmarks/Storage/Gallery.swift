import Catalogue
import CatalogueService
import LayoutEngine
import StrictJSON

/// A catalogue of scenes of 300 elements: layouts of every kind × contents × viewports.
struct Gallery {
  /// What a scene is computed from.
  struct Job: Sendable {
    let layout: Layout
    let patterns: [String: Pattern]
    let content: Content
    let viewport: Viewport

    /// Computes the frames as the newest engine does.
    func frames() throws -> Frames {
      try Engine(version: Engine.newest).frames(
        of: layout, patterns: patterns, content: content, in: viewport)
    }
  }

  /// How many elements a scene has.
  static let elements = 300
  /// The time that everything happens at.
  static let now = "2026-01-01T00:00:00.000Z"

  /// The path of the file.
  let path: String
  private let sceneCount: Int
  private var spacing = 1
  private var offset = 0

  /// Makes the catalogue, with nothing computed.
  init(scenes: Int, in folder: TemporaryFolder, _ name: String) throws {
    sceneCount = scenes
    path = folder.path(name)
    let catalogue = try Catalogue(
      path: path, access: .create(engine: Engine.newest), now: Gallery.now)
    try catalogue.write { try fill(catalogue) }
  }

  /// What each scene is computed from now, in the order of their keys.
  func jobs() throws -> [Job] {
    let layouts = try (0..<10).map { try Layout(json: layout($0)) }
    let contents = try (0..<10).map { try Content(json: content($0)) }
    let viewports = try (0...(sceneCount / 100)).map { try Viewport(json: viewport($0)) }
    let patterns = ["p": try Pattern(json: Array(Gallery.pattern.utf8))]
    return (0..<sceneCount).map { index in
      Job(
        layout: layouts[index % 10], patterns: patterns, content: contents[index / 10 % 10],
        viewport: viewports[index / 100])
    }
  }

  /// Saves layouts that place everything elsewhere; all scenes are stale then.
  mutating func changeLayouts(by service: Service) async throws {
    spacing += 1
    for index in 0..<min(10, sceneCount) {
      _ = try await service.update(
        .layout, "layout \(index)", body: layout(index), recomputes: false)
    }
  }

  /// Saves viewports that are scrolled, which changes no frame; all scenes are stale then.
  mutating func scrollViewports(by service: Service) async throws {
    offset += 1
    for index in 0..<((sceneCount + 99) / 100) {
      _ = try await service.update(
        .viewport, "viewport \(index)", body: viewport(index), recomputes: false)
    }
  }

  private func fill(_ catalogue: Catalogue) throws {
    func add(_ kind: DocumentKind, _ name: String, _ body: [UInt8]) throws -> Int64 {
      let body = String(decoding: try CanonicalJSON.canonical(body), as: UTF8.self)
      let revisionID = try catalogue.documents.insert(
        kind, name, body: body.utf8, message: nil, now: Gallery.now)
      guard let document = try catalogue.documents.find(kind, name) else {
        throw Missing("the document '\(name)' is lost")
      }
      if kind == .layout, body.contains("mosaic"),
        let pattern = try catalogue.documents.find(.pattern, "p")
      {
        try catalogue.documents.setPatterns([pattern.id], ofLayoutRevision: revisionID)
      }
      return document.id
    }
    _ = try add(.pattern, "p", Array(Gallery.pattern.utf8))
    let layouts = try (0..<10).map { try add(.layout, "layout \($0)", layout($0)) }
    let contents = try (0..<10).map { try add(.content, "content \($0)", content($0)) }
    let viewports = try (0...(sceneCount / 100)).map {
      try add(.viewport, "viewport \($0)", viewport($0))
    }
    for index in 0..<sceneCount {
      try catalogue.scenes.insert(
        "scene \(index)", layoutID: layouts[index % 10], contentID: contents[index / 10 % 10],
        viewportID: viewports[index / 100], now: Gallery.now)
    }
  }

  private func layout(_ index: Int) -> [UInt8] {
    let fields = [
      #""kind":"uniform","itemHeight":50,"columnCount":4,"interItemSpacing":{"y":\#(spacing)}"#,
      #""kind":"fill","itemsPerSide":4,"itemSpacing":\#(spacing)"#,
      #""kind":"waterfall","columnCount":4,"minimumInteritemSpacing":\#(spacing)"#,
      #""kind":"aligned","horizontalAlignment":"center","lineSpacing":\#(spacing)"#,
      #""kind":"mosaic","pattern":"p","header":{"frame":{"x":0,"y":0,"width":"side","#
        + #""height":\#(spacing)}}"#,
    ][index % 5]
    // The second layout of a kind starts elsewhere.
    let rounding = index < 5 ? "none" : "edges"
    return Array(#"{\#(fields),"rounding":"\#(rounding)"}"#.utf8)
  }

  private func content(_ index: Int) -> [UInt8] {
    let section = (0..<(Gallery.elements / 3)).map { item in
      #"{"width":\#(60 + (item + index) % 41),"height":\#(40 + (item * index) % 37)}"#
    }.joined(separator: ",")
    let sections = [String](repeating: #"{"items":[\#(section)]}"#, count: 3)
    return Array(#"{"sections":[\#(sections.joined(separator: ","))]}"#.utf8)
  }

  private func viewport(_ index: Int) -> [UInt8] {
    Array(
      #"{"width":\#(320 + index),"height":812,"contentOffset":{"x":0,"y":\#(offset)}}"#.utf8)
  }

  private static let pattern = FramesMosaic.patterns["p"] ?? ""
}

extension Gallery {
  /// Throws unless a run did what it is measured for, to all scenes.
  static func expect(_ count: Int, of report: RunReport, unchanged: Bool) throws {
    let done = report.scenes.count { scene in
      switch scene.result {
      case .unchanged: unchanged
      case .changed: !unchanged
      case .first, .failed: false
      }
    }
    guard done == count else { throw Missing("\(done) of \(count) scenes did as they should") }
  }
}
