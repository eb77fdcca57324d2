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
    let allowed = min(PictureStrips.most, PictureStrips.mostElements / max(elements, 1))
    let count = Double(
      length > breadth * 3 && allowed > 1
        ? PictureStrips.count(length: length, breadth: breadth, atMost: allowed) : 1)
    textSize = PictureStrips.textSize(of: count, length: length, breadth: breadth)
    guard count > 1 else {
      parts = [region]
      return
    }
    // Strips begin at round places of the ruler.
    let step = Ruler.step(atLeast: textSize * 3)
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

  /// Returns the number of strips whose picture has to be reduced the least.
  private static func count(length: Double, breadth: Double, atMost most: Int) -> Int {
    var best = 1
    var least = length
    for count in 2...most {
      let textSize = textSize(of: Double(count), length: length, breadth: breadth)
      // A ruler and a gap stand beside each strip.
      let extent = max(length / Double(count), Double(count) * (breadth + textSize * 4.5))
      if extent < least {
        best = count
        least = extent
      }
    }
    return best
  }

  private static func textSize(of count: Double, length: Double, breadth: Double) -> Double {
    max(length / count, breadth * count * 1.1) / (count > 1 ? 90 : 70)
  }

  /// The beginning of the region, as long as a picture can show it; nil where that can show all.
  ///
  /// A picture in which a strip is narrower than a line of text is high is one of slivers.
  package var readablePart: Rect? {
    let breadth = min(region.width, region.height)
    guard breadth < textSize else { return nil }
    var part = region
    part.width = min(part.width, breadth * 30)
    part.height = min(part.height, breadth * 30)
    return part
  }

  /// Tells whether a box lies within one strip, so that no edge of it is cut off.
  func holdsWhole(_ box: Rect) -> Bool {
    parts.contains { part in
      box.x >= part.x && box.y >= part.y && box.maxX <= part.maxX && box.maxY <= part.maxY
    }
  }
}
