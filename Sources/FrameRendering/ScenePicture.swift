import Catalogue
package import CatalogueService
package import LayoutEngine

/// The picture of one scene in a report: its baseline, its latest frames, and what moved, as views.
package struct ScenePicture {
  private static let views = PictureViews("baseline", "latest", "overlay")

  /// How many elements the baseline and the latest frames have.
  package let elementCounts: (before: Int, after: Int)
  /// What the picture leaves out; nil when it shows all.
  package let note: String?

  private let pictures: CatalogueReport.Pictures
  private let part: Rect?
  private let before: PictureElements
  private let after: PictureElements
  private let sheet: PictureSheet
  private let caption: PictureCaption
  private let captions: [(view: String, caption: PictureCaption)]

  /// Plans the picture of a scene.
  package init(_ pictures: CatalogueReport.Pictures, of scene: CatalogueReport.Scene) {
    self.pictures = pictures
    let counts = (before: pictures.baseline.rects.count, after: pictures.latest.rects.count)
    let part = PicturePart(pictures)
    let before = PictureElements(pictures.baseline, in: part?.rect)
    let after = PictureElements(pictures.latest, in: part?.rect)
    let note = part.map { part in
      "The picture shows a part only, around \(part.center): \(max(before.count, after.count)) "
        + "of \(max(counts.before, counts.after)) elements."
    }
    elementCounts = counts
    self.part = part?.rect
    self.before = before
    self.after = after
    self.note = note
    let whole = PictureSheet.region([pictures.baseline, pictures.latest], pictures.viewport)
    sheet = PictureSheet(
      part.map { $0.rect.clipped(to: whole) } ?? whole, elements: before.count + after.count)
    let numbers = [scene.status.baseline, scene.status.latest].compactMap { $0 }
    let isSame = pictures.difference.isEmpty
    let words = PictureCaption(
      of: pictures.difference, elements: counts.after, hasViewport: true,
      name: scene.status.name,
      detail: "snapshot " + Set(numbers).sorted().map(String.init).joined(separator: " and "),
      lines: note.map { [$0] } ?? [])
    let kinds = ElementKind.allCases.filter { before.contains($0) || after.contains($0) }
    let key = kinds.map(PictureMark.init)
    func caption(_ detail: String, _ key: [PictureMark]) -> PictureCaption {
      PictureCaption(
        name: scene.status.name, detail: detail, description: words.description, key: key,
        lines: words.lines)
    }
    self.caption = caption(words.detail, key + (isSame ? [.viewport] : words.key))
    captions = [
      ("baseline", caption("baseline, snapshot \(scene.status.baseline ?? 0)", key + [.viewport])),
      ("latest", caption("latest, snapshot \(scene.status.latest ?? 0)", key + [.viewport])),
      ("overlay", caption(words.detail, words.key)),
    ]
  }

  /// The extent of the picture, which is the same in all views.
  package var size: Size { sheet.size(with: caption) }

  /// Draws the picture as an SVG element.
  ///
  /// Where baseline and latest frames are the same, all views show them.
  package func write(on canvas: inout PictureCanvas) throws {
    guard !pictures.difference.isEmpty else {
      try sheet.write(caption, on: &canvas) { canvas in
        try draw(after, of: pictures.latest, on: &canvas)
      }
      return try canvas.finish()
    }
    let views = ScenePicture.views
    try sheet.write(caption, views: views, captions: captions, on: &canvas) { canvas in
      try views.draw("baseline", on: &canvas) { canvas in
        try draw(before, of: pictures.baseline, on: &canvas)
      }
      try views.draw("latest", on: &canvas) { canvas in
        try draw(after, of: pictures.latest, on: &canvas)
      }
      try views.draw("overlay", on: &canvas) { try drawDifference(on: &$0) }
    }
    try canvas.finish()
  }

  private func draw(
    _ elements: PictureElements, of frames: Frames, on canvas: inout PictureCanvas
  ) throws {
    let drawing = FramesDrawing(elements, sheet: sheet)
    sheet.writePaper(frames.contentSize, on: &canvas)
    try drawing.drawElements(on: &canvas)
    sheet.write(pictures.viewport, over: frames.contentSize, on: &canvas)
    try drawing.writeLabels(on: &canvas)
  }

  private func drawDifference(on canvas: inout PictureCanvas) throws {
    let difference = pictures.difference
    let drawing = DiffDrawing(
      before: pictures.baseline, after: pictures.latest, tolerance: difference.tolerance,
      part: part, sheet: sheet)
    sheet.writePaper(pictures.latest.contentSize, on: &canvas)
    try drawing.drawElements(on: &canvas)
    sheet.write(pictures.viewport, over: pictures.latest.contentSize, on: &canvas)
    var labels = PictureLabels(sheet.strips)
    try drawing.drawShifts(of: difference, &labels, on: &canvas)
    try drawing.writeLabels(&labels, on: &canvas)
  }
}
