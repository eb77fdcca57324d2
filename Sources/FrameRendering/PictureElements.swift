package import LayoutEngine

/// The elements that a picture shows: all of a layout, or those that a rectangle meets.
package struct PictureElements {
  /// The kinds in the order in which they are drawn, the topmost last.
  package static let drawingOrder: [ElementKind] = [.background, .item, .footer, .header]

  private let frames: Frames
  private let part: [Element]?

  /// Takes the elements that `rect` meets; all without one.
  package init(_ frames: Frames, in rect: Rect? = nil) {
    self.frames = frames
    part = rect.map(frames.elements(in:))
  }

  /// How many they are.
  package var count: Int { part?.count ?? frames.rects.count }

  /// Tells whether there is any of this kind.
  package func contains(_ kind: ElementKind) -> Bool {
    if let part { return part.contains { $0.kind == kind } }
    return frames.sections.contains { $0.count(of: kind) > 0 }
  }

  /// Calls `body` with each element of a kind in canonical order; none is kept.
  package func forEach(_ kind: ElementKind, _ body: (Element) throws -> Void) rethrows {
    if let part {
      for element in part where element.kind == kind { try body(element) }
      return
    }
    for (section, span) in frames.sections.enumerated() {
      guard let first = span.index(of: kind) else { continue }
      for item in 0..<span.count(of: kind) {
        try body(
          Element(section: section, kind: kind, item: item, frame: frames.rects[first + item]))
      }
    }
  }
}

extension SectionSpan {
  /// Returns how many elements of a kind the section has.
  package func count(of kind: ElementKind) -> Int {
    kind == .item ? items : index(of: kind) == nil ? 0 : 1
  }
}

extension Frames {
  /// The least rectangle that holds the content and every frame; nil when both are nothing.
  package var extent: Rect? {
    var left = 0.0
    var top = 0.0
    var right = contentSize.width
    var bottom = contentSize.height
    for rect in rects {
      left = min(left, rect.x)
      top = min(top, rect.y)
      right = max(right, rect.maxX)
      bottom = max(bottom, rect.maxY)
    }
    return right > left || bottom > top
      ? Rect(x: left, y: top, width: right - left, height: bottom - top) : nil
  }
}

extension Rect {
  /// The least rectangle that holds this one and `other`.
  package func union(_ other: Rect) -> Rect {
    let left = min(x, other.x)
    let top = min(y, other.y)
    return Rect(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }
}
