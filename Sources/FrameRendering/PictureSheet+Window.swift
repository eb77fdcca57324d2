package import LayoutEngine

extension PictureSheet {
  /// Returns the least region that shows all of these frames and the windows over them.
  package static func region(_ sides: [Frames], _ viewport: Viewport?) -> Rect {
    var region: Rect?
    for frames in sides {
      if let extent = frames.extent { region = region?.union(extent) ?? extent }
      if let window = viewport?.visibleRect(of: frames.contentSize) {
        region = region?.union(window) ?? window
      }
    }
    return region ?? Rect(x: 0, y: 0, width: 0, height: 0)
  }

  /// Draws the area of the content, on which the elements stand.
  package func writePaper(_ contentSize: Size, on canvas: inout PictureCanvas) {
    canvas.write("<rect class=\"paper\"")
    canvas.write(
      Rect(
        x: -strips.region.x, y: -strips.region.y, width: contentSize.width,
        height: contentSize.height))
    canvas.write("/>\n")
  }

  /// Draws what the window shows of a content of this size, and what it keeps free inside.
  package func write(
    _ viewport: Viewport, over contentSize: Size, on canvas: inout PictureCanvas
  ) {
    var window = viewport.visibleRect(of: contentSize)
    window.x -= strips.region.x
    window.y -= strips.region.y
    write(window, as: .viewport, on: &canvas)
    let inset = viewport.contentInset
    guard inset != Insets() else { return }
    window.x += inset.left
    window.y += inset.top
    window.width -= inset.left + inset.right
    window.height -= inset.top + inset.bottom
    if window.width > 0, window.height > 0 { write(window, as: .inset, on: &canvas) }
  }

  private func write(_ rect: Rect, as mark: PictureMark, on canvas: inout PictureCanvas) {
    mark.open(in: id, on: &canvas)
    canvas.write("<rect")
    canvas.write(rect)
    canvas.write("/>\n")
    mark.close(on: &canvas)
  }
}

extension Rect {
  /// Returns the part within `whole`; where there is none, itself without what is out of all bounds.
  func clipped(to whole: Rect) -> Rect {
    let bounds = overlaps(whole) ? whole : Rect(x: -1e9, y: -1e9, width: 2e9, height: 2e9)
    let left = min(max(x, bounds.x), bounds.maxX)
    let top = min(max(y, bounds.y), bounds.maxY)
    return Rect(
      x: left, y: top, width: max(0, min(maxX, bounds.maxX) - left),
      height: max(0, min(maxY, bounds.maxY) - top))
  }
}

extension Size {
  /// The extent for people, as in `375 × 812`.
  var shown: String { "\(width.shown) × \(height.shown)" }
}
