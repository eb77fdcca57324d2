package import LayoutEngine

/// The picture of what differs between two states: both in one place, and an arrow for each shift.
package struct DiffPicture {
  private let before: Frames
  private let after: Frames
  private let diff: FrameDiff
  private let viewport: Viewport?
  private let part: Rect?
  private let sheet: PictureSheet
  private let caption: PictureCaption

  /// Makes the picture of a comparison, or of what `part` meets of it; `lines` is what stands below
  /// it as text.
  ///
  /// The name may hold anything; `id` begins the names of things inside the picture.
  package init(
    _ diff: FrameDiff, before: Frames, after: Frames, in viewport: Viewport?, name: String,
    detail: String, lines: [String], part: Rect? = nil, id: String = "p"
  ) {
    self.diff = diff
    self.before = before
    self.after = after
    self.viewport = viewport
    self.part = part
    let whole = PictureSheet.region([before, after], viewport)
    let counts = [before, after].map { PictureElements($0, in: part).count }
    sheet = PictureSheet(
      part.map { $0.clipped(to: whole) } ?? whole, elements: counts[0] + counts[1], id: id)
    caption = PictureCaption(
      of: diff, elements: after.rects.count, hasViewport: viewport != nil, name: name,
      detail: detail, lines: lines)
  }

  /// How the content is cut.
  package var strips: PictureStrips { sheet.strips }

  /// Draws the picture as an SVG element.
  package func write(on canvas: inout PictureCanvas) throws {
    try sheet.write(caption, on: &canvas) { canvas in
      sheet.writePaper(after.contentSize, on: &canvas)
      let drawing = DiffDrawing(
        before: before, after: after, tolerance: diff.tolerance, part: part, sheet: sheet)
      try drawing.drawElements(on: &canvas)
      if let viewport { sheet.write(viewport, over: after.contentSize, on: &canvas) }
      var labels = PictureLabels(sheet.strips)
      try drawing.drawShifts(of: diff, &labels, on: &canvas)
      try drawing.writeLabels(&labels, on: &canvas)
    }
  }
}
