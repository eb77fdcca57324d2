import LayoutEngine

/// Writes the labels of a picture, each where there is room for it, and none elsewhere.
struct PictureLabels {
  /// The sizes that are tried, as parts of the picture's text size.
  private static let sizes = [1, 0.75, 0.55]

  private let strips: PictureStrips
  private var board: LabelBoard

  /// Starts without a label.
  init(_ strips: PictureStrips) {
    self.strips = strips
    board = LabelBoard(strips)
  }

  /// Writes a text inside a frame, at the first corner that is free.
  mutating func write(
    _ text: String, in frame: Rect, at corners: [Corner] = [.topLeft],
    on canvas: inout PictureCanvas
  ) {
    let ems = text.widthInEms
    for scale in PictureLabels.sizes {
      let size = strips.textSize * scale
      let extent = Size(width: ems * size, height: size * 1.2)
      let inset = size * 0.3
      guard frame.width >= extent.width + inset * 2, frame.height >= extent.height + inset else {
        continue
      }
      for corner in corners {
        let box = corner.box(of: extent, in: frame, inset: inset)
        guard board.take(box) else { continue }
        write(text, in: box, size: size, on: &canvas)
        return
      }
    }
  }

  /// Writes a text at the first of these places, its top left corners, that is free.
  mutating func write(_ text: String, at places: [Point], on canvas: inout PictureCanvas) {
    let size = strips.textSize
    for place in places {
      let box = Rect(
        x: place.x, y: place.y, width: text.widthInEms * size, height: size * 1.2)
      guard board.take(box) else { continue }
      write(text, in: box, size: size, on: &canvas)
      return
    }
  }

  /// Writes the name of an element inside its frame, with a sign before it.
  mutating func write(_ element: Element, sign: String = "", on canvas: inout PictureCanvas) {
    // Most elements of a large picture have no room for any text.
    guard element.frame.height > strips.textSize * 0.7, element.frame.width > strips.textSize else {
      return
    }
    let isBackground = element.kind == .background
    write(
      sign + element.label, in: element.frame,
      at: isBackground ? [.bottomRight, .topRight, .topLeft] : [.topLeft], on: &canvas)
  }

  private func write(
    _ text: String, in box: Rect, size: Double, on canvas: inout PictureCanvas
  ) {
    canvas.write("<text")
    canvas.write("x", box.x - strips.region.x)
    canvas.write("y", box.y - strips.region.y + size * 0.9)
    if size != strips.textSize { canvas.write("font-size", size) }
    canvas.write(">")
    canvas.write(text: text)
    canvas.write("</text>\n")
  }
}

extension PictureLabels {
  /// A corner of a frame that a label stands in.
  enum Corner {
    case topLeft
    case topRight
    case bottomRight

    /// Returns the box of a label in this corner.
    func box(of extent: Size, in frame: Rect, inset: Double) -> Rect {
      Rect(
        x: self == .topLeft ? frame.x + inset : frame.maxX - inset - extent.width,
        y: self == .bottomRight
          ? frame.maxY - inset / 2 - extent.height : frame.y + inset / 2,
        width: extent.width, height: extent.height)
    }
  }
}

extension Element {
  /// What stands on the element in a picture: `2.14` for an item, `2 header` for a header.
  var label: String {
    kind == .item ? "\(section).\(item)" : "\(section) \(kind.rawValue)"
  }
}
