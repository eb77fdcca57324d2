import Catalogue
import LayoutEngine

/// A scene that is computed and compared with its latest snapshot, on any thread.
struct RecomputationJob: Sendable {
  /// What the computation found.
  enum Outcome: Sendable {
    /// The elements are those of the latest snapshot; a difference is one of the content size.
    case same(contentSize: Size, FrameDiff?)
    /// There are other elements than in the latest snapshot, or there was none to differ from.
    case other(PreparedFrames, FrameDiff?)
    /// There is no layout of these inputs, for this reason.
    case failed(String)
  }

  /// The scene as it was when its inputs were read.
  let head: SceneHead
  /// The inputs.
  let decoded: DecodedInputs
  /// The frames of the latest snapshot; nil before the first.
  let latest: StoredFrames?
  /// How many changes to keep.
  let changeLimit: Int

  /// Computes and compares; throws when the latest frames are not readable.
  func outcome() throws -> Outcome {
    switch decoded.frames() {
    case .failure(let error): return .failed(error.description)
    case .success(let frames):
      guard let latest, let size = head.latest?.contentSize else {
        return .other(PreparedFrames(frames), nil)
      }
      let isSame = latest.hasElements(of: frames)
      if isSame, frames.contentSize == size { return .same(contentSize: size, nil) }
      let difference = FrameDiff(
        before: try latest.frames(contentSize: size), after: frames, in: decoded.viewport
      ).keepingChanges(atMost: changeLimit)
      return isSame
        ? .same(contentSize: frames.contentSize, difference)
        : .other(PreparedFrames(frames), difference)
    }
  }
}
