import Foundation
package import LayoutEngine

/// Frames as they are stored, to be compared with others before they are taken apart.
package struct StoredFrames: Sendable {
  private let sections: String
  private let rects: [Rect]
  private let path: String

  /// Takes the columns of a frame set; `path` is the catalogue's, to be named when it is damaged.
  init(sections: String, rects: [Rect], path: String) {
    self.sections = sections
    self.rects = rects
    self.path = path
  }

  /// How many frames there are.
  package var count: Int { rects.count }

  /// Tells whether other frames have the same elements, byte for byte; content sizes do not count.
  package func hasElements(of frames: Frames) -> Bool {
    FramesCoding.withBytes(of: rects) { bytes in FramesCoding.isEqual(bytes, frames.rects) }
      && sections == SectionsCoding.text(of: frames.sections)
  }

  /// Returns them with the content size that a snapshot's row has.
  package func frames(contentSize: Size) throws -> Frames {
    guard
      let sections = SectionsCoding.sections(from: sections),
      sections.last?.end ?? 0 == rects.count
    else { throw StoredFrames.damaged(path) }
    return Frames(contentSize: contentSize, sections: sections, rects: rects)
  }

  /// Says that stored frames cannot be what the program wrote.
  static func damaged(_ path: String) -> CatalogueError {
    .damaged(path: path, detail: "the frames of a snapshot are not readable")
  }
}
