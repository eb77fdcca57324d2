extension FrameDiff {
  /// Returns the layout-shift score: the impact fraction times the distance fraction.
  ///
  /// Unstable are the elements of both sides that moved on the screen, beyond the tolerance, and
  /// that are visible before or after. The impact region is all that they cover, before and after
  /// together; the distance is the largest move of one of them, at most the larger extent of the
  /// window. See https://web.dev/articles/cls; the cost grows with the number of visible elements.
  static func shiftScore(
    before: Frames, after: Frames, in viewport: Viewport, tolerance: Double
  ) -> Double {
    let area = viewport.size.width * viewport.size.height
    guard area > 0 else { return 0 }
    let oldWindow = viewport.visibleRect(of: before.contentSize)
    let newWindow = viewport.visibleRect(of: after.contentSize)
    // Only a right-to-left window over content of another width is not where it was.
    let scroll = newWindow.x - oldWindow.x
    var unstable = UnstableElements(oldWindow, newWindow, scroll: scroll, tolerance: tolerance)
    var cursor = SectionCursor(before.sections)
    before.forEachIndex(in: oldWindow) { index in
      guard let other = after.index(of: cursor.name(at: index)) else { return }
      unstable.visit(before.rects[index], after.rects[other])
    }
    cursor = SectionCursor(after.sections)
    after.forEachIndex(in: newWindow) { index in
      guard let other = before.index(of: cursor.name(at: index)) else { return }
      // What was visible before has been visited.
      if before.rects[other].overlaps(oldWindow) { return }
      unstable.visit(before.rects[other], after.rects[index])
    }
    if unstable.regionBefore.isEmpty && unstable.regionAfter.isEmpty { return 0 }
    let impact = min(1, RectUnion(unstable.regionBefore + unstable.regionAfter).area / area)
    return impact * min(1, unstable.distance / max(viewport.size.width, viewport.size.height))
  }
}

/// What the elements that moved on the screen cover, and how far they moved.
private struct UnstableElements {
  /// What they cover before, seen from the corner of the window.
  private(set) var regionBefore: [Rect] = []
  /// What they cover after, seen from the corner of the window.
  private(set) var regionAfter: [Rect] = []
  /// The largest move of one of them.
  private(set) var distance = 0.0

  private let oldWindow: Rect
  private let newWindow: Rect
  private let scroll: Double
  private let tolerance: Double

  init(_ oldWindow: Rect, _ newWindow: Rect, scroll: Double, tolerance: Double) {
    self.oldWindow = oldWindow
    self.newWindow = newWindow
    self.scroll = scroll
    self.tolerance = tolerance
  }

  /// Takes in an element of both sides, unless it stands still.
  mutating func visit(_ old: Rect, _ new: Rect) {
    let move = Delta(x: new.x - old.x - scroll, y: new.y - old.y).settled(within: tolerance)
    if move.isZero { return }
    distance = max(distance, move.largest)
    if old.overlaps(oldWindow) { regionBefore.append(old.clipped(to: oldWindow)) }
    if new.overlaps(newWindow) { regionAfter.append(new.clipped(to: newWindow)) }
  }
}

extension Viewport {
  /// Returns the part of a content of this extent that the window shows, in content coordinates.
  package func visibleRect(of contentSize: Size) -> Rect {
    let x =
      rightToLeft == true
      ? contentSize.width - contentOffset.x - size.width : contentOffset.x
    return Rect(x: x, y: contentOffset.y, width: size.width, height: size.height)
  }
}

extension Rect {
  /// Returns the part within `window`, seen from the window's corner; both must overlap.
  fileprivate func clipped(to window: Rect) -> Rect {
    let left = max(x, window.x) - window.x
    let top = max(y, window.y) - window.y
    return Rect(
      x: left, y: top, width: min(maxX, window.maxX) - window.x - left,
      height: min(maxY, window.maxY) - window.y - top)
  }
}
