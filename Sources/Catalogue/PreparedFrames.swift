package import LayoutEngine

/// Frames with what their row says of them, made ready to be stored on any thread.
package struct PreparedFrames: Sendable {
  /// The frames.
  package let frames: Frames
  /// Their sections, as `SectionsCoding` writes them.
  let sections: String
  /// The checksum of sections and frames.
  let checksum: Int64

  /// Makes frames ready.
  package init(_ frames: Frames) {
    let sections = SectionsCoding.text(of: frames.sections)
    self.frames = frames
    self.sections = sections
    checksum = FramesCoding.withBytes(of: frames.rects) { bytes in
      Checksum.ofFrameSet(sections: sections, frames: bytes)
    }
  }
}
