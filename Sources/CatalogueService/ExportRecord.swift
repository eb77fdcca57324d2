import Catalogue
import LayoutEngine

/// One line of an export; docs/export.md describes them all.
enum ExportRecord {
  /// The version of the format that is written here, and the only one that is read.
  static let format = 1
  /// How many items one line of frames has at the most, so that lines stay short.
  static let itemsPerLine = 1_000

  /// A revision of a document.
  struct Revision {
    /// The kind of the document.
    var kind: DocumentKind
    /// The document's name.
    var name: String
    /// The revision's number.
    var number: Int
    /// What its author said of it.
    var message: String?
  }

  /// A scene with the names of what it is made of.
  struct Scene {
    /// The scene's name.
    var name: String
    /// The name of its layout.
    var layout: String
    /// The name of its content.
    var content: String
    /// The name of its viewport.
    var viewport: String
  }

  /// What a scene's baseline was computed from, and how many lines of frames follow.
  struct Baseline {
    /// The scene's name.
    var scene: String
    /// The layout's revision, as in `gallery@2`; nil when it is gone.
    var layout: String?
    /// The content's revision; nil when it is gone.
    var content: String?
    /// The viewport's revision; nil when it is gone.
    var viewport: String?
    /// The revisions of the patterns that are left.
    var patterns: [String]
    /// The engine version.
    var engine: Int
    /// The extent of the content, in points.
    var contentSize: Size
    /// How many sections there are.
    var sections: Int
    /// How many frames there are in all sections.
    var elements: Int
  }

  /// The frames of one section, or of as many of its items as a line has.
  struct SectionFrames {
    /// The scene's name.
    var scene: String
    /// The section, from 0.
    var section: Int
    /// The first item's number; 0 except where a long section goes on.
    var firstItem: Int
    /// The header's frame.
    var header: Rect?
    /// The items' frames in order.
    var items: ArraySlice<Rect>
    /// The footer's frame; it stands on the section's last line.
    var footer: Rect?
    /// The background's frame; it stands on the section's last line.
    var background: Rect?
  }

  /// The first record: the version of the format, and the engine version of the catalogue.
  case catalogue(format: Int, engine: Int)
  /// The body is JSON and stands last in the line; it can be large.
  case revision(Revision, body: ArraySlice<UInt8>)
  case scene(Scene)
  case baseline(Baseline)
  case frames(SectionFrames)

  /// The words that a line's field `record` may hold, in the order in which an export has them.
  enum Word: String, CaseIterable {
    case catalogue, pattern, layout, content, viewport, scene, baseline, frames
  }

  /// The word for what it is.
  var word: Word {
    switch self {
    case .catalogue: .catalogue
    case .revision(let revision, _): Word(revision.kind)
    case .scene: .scene
    case .baseline: .baseline
    case .frames: .frames
    }
  }
}

extension ExportRecord.Word {
  /// The word for a revision of a document of this kind.
  init(_ kind: DocumentKind) {
    switch kind {
    case .pattern: self = .pattern
    case .layout: self = .layout
    case .content: self = .content
    case .viewport: self = .viewport
    }
  }
}
