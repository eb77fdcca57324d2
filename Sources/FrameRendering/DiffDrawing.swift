package import LayoutEngine

/// Draws the elements of two states, each by what became of it.
package struct DiffDrawing {
  private let before: Frames
  private let after: Frames
  private let tolerance: Double
  private let part: Rect?
  private let sheet: PictureSheet
  private let drawing: ElementDrawing

  /// Makes the drawing of two states that are compared with this tolerance.
  ///
  /// With a part it has only what that meets.
  package init(
    before: Frames, after: Frames, tolerance: Double, part: Rect? = nil, sheet: PictureSheet
  ) {
    self.before = before
    self.after = after
    self.tolerance = tolerance
    self.part = part
    self.sheet = sheet
    let counts = [before, after].map { PictureElements($0, in: part).count }
    drawing = ElementDrawing(sheet.strips, elements: counts[0] + counts[1])
  }

  /// Draws every element of both sides, unchanged ones once.
  package func drawElements(on canvas: inout PictureCanvas) throws {
    for mark in [PictureMark.same, .moved, .resized, .before, .added, .removed] {
      var isOpen = false
      try forEach(mark) { element in
        if !isOpen { mark.open(in: sheet.id, on: &canvas) }
        isOpen = true
        try drawing.draw(element, on: &canvas)
      }
      if isOpen { mark.close(on: &canvas) }
    }
  }

  /// Draws an arrow with its distance for every run of elements that changed alike.
  func drawShifts(
    of diff: FrameDiff, _ labels: inout PictureLabels, on canvas: inout PictureCanvas
  ) throws {
    guard diff.movedCount + diff.resizedCount > 0 else { return }
    PictureMark.shift.open(in: sheet.id, on: &canvas)
    for resize in diff.resizes {
      let arrow = ShiftArrow(
        resize, before: before, after: after, inset: sheet.strips.textSize * 0.7)
      try draw(arrow, "resized \(resize.delta)", &labels, on: &canvas)
    }
    for shift in diff.shifts {
      try draw(
        ShiftArrow(shift, before: before), "moved \(shift.delta)", &labels, on: &canvas)
    }
    PictureMark.shift.close(on: &canvas)
  }

  private func draw(
    _ arrow: ShiftArrow, _ text: String, _ labels: inout PictureLabels,
    on canvas: inout PictureCanvas
  ) throws {
    let textSize = sheet.strips.textSize
    let region = sheet.strips.region
    guard part == nil || arrow.meets(region) else { return }
    arrow.draw(textSize: textSize, origin: Point(x: region.x, y: region.y), on: &canvas)
    let extent = Size(width: text.widthInEms * textSize, height: textSize * 1.2)
    labels.write(text, at: arrow.labelPlaces(extent), on: &canvas)
    try canvas.handOn()
  }

  /// Writes the names of elements where there is room, those of changed ones first.
  func writeLabels(_ labels: inout PictureLabels, on canvas: inout PictureCanvas) throws {
    for (marks, look) in [
      ([PictureMark.added, .removed, .resized, .moved], "label"), ([.same], "label faint"),
    ] {
      canvas.write("<g class=\"\(look)\">\n")
      for mark in marks {
        let sign = mark == .added ? "+ " : mark == .removed ? "\u{2212} " : ""
        try forEach(mark) { element in
          labels.write(element, sign: sign, on: &canvas)
          try canvas.handOn()
        }
      }
      canvas.write("</g>\n")
    }
  }

  /// Calls `body` with each element of a mark, as it stands on the side that the mark is about.
  private func forEach(_ mark: PictureMark, _ body: (Element) throws -> Void) rethrows {
    let isOfBefore = mark == .before || mark == .removed
    let side = PictureElements(isOfBefore ? before : after, in: part)
    let other = isOfBefore ? after : before
    for kind in PictureElements.drawingOrder {
      try side.forEach(kind) { element in
        let counterpart = other.element(
          section: element.section, kind: element.kind, item: element.item)
        let fate = fate(of: element.frame, counterpart?.frame)
        if mark == fate || mark == .before && (fate == .moved || fate == .resized)
          || mark == .removed && fate == .added
        {
          try body(element)
        }
      }
    }
  }

  /// Returns what became of a frame: the mark it has, `added` when the other side has none.
  private func fate(of frame: Rect, _ other: Rect?) -> PictureMark {
    guard let other else { return .added }
    if differs(frame.width, other.width) || differs(frame.height, other.height) {
      return .resized
    }
    return differs(frame.x, other.x) || differs(frame.y, other.y) ? .moved : .same
  }

  private func differs(_ first: Double, _ second: Double) -> Bool {
    abs(first - second) > tolerance
  }
}
