import FrameRendering
import LayoutEngine
import Wording

extension PictureStrips {
  /// Says that nothing can be made out in a picture, and what would be better; nil where it can be.
  func note(on name: String) -> String? {
    guard let part = readablePart else { return nil }
    let extent = [region.width, region.height].map(Cell.rounded).joined(separator: " × ")
    let numbers = [part.x, part.y, part.width, part.height].map(Cell.rounded)
    return "Note: the picture of \(name.quoted) shows \(extent) points, too long to make anything "
      + "out; draw a part, as with --rect=\(numbers.joined(separator: ","))"
  }
}
