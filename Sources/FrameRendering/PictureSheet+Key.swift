import LayoutEngine

extension PictureSheet {
  /// Returns the entries of a key put in lines, seen from the key's top left corner.
  func keyPlaces(_ key: [PictureMark]) -> [(mark: PictureMark, place: Point)] {
    let textSize = strips.textSize
    var x = textSize
    var y = 0.0
    return key.map { mark in
      let extent = (mark.word.widthInEms + 3.2) * textSize
      if x > textSize, x + extent > width {
        x = textSize
        y += textSize * 1.6
      }
      defer { x += extent }
      return (mark, Point(x: x, y: y))
    }
  }

  /// Writes a key: for each mark a sample and its word.
  func write(
    _ key: [(mark: PictureMark, place: Point)], below top: Double,
    on canvas: inout PictureCanvas
  ) {
    guard !key.isEmpty else { return }
    let textSize = strips.textSize
    canvas.write("<g class=\"key\">\n")
    for (mark, place) in key {
      mark.open(in: id, on: &canvas)
      if mark == .shift {
        ShiftArrow(
          from: Point(x: place.x, y: top + place.y + textSize * 0.5),
          to: Point(x: place.x + textSize * 1.8, y: top + place.y + textSize * 0.5)
        ).draw(textSize: textSize, on: &canvas)
      } else {
        canvas.write("<rect")
        canvas.write(
          Rect(x: place.x, y: top + place.y, width: textSize * 1.8, height: textSize))
        canvas.write("/>\n")
      }
      mark.close(on: &canvas)
      write(mark.word, at: Point(x: place.x + textSize * 2.2, y: top + place.y), on: &canvas)
    }
    canvas.write("</g>\n")
  }
}
