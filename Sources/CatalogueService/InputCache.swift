import Catalogue
import LayoutEngine
import StrictJSON

/// Decodes the revisions that a run needs, each once; of the contents only the latest few are kept.
struct InputCache {
  private let catalogue: Catalogue
  private var layouts: [Int64: Layout] = [:]
  private var patterns: [Int64: Pattern] = [:]
  private var viewports: [Int64: Viewport] = [:]
  private var contents: [Int64: Content] = [:]
  private var contentElements = 0
  /// Whether contents had to be let go of, which may be needed again.
  private(set) var hasForgotten = false

  /// How many elements layouts may make of the kept contents together.
  private static let contentElementLimit = 2_000_000

  init(_ catalogue: Catalogue) {
    self.catalogue = catalogue
  }

  /// Returns a scene's inputs decoded, with another engine version when one is given.
  mutating func decoded(_ inputs: SceneInputs, engine: Int? = nil) throws -> DecodedInputs {
    var named: [String: Pattern] = [:]
    for pattern in inputs.patterns {
      named[pattern.name] = try value(pattern.revisionID, in: \.patterns, Pattern.init(json:))
    }
    return DecodedInputs(
      engine: engine ?? inputs.engine,
      layout: try layout(inputs.layoutID),
      patterns: named,
      content: try content(inputs.contentID),
      viewport: try viewport(inputs.viewportID))
  }

  /// Returns a layout's revision decoded.
  mutating func layout(_ revisionID: Int64) throws -> Layout {
    try value(revisionID, in: \.layouts, Layout.init(json:))
  }

  /// Returns a viewport's revision decoded.
  mutating func viewport(_ revisionID: Int64) throws -> Viewport {
    try value(revisionID, in: \.viewports, Viewport.init(json:))
  }

  private mutating func content(_ revisionID: Int64) throws -> Content {
    if let content = contents[revisionID] { return content }
    // A content can be large: it is decoded where SQLite has it.
    let content = try catalogue.documents.withBody(revisionID: revisionID) { body in
      try checked { () throws(JSONError) in try Content(json: body) }
    }
    if contentElements + content.elementLimit > InputCache.contentElementLimit {
      contents = [:]
      contentElements = 0
      hasForgotten = true
    }
    contents[revisionID] = content
    contentElements += content.elementLimit
    return content
  }

  private mutating func value<T>(
    _ revisionID: Int64, in store: WritableKeyPath<InputCache, [Int64: T]>,
    _ decoder: ([UInt8]) throws(JSONError) -> T
  ) throws -> T {
    if let value = self[keyPath: store][revisionID] { return value }
    let value = try decode(revisionID, decoder)
    self[keyPath: store][revisionID] = value
    return value
  }

  private func decode<T>(
    _ revisionID: Int64, _ decoder: ([UInt8]) throws(JSONError) -> T
  ) throws -> T {
    let body = try catalogue.documents.body(revisionID: revisionID)
    return try checked { () throws(JSONError) in try decoder(body) }
  }

  /// Words what only a damaged catalogue can have.
  private func checked<T>(_ decode: () throws(JSONError) -> T) throws -> T {
    do {
      return try decode()
    } catch {
      throw CatalogueError.damaged(
        path: catalogue.path, detail: "a stored document is not valid: \(error)")
    }
  }
}
