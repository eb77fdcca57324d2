package import LayoutEngine

/// The picture of the frames of one scene: every element in its place, and the window.
package struct FramesPicture {
  private let elements: PictureElements
  private let contentSize: Size
  private let viewport: Viewport?
  private let sheet: PictureSheet
  private let caption: PictureCaption

  /// Makes the picture of the elements that `part` meets, of all without one.
  ///
  /// The name may hold anything; `id` begins the names of things inside the picture.
  package init(
    _ frames: Frames, in viewport: Viewport?, name: String, detail: String, part: Rect? = nil,
    id: String = "p"
  ) {
    self.viewport = viewport
    contentSize = frames.contentSize
    elements = PictureElements(frames, in: part)
    let whole = PictureSheet.region([frames], viewport)
    sheet = PictureSheet(
      part.map { $0.clipped(to: whole) } ?? whole, elements: elements.count, id: id)
    let kinds = ElementKind.allCases.filter(elements.contains)
    let count = elements.count
    caption = PictureCaption(
      name: name, detail: detail,
      description: (part == nil ? "" : "Part of the content: ")
        + "\(count) \(count == 1 ? "element" : "elements") in \(frames.sections.count) "
        + "\(frames.sections.count == 1 ? "section" : "sections"), content "
        + "\(frames.contentSize.shown) points"
        + (viewport.map { ", viewport \($0.size.shown) points" } ?? ""),
      key: kinds.map(PictureMark.init) + (viewport == nil ? [] : [.viewport]))
  }

  /// How the content is cut.
  package var strips: PictureStrips { sheet.strips }

  /// Draws the picture as an SVG element.
  package func write(on canvas: inout PictureCanvas) throws {
    try sheet.write(caption, on: &canvas) { canvas in
      sheet.writePaper(contentSize, on: &canvas)
      let drawing = FramesDrawing(elements, sheet: sheet)
      try drawing.drawElements(on: &canvas)
      if let viewport { sheet.write(viewport, over: contentSize, on: &canvas) }
      try drawing.writeLabels(on: &canvas)
    }
  }
}
