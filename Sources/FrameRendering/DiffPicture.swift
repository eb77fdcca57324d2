package import LayoutEngine

/// The picture of what differs between two states: both in one place, and an arrow for each shift.
package struct DiffPicture {
  private let before: Frames
  private let after: Frames
  private let diff: FrameDiff
  private let viewport: Viewport?
  private let sheet: PictureSheet
  private let caption: PictureCaption

  /// Makes the picture of a comparison; `lines` is what stands below it as text.
  ///
  /// The name may hold anything; `id` begins the names of things inside the picture.
  package init(
    _ diff: FrameDiff, before: Frames, after: Frames, in viewport: Viewport?, name: String,
    detail: String, lines: [String], id: String = "p"
  ) {
    self.diff = diff
    self.before = before
    self.after = after
    self.viewport = viewport
    sheet = PictureSheet(
      PictureSheet.region([before, after], viewport),
      elements: before.rects.count + after.rects.count, id: id)
    let isMoved = diff.movedCount > 0
    let isResized = diff.resizedCount > 0
    let same =
      after.rects.count - diff.addedCount - diff.movedCount - diff.resizedCount
    let present: [(PictureMark, Bool)] = [
      (.same, same > 0), (.before, isMoved || isResized), (.moved, isMoved),
      (.resized, isResized), (.added, diff.addedCount > 0), (.removed, diff.removedCount > 0),
      (.shift, isMoved || isResized), (.viewport, viewport != nil),
    ]
    caption = PictureCaption(
      name: name, detail: detail,
      description: "\(same) elements unchanged, \(diff.addedCount) added, "
        + "\(diff.removedCount) removed, \(diff.resizedCount) resized, \(diff.movedCount) moved",
      key: present.filter(\.1).map(\.0), lines: lines)
  }

  /// Draws the picture as an SVG element.
  package func write(on canvas: inout PictureCanvas) throws {
    try sheet.write(caption, on: &canvas) { canvas in
      sheet.writePaper(after.contentSize, on: &canvas)
      let drawing = DiffDrawing(
        before: before, after: after, tolerance: diff.tolerance, sheet: sheet)
      try drawing.drawElements(on: &canvas)
      if let viewport { sheet.write(viewport, over: after.contentSize, on: &canvas) }
      var labels = PictureLabels(sheet.strips)
      try drawShifts(&labels, on: &canvas)
      try drawing.writeLabels(&labels, on: &canvas)
    }
  }

  private func drawShifts(
    _ labels: inout PictureLabels, on canvas: inout PictureCanvas
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
    arrow.draw(textSize: textSize, origin: Point(x: region.x, y: region.y), on: &canvas)
    let extent = Size(width: text.widthInEms * textSize, height: textSize * 1.2)
    labels.write(text, at: arrow.labelPlaces(extent), on: &canvas)
    try canvas.handOn()
  }
}
