package import LayoutEngine

/// The sheet that a picture stands on: the strips with their rulers, a heading, a key, lines of text.
package struct PictureSheet {
  /// The names of things in this picture begin with it, so that several may stand on one page.
  package let id: String
  /// The strips that the content is shown in.
  package let strips: PictureStrips

  private let leftRuler: Double
  private let topRuler: Double
  private let gap: Double
  private let margin: Double
  /// How far numbers of the rulers are apart at the least, across and down, in points.
  let numberDistance: Size

  /// Makes the sheet for what a region shows in which so many elements are drawn.
  package init(_ region: Rect, elements: Int, id: String = "p") {
    self.id = id
    // A region without an extent, as of an empty layout, still has a picture.
    let size = max(1, min(max(region.width, region.height), 100))
    let region = Rect(
      x: region.x, y: region.y, width: region.width > 0 ? region.width : size,
      height: region.height > 0 ? region.height : size)
    strips = PictureStrips(region, elements: elements)
    let textSize = strips.textSize
    let rulerSize = textSize * PictureSheet.rulerScale
    let widest = { (low: Double, high: Double, step: Double) in
      Ruler(along: low...high, atLeast: step).places.reduce(0) {
        max($0, $1.shown.widthInEms * rulerSize)
      }
    }
    let rowDistance = textSize * 3
    leftRuler = widest(region.y, region.maxY, rowDistance) + textSize
    topRuler = textSize * 2
    // Whole numbers of the top ruler are as long as its ends are.
    let ends = [region.x, region.maxX].map { $0.rounded().shown.widthInEms * rulerSize }
    numberDistance = Size(
      width: (ends.max() ?? 0) + textSize * 2, height: rowDistance)
    gap = textSize
    margin = max(textSize, (ends.max() ?? 0) / 2)
  }

  /// The size of a ruler's numbers as a part of the picture's text size.
  static let rulerScale = 0.8

  /// Returns the extent of the whole picture with these words.
  package func size(with caption: PictureCaption) -> Size {
    let height =
      linesTop(below: keyPlaces(caption.key)) + Double(lines(of: caption).count) * lineHeight
    return Size(width: width, height: height + strips.textSize * 0.5)
  }

  /// Writes the whole picture; `content` draws in content coordinates less the region's origin.
  ///
  /// The views, if there are any, stand before everything that they choose from; `captions` are the
  /// headings and keys of those that have their own.
  package func write(
    _ caption: PictureCaption, views: PictureViews? = nil,
    captions: [(view: String, caption: PictureCaption)] = [], on canvas: inout PictureCanvas,
    content: (inout PictureCanvas) throws -> Void
  ) rethrows {
    let textSize = strips.textSize
    let lines = lines(of: caption)
    let linesTop = linesTop(below: keyPlaces(caption.key))
    let height = size(with: caption).height
    canvas.write(
      "<svg xmlns=\"http://www.w3.org/2000/svg\" class=\"picture\" role=\"img\" viewBox=\"0 0 ")
    canvas.write(width)
    canvas.write(" ")
    canvas.write(height)
    canvas.write("\"")
    canvas.write("font-size", textSize)
    canvas.write(" aria-labelledby=\"\(id)-title \(id)-desc\">\n<title id=\"\(id)-title\">")
    canvas.write(text: caption.title)
    canvas.write("</title>\n<desc id=\"\(id)-desc\">")
    canvas.write(text: caption.description)
    canvas.write("</desc>\n<style>\n\(PictureStyle.picture)</style>\n<rect class=\"sheet\"")
    canvas.write(Rect(x: 0, y: 0, width: width, height: height))
    canvas.write("/>\n")
    views?.write(on: &canvas)
    if let views, !captions.isEmpty {
      for (view, caption) in captions {
        views.draw(view, on: &canvas) { canvas in
          writeHeading(caption, on: &canvas)
          write(keyPlaces(caption.key), below: keyTop, on: &canvas)
        }
      }
    } else {
      writeHeading(caption, on: &canvas)
    }
    try writeStrips(on: &canvas, content: content)
    for index in strips.parts.indices { writeRulers(of: index, on: &canvas) }
    if captions.isEmpty { write(keyPlaces(caption.key), below: keyTop, on: &canvas) }
    for (index, line) in lines.enumerated() {
      write(line, at: Point(x: textSize, y: linesTop + Double(index) * lineHeight), on: &canvas)
    }
    canvas.write("</svg>\n")
  }

  private var headingHeight: Double { strips.textSize * 2.6 }
  private var lineHeight: Double { strips.textSize * 1.5 }
  private var keyTop: Double { headingHeight + stripsHeight + strips.textSize }

  private func lines(of caption: PictureCaption) -> [String] {
    caption.lines.flatMap { $0.wrapped(toEms: (width / strips.textSize - 2) * 1.1) }
  }

  private func linesTop(below key: [(mark: PictureMark, place: Point)]) -> Double {
    keyTop + (key.last.map { $0.place.y + strips.textSize * 2 } ?? 0)
  }

  /// How wide the whole sheet is.
  var width: Double {
    let textSize = strips.textSize
    let count = strips.standSideBySide ? Double(strips.parts.count) : 1
    let widest = strips.parts.reduce(0) { max($0, $1.width) }
    return max(textSize + count * (leftRuler + widest + gap) - gap + margin, textSize * 36)
  }

  private var stripsHeight: Double {
    guard let last = strips.parts.indices.last else { return 0 }
    let tallest = strips.parts.reduce(0) { max($0, $1.height) }
    return place(of: last).y - headingHeight + tallest
  }

  /// Returns where the top left corner of a strip stands on the sheet.
  func place(of index: Int) -> Point {
    let textSize = strips.textSize
    let first = strips.parts[0]
    let turn = Double(index)
    return strips.standSideBySide
      ? Point(
        x: textSize + leftRuler + turn * (leftRuler + first.width + gap),
        y: headingHeight + topRuler)
      : Point(
        x: textSize + leftRuler,
        y: headingHeight + topRuler + turn * (topRuler + first.height + textSize))
  }

  private func writeHeading(_ caption: PictureCaption, on canvas: inout PictureCanvas) {
    let size = strips.textSize * 1.3
    let room = (width - strips.textSize * 2) / size
    let name = caption.name.fitted(to: room)
    canvas.write("<text")
    canvas.write("x", strips.textSize)
    canvas.write("y", size * 1.3)
    canvas.write("font-size", size)
    canvas.write("><tspan class=\"name\">")
    canvas.write(text: name)
    canvas.write("</tspan>")
    let detail = " \(caption.detail)"
    if !caption.detail.isEmpty, name.widthInEms + detail.widthInEms <= room {
      canvas.write(text: detail)
    }
    canvas.write("</text>\n")
  }

  private func writeStrips(
    on canvas: inout PictureCanvas, content: (inout PictureCanvas) throws -> Void
  ) rethrows {
    // Strokes at the edge of a strip are shown whole.
    let margin = strips.textSize * 0.2
    canvas.write("<defs>\n")
    PictureMark.writePatterns(in: id, textSize: strips.textSize, on: &canvas)
    canvas.write("</defs>\n")
    for (index, part) in strips.parts.enumerated() {
      let place = place(of: index)
      canvas.write("<svg")
      canvas.write(
        Rect(
          x: place.x - margin, y: place.y - margin, width: part.width + margin * 2,
          height: part.height + margin * 2))
      canvas.write(" viewBox=\"")
      for (number, separator) in [
        (part.x - strips.region.x - margin, " "), (part.y - strips.region.y - margin, " "),
        (part.width + margin * 2, " "), (part.height + margin * 2, "\">\n"),
      ] {
        canvas.write(number)
        canvas.write(separator)
      }
      if index == 0 {
        // Rules for what is inside a picture hold in the copies, too.
        canvas.write("<g class=\"picture\" id=\"\(id)-content\">\n")
        try content(&canvas)
        canvas.write("</g>\n")
      } else {
        canvas.write("<use href=\"#\(id)-content\"/>\n")
      }
      canvas.write("</svg>\n")
    }
  }

  /// Writes a line of text whose top left corner is given, in coordinates of the sheet.
  func write(_ line: String, at corner: Point, on canvas: inout PictureCanvas) {
    canvas.write("<text xml:space=\"preserve\"")
    canvas.write("x", corner.x)
    canvas.write("y", corner.y + strips.textSize * 0.9)
    canvas.write(">")
    canvas.write(text: line)
    canvas.write("</text>\n")
  }
}
