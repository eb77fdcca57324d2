extension Frames {
  /// Returns the elements whose overlap with `rect` has a positive area, in canonical order.
  ///
  /// A rectangle without a positive area, or with a NaN in it, finds nothing. The cost grows with
  /// the logarithm of the number of frames and with the number found; the first query of any kind
  /// on these frames or a copy of them is linear in their number.
  public func elements(in rect: Rect) -> [Element] {
    var found: [Element] = []
    var cursor = SectionCursor(sections)
    forEachIndex(in: rect) { index in
      found.append(Element(name: cursor.name(at: index), frame: rects[index]))
    }
    return found
  }

  /// Returns the element that is drawn topmost at `point`, nil where there is none.
  ///
  /// Headers and footers lie over items, items over backgrounds; among equals the later one wins.
  public func element(at point: Point) -> Element? {
    var best: Element?
    var cursor = SectionCursor(sections)
    bounds.forEachRun {
      $0.meets(point)
    } body: { run in
      for index in run where rects[index].contains(point) {
        let name = cursor.name(at: index)
        if let top = best, top.kind.drawingLevel > name.kind.drawingLevel { continue }
        best = Element(name: name, frame: rects[index])
      }
    }
    return best
  }

  /// Returns the element of this name, nil when there is none such; takes constant time.
  public func element(section: Int, kind: ElementKind, item: Int = 0) -> Element? {
    let name = ElementName(section: section, kind: kind, item: kind == .item ? item : 0)
    guard let index = index(of: name) else { return nil }
    return Element(name: name, frame: rects[index])
  }

  /// Returns the place in `rects` of the element of this name, nil when there is none such.
  func index(of name: ElementName) -> Int? {
    guard sections.indices.contains(name.section) else { return nil }
    return sections[name.section].index(of: name.kind, item: name.item)
  }

  /// Calls `body` with the index of each frame that `rect` overlaps, in order.
  @inline(__always)
  func forEachIndex(in rect: Rect, _ body: (Int) -> Void) {
    guard rect.maxX > rect.x && rect.maxY > rect.y else { return }
    bounds.forEachRun {
      $0.meets(rect)
    } body: { run in
      for index in run where rects[index].overlaps(rect) { body(index) }
    }
  }
}

extension Element {
  /// Makes the element of this name at `frame`.
  init(name: ElementName, frame: Rect) {
    self.init(section: name.section, kind: name.kind, item: name.item, frame: frame)
  }
}

extension ElementKind {
  /// Which kinds hide which: the higher one lies on top.
  fileprivate var drawingLevel: Int {
    switch self {
    case .background: 0
    case .item: 1
    case .header, .footer: 2
    }
  }
}
