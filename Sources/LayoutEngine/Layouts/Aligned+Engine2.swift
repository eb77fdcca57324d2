extension Aligned {
  static func placeByEngine2(
    _ rules: SectionRules<Aligned>, _ input: LayoutInput, into draft: inout Draft
  ) throws(LayoutError) {
    let base = rules.base
    var lines = AlignedLines(base.defaultCellSize.size)
    var y = base.contentInsets.top
    for (section, content) in input.content.sections.enumerated() {
      let numbers = rules[section]
      if section > 0 { y += base.sectionSpacing }
      if numbers.headerHeight > 0 {
        guard input.width >= 0 else {
          let sentence =
            "it would leave headers a width of '\(input.width.shown)', at least 0 is needed"
          throw LayoutError(.noRoom(sentence), at: LayoutInput.insetPath)
        }
        draft.addHeader(Rect(x: 0, y: y, width: input.width, height: numbers.headerHeight))
        y += numbers.headerHeight
      }
      if content.itemCount > 0 {
        let left = base.contentInsets.left + numbers.insets.left
        let right = base.contentInsets.right + numbers.insets.right
        lines.begin(numbers, x: left, y: y + numbers.insets.top, width: input.width - left - right)
        lines.place(content, of: input.content, into: &draft)
        y = lines.end + numbers.insets.bottom
      }
      draft.endSection(pinEnd: base.pinsHeaders ? y : nil)
    }
    let isEmpty = input.content.sections.isEmpty
    draft.contentSize = Size(
      width: input.width, height: isEmpty ? 0 : y + base.contentInsets.bottom)
  }
}

/// The lines of a section that are being filled, with room for one line that is used again.
private struct AlignedLines {
  /// The boxes of the open line, apart so that they stay in registers.
  private struct Line {
    // Lengths do not stand together: a processor waits when it reads two at once that have just
    // been written one by one.
    /// How much of the line its boxes take, with the spacing between them.
    var used = 0.0
    /// The index of the first frame.
    var first: Int
    var height = 0.0
    /// The edge within the line from which the lines behind it start.
    var indentationEdge: Double?
  }

  private let defaultSize: Size
  private var numbers = Aligned()
  /// The left edge and the width of the section, without indentation.
  private var x = 0.0
  private var width = 0.0
  /// The top of the open line.
  private var y = 0.0
  /// Where the last closed line ends.
  private(set) var end = 0.0
  /// How far the lines start from the section's edge, left or right as they are aligned.
  private var indentation = 0.0
  /// The heights of the boxes in the open line, when it matters where a box stands in its line.
  private var boxHeights: [Double] = []

  init(_ defaultSize: Size) {
    self.defaultSize = defaultSize
  }

  /// How much of the width the open line has.
  private var room: Double { width - indentation }

  mutating func begin(_ numbers: Aligned, x: Double, y: Double, width: Double) {
    self.numbers = numbers
    self.x = x
    self.y = y
    self.width = width
    end = y
    indentation = 0
  }

  mutating func place(_ section: Content.Section, of content: Content, into draft: inout Draft) {
    var pen = draft.itemPen
    var line = Line(first: pen.count)
    var breaks = false
    // Items without sizes of their own are all alike.
    for item in section.items ?? [Item(count: section.itemCount)] {
      if item.extras < 0 {
        // The same, but all that such an item does not need is left out.
        add(item, Item.Extras(), to: &line, &breaks, with: &pen)
      } else {
        add(item, content.extras(of: item), to: &line, &breaks, with: &pen)
      }
    }
    close(line, with: pen)
    draft.take(pen)
  }

  /// Adds all items of an entry; `breaks` tells whether the item before ends its line.
  @inline(__always)
  private mutating func add(
    _ item: Item, _ extras: Item.Extras, to line: inout Line, _ breaks: inout Bool,
    with pen: inout Draft.Pen
  ) {
    for _ in 0..<item.count {
      if breaks || extras.beginsLine { line = close(line, with: pen) }
      add(item, extras, to: &line, with: &pen)
      breaks = extras.endsLine
    }
  }

  @inline(__always)
  private mutating func add(
    _ item: Item, _ extras: Item.Extras, to line: inout Line, with pen: inout Draft.Pen
  ) {
    let insets = extras.insets
    let around = insets.left + insets.right
    let size = item.size(orThatOf: defaultSize)
    let isFirst = line.first == pen.count
    var spacing = isFirst ? 0 : numbers.itemSpacing
    var itemWidth = item.fills ? rest(behind: line.used, spacing, extras) : size.width
    var boxWidth = 0.orGreater(itemWidth + around)
    if !isFirst, line.used + spacing + boxWidth > room + Draft.tolerance {
      line = close(line, with: pen)
      spacing = 0
      if item.fills { itemWidth = rest(behind: 0, 0, extras) }
      boxWidth = 0.orGreater(itemWidth + around)
    }
    let boxHeight = 0.orGreater(size.height + insets.top + insets.bottom)
    // Where the line starts is known, and added, when the line is full.
    let left = line.used + spacing + insets.left
    pen.add(Rect(x: left, y: y + insets.top, width: itemWidth, height: size.height))
    line.used += spacing + boxWidth
    // A box is never below 0 high.
    line.height = line.height.orGreater(boxHeight)
    if numbers.verticalAlignment != .top { boxHeights.append(boxHeight) }
    if extras.startsIndentation {
      line.indentationEdge = numbers.horizontalAlignment == .right ? left + itemWidth : left
    }
  }

  /// Returns the width of an item that takes what is left of a line.
  private func rest(behind used: Double, _ spacing: Double, _ extras: Item.Extras) -> Double {
    max(extras.minWidth, room - used - spacing - (extras.insets.left + extras.insets.right))
  }

  /// Moves the boxes of a line to their place and returns the next; an empty line stays open.
  @inline(never) @discardableResult
  private mutating func close(_ line: Line, with pen: Draft.Pen) -> Line {
    guard pen.count > line.first else { return line }
    let free = max(0, room - line.used)
    let start =
      switch numbers.horizontalAlignment {
      case .left: indentation
      case .right: free
      case .center: free / 2
      }
    pen.moveItems(from: line.first, right: x + start)
    let share = numbers.verticalAlignment.share
    for (offset, boxHeight) in boxHeights.enumerated() {
      pen.moveItem(line.first + offset, down: (line.height - boxHeight) * share)
    }
    if let edge = line.indentationEdge {
      let distance =
        switch numbers.horizontalAlignment {
        case .left: start + edge
        case .right: width - (start + edge)
        case .center: 0.0
        }
      indentation = min(max(0, distance), max(0, width))
    }
    end = y + line.height
    y = end + numbers.lineSpacing
    if !boxHeights.isEmpty { boxHeights.removeAll(keepingCapacity: true) }
    return Line(first: pen.count)
  }
}
