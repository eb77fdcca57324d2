import Catalogue
import Foundation
import LayoutEngine

/// A scene that is computed and compared with its latest snapshot, on any thread.
struct RecomputationJob: Sendable {
  /// What the computation found.
  enum Outcome: Sendable {
    /// The elements are those of the latest snapshot; a difference is one of the content size.
    case same(contentSize: Size, FrameDiff?)
    /// There are other elements than in the latest snapshot, or there was none to differ from.
    case other(Frames, FrameDiff?)
    /// There is no layout of these inputs, for this reason.
    case failed(String)
  }

  /// The scene as it was when its inputs were read.
  let head: SceneHead
  /// The inputs.
  let decoded: DecodedInputs
  /// The frames of the latest snapshot; nil before the first.
  let latest: Frames?

  /// Computes and compares.
  func outcome() -> Outcome {
    switch decoded.frames() {
    case .failure(let error): return .failed(error.description)
    case .success(let frames):
      guard let latest else { return .other(frames, nil) }
      let isSame = frames.hasElements(of: latest)
      if isSame, frames.contentSize == latest.contentSize {
        return .same(contentSize: frames.contentSize, nil)
      }
      let difference = FrameDiff(before: latest, after: frames, in: decoded.viewport)
      return isSame
        ? .same(contentSize: frames.contentSize, difference) : .other(frames, difference)
    }
  }
}

extension Frames {
  /// Whether all elements have the very bytes of those of other frames.
  fileprivate func hasElements(of other: Frames) -> Bool {
    guard sections == other.sections, rects.count == other.rects.count else { return false }
    return rects.withUnsafeBytes { bytes in
      other.rects.withUnsafeBytes { others in
        guard let bytes = bytes.baseAddress, let others = others.baseAddress else { return true }
        return memcmp(bytes, others, rects.count * MemoryLayout<Rect>.stride) == 0
      }
    }
  }
}
