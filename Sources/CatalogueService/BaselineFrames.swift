import Catalogue
import LayoutEngine
import Wording

/// A baseline whose frames come line by line.
struct BaselineFrames {
  /// The scene it belongs to.
  let scene: SceneRecord
  /// What it was computed from.
  let origin: SnapshotOrigin
  /// The extent of its content, in points.
  let contentSize: Size

  private let sectionCount: Int
  private let elementCount: Int
  private var sections: [SectionSpan] = []
  private var rects: [Rect] = []

  /// Starts without frames; the record says how many are to come.
  init(of record: ExportRecord.Baseline, scene: SceneRecord, origin: SnapshotOrigin) {
    self.scene = scene
    self.origin = origin
    contentSize = record.contentSize
    sectionCount = record.sections
    elementCount = record.elements
    // The number may be wrong: memory for more comes with the frames themselves.
    rects.reserveCapacity(min(elementCount, 1 << 20))
  }

  /// Takes the frames of the next section, or further ones of a long section; false for others.
  mutating func take(_ record: ExportRecord.SectionFrames) -> Bool {
    guard Name.normalized(record.scene) == scene.name else { return false }
    if record.firstItem > 0 {
      guard
        let last = sections.last, record.section == sections.count - 1,
        record.firstItem == last.items, record.header == nil, !last.hasFooter,
        !last.hasBackground
      else { return false }
    } else {
      guard record.section == sections.count, record.section < sectionCount else { return false }
      sections.append(
        SectionSpan(first: rects.count, items: 0, hasHeader: record.header != nil))
      if let header = record.header { rects.append(header) }
    }
    rects += record.items
    sections[sections.count - 1].items += record.items.count
    if let footer = record.footer {
      sections[sections.count - 1].hasFooter = true
      rects.append(footer)
    }
    if let background = record.background {
      sections[sections.count - 1].hasBackground = true
      rects.append(background)
    }
    return rects.count <= elementCount
  }

  /// Whether all frames have come.
  var isComplete: Bool { sections.count == sectionCount && rects.count == elementCount }

  /// The frames that have come.
  var frames: Frames { Frames(contentSize: contentSize, sections: sections, rects: rects) }

  /// What must come next.
  var expectation: String {
    let scene = scene.name.quoted
    guard sections.count < sectionCount else {
      return "expected \(elementCount) frames for the scene \(scene), there are \(rects.count)"
    }
    return "expected the frames of section \(sections.count) of the scene \(scene)"
  }
}
