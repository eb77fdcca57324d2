/// The frames of a layout while they are being placed, in canonical order.
struct Draft {
  /// The extent of the content so far.
  var contentSize = Size()
  /// The frames so far.
  var rects: [Rect] = []
  /// The sections that are complete.
  private(set) var sections: [SectionSpan] = []
  /// Where the header of each section is held at the latest; empty when headers do not pin.
  private(set) var pinEnds: [Double] = []

  private var open = SectionSpan(first: 0, items: 0)
  /// How far the frames reach; nil when some have changed since that was found out.
  private var extremes: Extremes?

  /// Makes a draft with room for every element that the content can have.
  init(for content: Content) {
    let sectionCount = content.sections.count
    rects.reserveCapacity(content.itemCount + 3 * sectionCount)
    sections.reserveCapacity(sectionCount)
  }

  /// Places the header of the open section, before its items.
  mutating func addHeader(_ rect: Rect) {
    open.hasHeader = true
    rects.append(rect.unsigned)
  }

  /// Places the next item of the open section.
  mutating func addItem(_ rect: Rect) {
    rects.append(rect.unsigned)
  }

  /// Places the footer of the open section, behind its items.
  mutating func addFooter(_ rect: Rect) {
    open.hasFooter = true
    rects.append(rect.unsigned)
  }

  /// Places the background of the open section, last.
  mutating func addBackground(_ rect: Rect) {
    open.hasBackground = true
    rects.append(rect.unsigned)
  }

  /// Closes the open section; its header, if it pins, is never held past `pinEnd`.
  mutating func endSection(pinEnd: Double? = nil) {
    open.items = rects.count - open.first - open.count
    if let pinEnd { pinEnds.append(pinEnd) }
    sections.append(open)
    open = SectionSpan(first: rects.count, items: 0)
  }

  /// Changes every frame in place.
  mutating func changeRects(_ change: (Rect) -> Rect) {
    extremes = nil
    rects.withUnsafeMutableBufferPointer { rects in
      for index in rects.indices { rects[index] = change(rects[index]).unsigned }
    }
  }

  /// Moves the header of a section, which it must have.
  mutating func moveHeader(of section: SectionSpan, toY y: Double) {
    extremes = nil
    rects[section.first].y = y + 0
  }

  /// Returns how far all frames reach.
  mutating func reach() -> Extremes {
    if let extremes { return extremes }
    var result = Extremes()
    rects.withUnsafeBufferPointer { result.add($0) }
    extremes = result
    return result
  }

  /// Returns how far the items reach.
  func reachOfItems() -> Extremes {
    var result = Extremes()
    rects.withUnsafeBufferPointer { rects in
      for section in sections {
        let first = section.first + (section.hasHeader ? 1 : 0)
        result.add(UnsafeBufferPointer(rebasing: rects[first..<first + section.items]))
      }
    }
    return result
  }

  /// Turns the draft into frames.
  ///
  /// Throws when an extent is negative, a number is not finite, or an edge passes the limit. That
  /// is for what the rules of a kind did not foresee: the error names the element only.
  mutating func finished() throws(LayoutError) -> Frames {
    guard reach().isSound else { throw unsoundElement() }
    let size = Size(width: contentSize.width + 0, height: contentSize.height + 0)
    guard size.width.magnitude < Limits.points, size.height.magnitude < Limits.points else {
      throw LayoutError(
        .tooLarge("the content is too large, its edges have to be below 1000000000"))
    }
    return Frames(contentSize: size, sections: sections, rects: rects)
  }

  private func unsoundElement() -> LayoutError {
    for (number, section) in sections.enumerated() {
      for index in section.first..<section.end where !rects[index].isSound {
        let name = section.name(at: index)
        let item = name.kind == .item ? " \(name.item)" : ""
        let path = "section \(number), \(name.kind.rawValue)\(item)"
        let rect = rects[index]
        if min(rect.width, rect.height) < 0 {
          return LayoutError(.noRoom("its size comes out negative"), at: path)
        }
        let sentence = "its frame is too large, all edges have to be below 1000000000 in size"
        return LayoutError(.tooLarge(sentence), at: path)
      }
    }
    return LayoutError(.tooLarge("a frame is too large"))
  }
}

extension Rect {
  /// The same rectangle with a plain zero for each zero that has a sign.
  ///
  /// A frame gets it when it is placed, and a sum with such a number never has the sign again.
  fileprivate var unsigned: Rect {
    Rect(x: x + 0, y: y + 0, width: width + 0, height: height + 0)
  }

  /// Whether no extent is negative and every edge is finite and within the limit.
  fileprivate var isSound: Bool {
    width >= 0 && height >= 0 && x.magnitude < Limits.points && y.magnitude < Limits.points
      && maxX.magnitude < Limits.points && maxY.magnitude < Limits.points
  }
}
