import CatalogueService
import LayoutEngine

/// The part of a scene with very many elements that its picture shows.
struct PicturePart {
  /// The most elements of one side that a picture shows, as far as a smaller part has fewer.
  static let mostElements = 20_000
  /// How many windows long a part is at first.
  private static let windows = 4.0

  /// The part, in content coordinates.
  let rect: Rect
  /// What it lies around, in words.
  let center: String

  /// Chooses the part; nil when there are few enough elements to show all.
  ///
  /// It lies at the window, or at the first change when nothing changes in the window.
  init?(_ pictures: CatalogueReport.Pictures) {
    let sides = [pictures.baseline, pictures.latest]
    guard sides.contains(where: { $0.rects.count > PicturePart.mostElements }) else { return nil }
    let size = pictures.latest.contentSize
    let window = pictures.viewport.visibleRect(of: size)
    var part = window
    center =
      PicturePart.move(&part, toFirstChangeOf: pictures) ? "the first change" : "the viewport"
    let isHigh = size.height * window.width >= size.width * window.height
    if isHigh {
      part.height *= PicturePart.windows
    } else {
      part.width *= PicturePart.windows
    }
    // Elements that lie upon each other stay together in the smallest part.
    for _ in 0..<64 {
      guard sides.contains(where: { $0.elements(in: part).count > PicturePart.mostElements }) else {
        break
      }
      part.width /= 2
      part.height /= 2
    }
    rect = part
  }

  /// Moves a part to the first change unless it shows one or there is none, and tells whether it has.
  private static func move(
    _ part: inout Rect, toFirstChangeOf pictures: CatalogueReport.Pictures
  ) -> Bool {
    // Only what moves in the window has a score.
    guard pictures.difference.shiftScore == 0, let change = pictures.difference.changes.first else {
      return false
    }
    let name = change.run.first
    let element = [pictures.latest, pictures.baseline].lazy.compactMap {
      $0.element(section: name.section, kind: name.kind, item: name.item)
    }.first
    guard let frame = element?.frame, !frame.overlaps(part) else { return false }
    if frame.y < part.y || frame.y > part.maxY { part.y = frame.y - part.height / 4 }
    if frame.x < part.x || frame.x > part.maxX { part.x = frame.x - part.width / 4 }
    return true
  }
}
