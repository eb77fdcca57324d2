import LayoutEngine

/// Draws the elements of one state, each by its kind, on a sheet.
package struct FramesDrawing {
  private let elements: PictureElements
  private let sheet: PictureSheet

  /// Makes the drawing of these elements.
  package init(_ elements: PictureElements, sheet: PictureSheet) {
    self.elements = elements
    self.sheet = sheet
  }

  /// Draws every element, what lies on top last.
  package func drawElements(on canvas: inout PictureCanvas) throws {
    let drawing = ElementDrawing(sheet.strips, elements: elements.count)
    for kind in PictureElements.drawingOrder where elements.contains(kind) {
      let mark = PictureMark(kind)
      mark.open(in: sheet.id, on: &canvas)
      try elements.forEach(kind) { try drawing.draw($0, on: &canvas) }
      mark.close(on: &canvas)
    }
  }

  /// Writes the names of elements where there is room.
  package func writeLabels(on canvas: inout PictureCanvas) throws {
    var labels = PictureLabels(sheet.strips)
    canvas.write("<g class=\"label\">\n")
    // What lies on top has the first choice of a place.
    for kind in [ElementKind.header, .footer, .item, .background] {
      try elements.forEach(kind) { element in
        labels.write(element, on: &canvas)
        try canvas.handOn()
      }
    }
    canvas.write("</g>\n")
  }
}

extension PictureMark {
  /// The mark of a kind of element.
  init(_ kind: ElementKind) {
    switch kind {
    case .header: self = .header
    case .item: self = .item
    case .footer: self = .footer
    case .background: self = .background
    }
  }
}
