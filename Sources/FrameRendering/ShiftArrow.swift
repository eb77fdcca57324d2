package import LayoutEngine

/// An arrow that shows how a run of elements moved as one.
package struct ShiftArrow {
  /// Where it begins.
  package let start: Point
  /// Where its point is.
  package let end: Point

  /// Makes the arrow between two places.
  package init(from start: Point, to end: Point) {
    self.start = start
    self.end = end
  }

  /// Makes the arrow of a shift: from the middle of what moved to where that is now.
  package init(_ shift: Shift, before: Frames) {
    let box = before.box(around: shift.run)
    start = Point(x: box.x + box.width / 2, y: box.y + box.height / 2)
    end = Point(x: start.x + shift.delta.x, y: start.y + shift.delta.y)
  }

  /// Makes the arrow of a resize: from the far corner of what changed to where that is now.
  ///
  /// It stands so far inside the corner, if there is room, that the outline does not hide it.
  package init(_ resize: Resize, before: Frames, after: Frames, inset: Double) {
    let old = before.box(around: resize.run)
    let new = after.box(around: resize.run)
    if old.maxX != new.maxX || old.maxY != new.maxY {
      let x = min(old.width, new.width) > inset * 4 ? inset : 0
      let y = min(old.height, new.height) > inset * 4 ? inset : 0
      start = Point(x: old.maxX - x, y: old.maxY - y)
      end = Point(x: new.maxX - x, y: new.maxY - y)
    } else {
      // Some grew inside an outline that stayed.
      start = Point(x: new.x + new.width / 2, y: new.y + new.height / 2)
      end = Point(x: start.x + resize.delta.x, y: start.y + resize.delta.y)
    }
  }

  /// Draws the arrow; one that would be too short to be seen is drawn from farther off.
  package func draw(
    textSize: Double, origin: Point = Point(), on canvas: inout PictureCanvas
  ) {
    let run = Point(x: end.x - start.x, y: end.y - start.y)
    let length = (run.x * run.x + run.y * run.y).squareRoot()
    guard length > 0 else { return }
    let unit = Point(x: run.x / length, y: run.y / length)
    let head = textSize * 0.8
    let tip = Point(x: end.x - origin.x, y: end.y - origin.y)
    let drawn = max(length, head * 2)
    let neck = Point(x: tip.x - unit.x * head, y: tip.y - unit.y * head)
    canvas.write("<path d=\"M")
    write(Point(x: tip.x - unit.x * drawn, y: tip.y - unit.y * drawn), on: &canvas)
    canvas.write("L")
    write(neck, on: &canvas)
    canvas.write("\"/><path class=\"head\" d=\"M")
    write(tip, on: &canvas)
    let wing = head * 0.45
    for side in [wing, -wing] {
      canvas.write("L")
      write(Point(x: neck.x - unit.y * side, y: neck.y + unit.x * side), on: &canvas)
    }
    canvas.write("z\"/>\n")
  }

  /// Tells whether the least rectangle around the arrow touches a region.
  func meets(_ region: Rect) -> Bool {
    max(start.x, end.x) >= region.x && min(start.x, end.x) <= region.maxX
      && max(start.y, end.y) >= region.y && min(start.y, end.y) <= region.maxY
  }

  /// Returns the top left corners that a label of this extent may have, the best first.
  func labelPlaces(_ extent: Size) -> [Point] {
    let middle = Point(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
    let gap = extent.height * 0.5
    let top = middle.y - extent.height / 2
    return [
      Point(x: middle.x + gap, y: top), Point(x: middle.x - gap - extent.width, y: top),
      Point(x: middle.x - extent.width / 2, y: min(start.y, end.y) - extent.height - gap),
      Point(x: middle.x - extent.width / 2, y: max(start.y, end.y) + gap),
    ]
  }

  private func write(_ point: Point, on canvas: inout PictureCanvas) {
    canvas.write(point.x)
    canvas.write(" ")
    canvas.write(point.y)
  }
}

extension Frames {
  /// Returns the least rectangle around the elements from the first to the last of a run.
  fileprivate func box(around run: ElementRun) -> Rect {
    guard let first = index(of: run.first), let last = index(of: run.last) else {
      preconditionFailure("a run of other frames")
    }
    return rects[first...last].dropFirst().reduce(rects[first]) { $0.union($1) }
  }

  private func index(of name: ElementName) -> Int? {
    guard sections.indices.contains(name.section) else { return nil }
    return sections[name.section].index(of: name.kind, item: name.item)
  }
}
