import LayoutEngine

extension PictureCaption {
  /// Makes the words around a comparison in which so many elements are there afterwards.
  init(
    of diff: FrameDiff, elements: Int, hasViewport: Bool, name: String, detail: String,
    lines: [String]
  ) {
    let isMoved = diff.movedCount > 0
    let isResized = diff.resizedCount > 0
    let same = elements - diff.addedCount - diff.movedCount - diff.resizedCount
    let present: [(PictureMark, Bool)] = [
      (.same, same > 0), (.before, isMoved || isResized), (.moved, isMoved),
      (.resized, isResized), (.added, diff.addedCount > 0), (.removed, diff.removedCount > 0),
      (.shift, isMoved || isResized), (.viewport, hasViewport),
    ]
    self.init(
      name: name, detail: detail,
      description: "\(same) elements unchanged, \(diff.addedCount) added, "
        + "\(diff.removedCount) removed, \(diff.resizedCount) resized, \(diff.movedCount) moved",
      key: present.filter(\.1).map(\.0), lines: lines)
  }
}
