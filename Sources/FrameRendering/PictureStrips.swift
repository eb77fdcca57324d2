package import LayoutEngine

/// How a region that is much longer than wide is cut into strips, so that its picture can be read.
///
/// Strips of a high region stand side by side, those of a wide one below each other.
package struct PictureStrips: Hashable, Sendable {
  private static let most = 24
  /// How many elements may be drawn again and again, once in each strip.
  private static let mostElements = 100_000

  /// All that is shown, in content coordinates.
  package let region: Rect
  /// The parts of the region in order; one that covers it when it is not cut.
  package let parts: [Rect]
  /// Whether the strips stand side by side.
  package let standSideBySide: Bool
  /// The height of text, in points, for a picture that is read as a whole.
  package let textSize: Double

  /// Cuts a region of a positive extent in which so many elements are drawn.
  package init(_ region: Rect, elements: Int) {
    self.region = region
    standSideBySide = region.height >= region.width
    let length = max(region.width, region.height)
    let breadth = min(region.width, region.height)
    let wanted = length > breadth * 3 ? (length / breadth).squareRoot().rounded() : 1
    let allowed = max(1, PictureStrips.mostElements / max(elements, 1))
    let count = min(wanted, Double(min(PictureStrips.most, allowed)))
    textSize = max(length / count, breadth * count * 1.1) / 70
    guard count > 1 else {
      parts = [region]
      return
    }
    // Strips begin at round places of the ruler.
    let step = Ruler.step(atLeast: textSize * 2)
    let stripLength = (length / count / step).rounded(.up) * step
    let stripCount = max(1, Int((length / stripLength).rounded(.up)))
    let isHigh = standSideBySide
    parts = (0..<stripCount).map { index in
      let start = Double(index) * stripLength
      let extent = index == stripCount - 1 ? length - start : stripLength
      return isHigh
        ? Rect(x: region.x, y: region.y + start, width: breadth, height: extent)
        : Rect(x: region.x + start, y: region.y, width: extent, height: breadth)
    }
  }

  /// Tells whether a box lies within one strip, so that no edge of it is cut off.
  func holdsWhole(_ box: Rect) -> Bool {
    parts.contains { part in
      box.x >= part.x && box.y >= part.y && box.maxX <= part.maxX && box.maxY <= part.maxY
    }
  }
}
