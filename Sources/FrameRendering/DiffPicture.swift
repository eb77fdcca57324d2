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
    caption = PictureCaption(
      of: diff, elements: after.rects.count, hasViewport: viewport != nil, name: name,
      detail: detail, lines: lines)
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
      try drawing.drawShifts(of: diff, &labels, on: &canvas)
      try drawing.writeLabels(&labels, on: &canvas)
    }
  }
}
