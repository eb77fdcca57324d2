package import LayoutEngine

/// Draws elements as shapes: a rectangle, a line where one extent is 0, a mark where both are.
package struct ElementDrawing {
  /// The most elements that say their names and frames where they are pointed at.
  private static let mostTitles = 5000

  private let origin: Point
  private let markSize: Double
  private let hasTitles: Bool

  /// Makes the drawing of a picture that has so many elements.
  package init(_ strips: PictureStrips, elements: Int) {
    origin = Point(x: strips.region.x, y: strips.region.y)
    markSize = strips.textSize * 0.4
    hasTitles = elements <= ElementDrawing.mostTitles
  }

  /// Draws one element.
  package func draw(_ element: Element, on canvas: inout PictureCanvas) throws {
    let frame = element.frame
    let place = Rect(
      x: frame.x - origin.x, y: frame.y - origin.y, width: frame.width, height: frame.height)
    let name = drawShape(place, on: &canvas)
    if hasTitles {
      canvas.write("><title>")
      writeTitle(element, on: &canvas)
      canvas.write("</title></")
      canvas.write(name)
      canvas.write(">\n")
    } else {
      canvas.write("/>\n")
    }
    try canvas.handOn()
  }

  /// Begins the shape's tag and returns its name.
  private func drawShape(_ place: Rect, on canvas: inout PictureCanvas) -> String {
    // Less would be written as 0, and a rectangle without an extent is not drawn at all.
    let isFlat = place.height < 0.0005
    let isNarrow = place.width < 0.0005
    guard isFlat || isNarrow else {
      canvas.write("<rect")
      canvas.write(place)
      return "rect"
    }
    canvas.write("<path d=\"M")
    canvas.write(place.x)
    canvas.write(" ")
    canvas.write(isFlat && isNarrow ? place.y - markSize : place.y)
    if isFlat && isNarrow {
      for (x, y) in [(1.0, 1.0), (-1, 1), (-1, -1)] {
        canvas.write("l")
        canvas.write(x * markSize)
        canvas.write(" ")
        canvas.write(y * markSize)
      }
      canvas.write("z")
    } else {
      canvas.write(isFlat ? "h" : "v")
      canvas.write(isFlat ? place.width : place.height)
    }
    canvas.write("\"")
    return "path"
  }

  private func writeTitle(_ element: Element, on canvas: inout PictureCanvas) {
    canvas.write("section ")
    canvas.write(element.section)
    canvas.write(", ")
    canvas.write(element.kind.rawValue)
    if element.kind == .item {
      canvas.write(" ")
      canvas.write(element.item)
    }
    canvas.write(": ")
    canvas.write(element.frame.width)
    canvas.write(" × ")
    canvas.write(element.frame.height)
    canvas.write(" at ")
    canvas.write(element.frame.x)
    canvas.write(", ")
    canvas.write(element.frame.y)
  }
}
