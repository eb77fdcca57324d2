import LayoutEngine

extension PictureSheet {
  /// Writes the numbers above and left of a strip.
  func writeRulers(of index: Int, on canvas: inout PictureCanvas) {
    let part = strips.parts[index]
    let place = place(of: index)
    let textSize = strips.textSize
    canvas.write("<g class=\"ruler\"")
    canvas.write("font-size", textSize * PictureSheet.rulerScale)
    canvas.write(">\n")
    let columns = Ruler(along: part.x...part.maxX, atLeast: numberDistance.width).places
    let rows = Ruler(along: part.y...part.maxY, atLeast: numberDistance.height).places
    canvas.write("<g text-anchor=\"middle\">\n")
    for number in columns {
      let x = place.x + number - part.x
      writeTick(from: Point(x: x, y: place.y - textSize * 0.6), "v", on: &canvas)
      writeNumber(number, at: Point(x: x, y: place.y - textSize * 0.9), on: &canvas)
    }
    canvas.write("</g>\n<g text-anchor=\"end\">\n")
    for number in rows {
      let y = place.y + number - part.y
      writeTick(from: Point(x: place.x - textSize * 0.6, y: y), "h", on: &canvas)
      writeNumber(
        number, at: Point(x: place.x - textSize * 0.8, y: y + textSize * 0.3), on: &canvas)
    }
    canvas.write("</g>\n</g>\n")
  }

  private func writeTick(
    from start: Point, _ direction: String, on canvas: inout PictureCanvas
  ) {
    canvas.write("<path d=\"M")
    canvas.write(start.x)
    canvas.write(" ")
    canvas.write(start.y)
    canvas.write(direction)
    canvas.write(strips.textSize * 0.4)
    canvas.write("\"/>")
  }

  private func writeNumber(_ number: Double, at place: Point, on canvas: inout PictureCanvas) {
    canvas.write("<text")
    canvas.write("x", place.x)
    canvas.write("y", place.y)
    canvas.write(">")
    canvas.write(number)
    canvas.write("</text>\n")
  }
}
