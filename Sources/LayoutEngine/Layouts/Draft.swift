/// The frames of a layout while they are being placed, in canonical order.
///
/// It writes into the storage of the list of frames to be, and lives only while `frames` runs.
struct Draft {
  /// The extent of the content so far.
  var contentSize = Size()
  /// How many frames there are so far.
  private(set) var count = 0
  /// The sections that are complete.
  private(set) var sections: [SectionSpan] = []
  /// Where the header of each section is held at the latest; empty when headers do not pin.
  private(set) var pinEnds: [Double] = []

  private let rects: UnsafeMutableBufferPointer<Rect>
  private var open = SectionSpan(first: 0, items: 0)
  /// How far the frames reach; nil when some have changed since that was found out.
  private var reachSoFar: Reach?

  private init(_ rects: UnsafeMutableBufferPointer<Rect>) {
    self.rects = rects
  }

  /// Makes frames of what `place` places, at most the elements that the content can have.
  ///
  /// Throws also when an extent is negative, a number is not finite, or an edge passes the limit.
  /// That is for what the rules of a kind did not foresee: the error names the element only.
  static func frames(
    for content: Content, _ place: (inout Draft) throws(LayoutError) -> Void
  ) throws(LayoutError) -> Frames {
    let capacity = content.elementLimit
    var result: Result<(Size, [SectionSpan]), LayoutError> = .success((Size(), []))
    let rects = [Rect](unsafeUninitializedCapacity: capacity) { buffer, count in
      do throws(LayoutError) {
        var draft = Draft(buffer)
        draft.sections.reserveCapacity(content.sections.count)
        try place(&draft)
        try draft.check()
        count = draft.count
        result = .success((draft.contentSize, draft.sections))
      } catch {
        result = .failure(error)
      }
    }
    let (size, sections) = try result.get()
    return Frames(contentSize: size.unsigned, sections: sections, rects: rects)
  }

  /// A frame that was placed, or a part of it; the index must be below `count`.
  subscript(index: Int) -> Rect {
    get { rects[index] }
    set { rects[index] = newValue.unsigned }
  }

  /// Places the header of the open section, before its items.
  mutating func addHeader(_ rect: Rect) {
    open.hasHeader = true
    addItem(rect)
  }

  /// Places the next item of the open section.
  @inline(__always)
  mutating func addItem(_ rect: Rect) {
    precondition(count < rects.count, "more elements than the content can have")
    rects.initializeElement(at: count, to: rect.unsigned)
    count += 1
  }

  /// A pen that goes on where the draft ends; the draft has its items once it takes the pen back.
  var itemPen: Pen { Pen(rects, count: count) }

  /// Takes in what a pen has placed in the open section.
  mutating func take(_ pen: Pen) {
    count = pen.count
  }

  /// Places the footer of the open section, behind its items.
  mutating func addFooter(_ rect: Rect) {
    open.hasFooter = true
    addItem(rect)
  }

  /// Places the background of the open section, last.
  mutating func addBackground(_ rect: Rect) {
    open.hasBackground = true
    addItem(rect)
  }

  /// Closes the open section; its header, if it pins, is never held past `pinEnd`.
  mutating func endSection(pinEnd: Double? = nil) {
    open.items = count - open.first - open.count
    if let pinEnd { pinEnds.append(pinEnd) }
    sections.append(open)
    open = SectionSpan(first: count, items: 0)
  }

  /// Changes every frame in place.
  mutating func changeRects(_ change: (Rect) -> Rect) {
    reachSoFar = nil
    for index in 0..<count { rects[index] = change(rects[index]).unsigned }
  }

  /// Moves the header of a section, which it must have.
  mutating func moveHeader(of section: SectionSpan, toY y: Double) {
    reachSoFar = nil
    self[section.first].y = y
  }

  /// Returns how far the frames of the complete sections reach.
  mutating func reach() -> Reach {
    if let reachSoFar { return reachSoFar }
    var result = Reach()
    for section in sections {
      let first = section.first + (section.hasHeader ? 1 : 0)
      result.items.add(UnsafeBufferPointer(rebasing: rects[first..<first + section.items]))
      if section.hasHeader {
        result.others.add(UnsafeBufferPointer(rebasing: rects[section.first..<first]))
      }
      if first + section.items < section.end {
        let others = rects[first + section.items..<section.end]
        result.others.add(UnsafeBufferPointer(rebasing: others))
      }
    }
    reachSoFar = result
    return result
  }

  private mutating func check() throws(LayoutError) {
    let reach = reach()
    guard reach.items.isSound, reach.others.isSound else { throw unsoundElement() }
    guard contentSize.isSound else {
      let sentence = "the content is too large, its edges have to be below 1000000000"
      throw LayoutError(.tooLarge(sentence), at: "contentSize")
    }
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

extension Draft {
  /// Places items one after the other; unlike the draft, it stays in registers in a loop.
  struct Pen {
    /// How many frames the draft has with those that the pen placed.
    private(set) var count: Int
    private let rects: UnsafeMutableBufferPointer<Rect>

    fileprivate init(_ rects: UnsafeMutableBufferPointer<Rect>, count: Int) {
      self.rects = rects
      self.count = count
    }

    /// A frame that was placed; the index must be below `count`.
    @inline(__always)
    subscript(index: Int) -> Rect { rects[index] }

    /// Places the next item of the open section.
    @inline(__always)
    mutating func add(_ rect: Rect) {
      precondition(count < rects.count, "more elements than the content can have")
      rects.initializeElement(at: count, to: rect.unsigned)
      count &+= 1
    }

    /// Moves the items from an index on to the right.
    @inline(__always)
    func moveItems(from first: Int, right distance: Double) {
      for index in first..<count { rects[index].x += distance }
    }

    /// Moves an item that was placed down.
    @inline(__always)
    func moveItem(_ index: Int, down distance: Double) {
      rects[index].y += distance
    }
  }

  /// How far items reach, and everything else.
  struct Reach {
    /// The extremes of all items.
    var items = Extremes()
    /// The extremes of headers, footers and backgrounds.
    var others = Extremes()
  }
}

extension Size {
  /// The same extent with a plain zero for each zero that has a sign.
  fileprivate var unsigned: Size { Size(width: width + 0, height: height + 0) }
}

extension Rect {
  /// The same rectangle with a plain zero for each zero that has a sign.
  ///
  /// A frame gets it when it is placed, and a sum with such a number never has the sign again.
  fileprivate var unsigned: Rect {
    Rect(x: x + 0, y: y + 0, width: width + 0, height: height + 0)
  }
}
