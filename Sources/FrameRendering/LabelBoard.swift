import LayoutEngine

/// Where the labels of a picture stand, so that no two overlap and none is cut off.
struct LabelBoard {
  private struct Cell: Hashable {
    let column: Int
    let row: Int
  }

  private let strips: PictureStrips
  private let cellSize: Size
  private var boxes: [Cell: [Rect]] = [:]

  /// Makes a board without labels.
  init(_ strips: PictureStrips) {
    self.strips = strips
    cellSize = Size(width: strips.textSize * 6, height: strips.textSize * 3)
  }

  /// Takes a box when it is free and whole, and tells whether it has.
  mutating func take(_ box: Rect) -> Bool {
    guard strips.holdsWhole(box) else { return false }
    let columns = cells(
      from: box.x - strips.region.x, to: box.maxX - strips.region.x, by: cellSize.width)
    let rows = cells(
      from: box.y - strips.region.y, to: box.maxY - strips.region.y, by: cellSize.height)
    for column in columns {
      for row in rows {
        if let taken = boxes[Cell(column: column, row: row)], taken.contains(where: box.overlaps) {
          return false
        }
      }
    }
    for column in columns {
      for row in rows { boxes[Cell(column: column, row: row), default: []].append(box) }
    }
    return true
  }

  private func cells(from start: Double, to end: Double, by size: Double) -> ClosedRange<Int> {
    Int((start / size).rounded(.down))...Int((end / size).rounded(.down))
  }
}
