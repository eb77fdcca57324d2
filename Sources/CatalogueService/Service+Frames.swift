import Catalogue
package import LayoutEngine
import StrictJSON
import Wording

extension Service {
  /// The stored frames of a scene.
  package struct SceneFrames: Sendable {
    /// The scene's name.
    package let scene: String
    /// The snapshot's number.
    package let snapshot: Int
    /// The engine version that computed it.
    package let engine: Int
    /// The frames.
    package let frames: Frames
    /// The window that they were computed for; nil when its viewport is no more.
    package let viewport: Viewport?
    /// Whether the scene's inputs have changed since; only told of the latest snapshot.
    package let isStale: Bool
  }

  /// Reads the frames of the snapshot that `SCENE`, the latest, or `SCENE@3` refers to.
  package func frames(_ reference: String) throws -> SceneFrames {
    try catalogue.read {
      let (scene, given) = try snapshot(reference)
      let snapshot = try given ?? latest(of: scene)
      let state = try status(of: scene).state
      var cache = InputCache(catalogue)
      return SceneFrames(
        scene: scene.name, snapshot: snapshot.number, engine: snapshot.engine,
        frames: try catalogue.frameSets.frames(of: snapshot),
        viewport: try snapshot.viewportRevisionID.map { try cache.viewport($0) },
        isStale: given == nil && (state == .stale || state == .failed))
    }
  }

  /// The documents of a preview: their bytes, each with the name of its file for errors.
  package struct Preview: Sendable {
    /// One document as it was read.
    package typealias Source = (name: String, bytes: [UInt8])

    /// The layout.
    package var layout: Source
    /// The content.
    package var content: Source
    /// The viewport.
    package var viewport: Source
    /// The patterns, by the names that the layout uses.
    package var patterns: [String: Source] = [:]
    /// The engine version.
    package var engine = Engine.newest

    /// Takes the documents that every preview needs.
    package init(layout: Source, content: Source, viewport: Source) {
      self.layout = layout
      self.content = content
      self.viewport = viewport
    }
  }

  /// Computes frames from documents alone, without a catalogue.
  package static func frames(of preview: Preview) throws -> Frames {
    try computed(preview).frames
  }

  /// Computes frames from documents alone and returns what they were computed from.
  static func computed(
    _ preview: Preview
  ) throws -> (frames: Frames, inputs: DecodedInputs) {
    var patterns: [String: Pattern] = [:]
    for (name, source) in preview.patterns {
      patterns[name] = try decoded(.pattern, source, Pattern.init(json:))
    }
    let inputs = DecodedInputs(
      engine: preview.engine,
      layout: try decoded(.layout, preview.layout, Layout.init(json:)),
      patterns: patterns,
      content: try decoded(.content, preview.content, Content.init(json:)),
      viewport: try decoded(.viewport, preview.viewport, Viewport.init(json:)))
    switch inputs.frames() {
    case .success(let frames): return (frames, inputs)
    case .failure(let error): throw blamed(error, preview)
    }
  }

  /// Names the file of the document that an error is about.
  private static func blamed(_ error: LayoutError, _ preview: Preview) -> ServiceError {
    for (kind, source) in [("content", preview.content), ("viewport", preview.viewport)]
    where error.path.hasPrefix("\(kind).") {
      let inner = LayoutError(error.reason, at: String(error.path.dropFirst(kind.count + 1)))
      return .invalid("\(kind) \(source.name.quoted): \(inner)")
    }
    return .invalid("layout \(preview.layout.name.quoted): \(error)")
  }

  private static func decoded<T>(
    _ kind: DocumentKind, _ source: Preview.Source,
    _ decoder: ([UInt8]) throws(JSONError) -> T
  ) throws(ServiceError) -> T {
    do {
      return try decoder(source.bytes)
    } catch {
      throw .invalidDocument(
        kind: kind, name: source.name, error,
        looksLike: DocumentBody.kind(of: source.bytes[...], otherThan: kind))
    }
  }
}
