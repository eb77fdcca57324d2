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
    let rects = bytes.withUnsafeBytes { bytes in
      checksum == Checksum.ofFrameSet(sections: sections, frames: bytes)
        ? FramesCoding.rects(from: bytes) : nil
    }
    guard
      let rects, let sections = SectionsCoding.sections(from: sections),
      sections.last?.end ?? 0 == rects.count
    else { throw StoredFrames.damaged(path) }
    return Frames(contentSize: contentSize, sections: sections, rects: rects)
  }

  /// Says that stored frames cannot be what the program wrote.
  static func damaged(_ path: String) -> CatalogueError {
    .damaged(path: path, detail: "the frames of a snapshot are not readable")
  }
}
