import Foundation
package import LayoutEngine

/// Frames as they are stored, to be compared with others, and read only where they differ.
package struct StoredFrames: Sendable {
  private let sections: String
  private let bytes: [UInt8]
  private let checksum: Int64
  private let path: String

  /// Takes the columns of a frame set; `path` is the catalogue's, to be named when it is damaged.
  init(sections: String, bytes: [UInt8], checksum: Int64, path: String) {
    self.sections = sections
    self.bytes = bytes
    self.checksum = checksum
    self.path = path
  }

  /// How many frames there are.
  package var count: Int { bytes.count / FramesCoding.stride }

  /// Tells whether other frames have the same elements, byte for byte; content sizes do not count.
  package func hasElements(of frames: Frames) -> Bool {
    bytes.withUnsafeBytes { FramesCoding.isEqual($0, frames.rects) }
      && sections == SectionsCoding.text(of: frames.sections)
  }

  /// Returns them with the content size that a snapshot's row has.
  ///
  /// Throws `CatalogueError.damaged` when they are not as they were written.
  package func frames(contentSize: Size) throws -> Frames {
    let parts = bytes.withUnsafeBytes { bytes in
      StoredFrames.parts(sections: sections, bytes: bytes, checksum: checksum)
    }
    guard let (sections, rects) = parts else { throw StoredFrames.damaged(path) }
    return Frames(contentSize: contentSize, sections: sections, rects: rects)
  }

  /// Takes the columns of a frame set apart; nil when they are not as they were written.
  static func parts(
    sections: String, bytes: UnsafeRawBufferPointer, checksum: Int64
  ) -> (sections: [SectionSpan], rects: [Rect])? {
    guard
      checksum == Checksum.ofFrameSet(sections: sections, frames: bytes),
      let rects = FramesCoding.rects(from: bytes),
      let sections = SectionsCoding.sections(from: sections),
      sections.last?.end ?? 0 == rects.count
    else { return nil }
    return (sections, rects)
  }

  /// Says that stored frames cannot be what the program wrote.
  static func damaged(_ path: String) -> CatalogueError {
    .damaged(path: path, detail: "the frames of a snapshot are not readable")
  }
}
