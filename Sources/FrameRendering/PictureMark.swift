/// What a shape in a picture stands for; each has a look of its own, in light and in dark.
package enum PictureMark: String, Hashable, Sendable, CaseIterable {
  case header
  case item
  case footer
  case background
  /// What the window shows of the content.
  case viewport
  /// What the window keeps free inside its edges.
  case inset
  /// An element that is the same on both sides.
  case same
  /// Where an element stood that moved or changed its size.
  case before
  case moved
  case resized
  case added
  case removed
  /// The move of a whole run of elements.
  case shift

  /// What the key of a picture calls it.
  package var word: String {
    switch self {
    case .same: "unchanged"
    case .added: "+ added"
    case .removed: "\u{2212} removed"
    case .shift: "shift"
    default: rawValue
    }
  }

  /// Begins a group of shapes of this mark; `id` is the picture's.
  package func open(in id: String, on canvas: inout PictureCanvas) {
    canvas.write("<g class=\"\(rawValue)\"")
    if isHatched { canvas.write(" fill=\"url(#\(id)-\(rawValue))\"") }
    canvas.write(">\n")
  }

  /// Ends the group.
  package func close(on canvas: inout PictureCanvas) {
    canvas.write("</g>\n")
  }

  /// Writes the patterns that hatched marks are filled with.
  static func writePatterns(in id: String, textSize: Double, on canvas: inout PictureCanvas) {
    for (mark, angle) in [(PictureMark.added, 45), (.removed, -45)] {
      canvas.write("<pattern id=\"\(id)-\(mark.rawValue)\" patternUnits=\"userSpaceOnUse\"")
      canvas.write("width", textSize * 0.7)
      canvas.write("height", textSize * 0.7)
      canvas.write(" patternTransform=\"rotate(\(angle))\"><path class=\"hatch \(mark.rawValue)\"")
      canvas.write("stroke-width", textSize * 0.2)
      canvas.write(" d=\"M0 0v")
      canvas.write(textSize * 0.7)
      canvas.write("\"/></pattern>\n")
    }
  }

  private var isHatched: Bool { self == .added || self == .removed }
}
