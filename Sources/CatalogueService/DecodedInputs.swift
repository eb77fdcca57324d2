import Catalogue
import LayoutEngine
import StrictJSON

/// What a scene is computed from, ready to be computed on any thread.
struct DecodedInputs: Sendable {
  /// The engine version.
  let engine: Int
  /// The layout.
  let layout: Layout
  /// The patterns, by name.
  let patterns: [String: Pattern]
  /// The content.
  let content: Content
  /// The viewport.
  let viewport: Viewport

  /// Computes the frames; every failure is a sentence for people.
  func frames() -> Result<Frames, LayoutError> {
    do throws(LayoutError) {
      let engine = try Engine(version: engine)
      return .success(
        try engine.frames(of: layout, patterns: patterns, content: content, in: viewport))
    } catch {
      return .failure(error)
    }
  }
}
