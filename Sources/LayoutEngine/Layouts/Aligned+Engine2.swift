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

  /// The index of the open line's first frame.
  private var first = 0
  /// How many boxes the open line has.
  private var count = 0
  /// The heights of the boxes in the open line, when it matters where a box stands in its line.
  private var boxHeights: [Double] = []
  /// How much of the open line its boxes take, with the spacing between them.
  private var used = 0.0
  private var height = 0.0
  /// The edge within the open line from which the lines behind it start.
  private var indentationEdge: Double?

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
    first = draft.count
    guard let items = section.items else {
      // Items without sizes of their own are all alike.
      for _ in 0..<section.itemCount { add(Item(), Item.Extras(), into: &draft) }
      endLine(of: &draft)
      return
    }
    var breaks = false
    for item in items {
      let extras = content.extras(of: item)
      for _ in 0..<item.count {
        if breaks || extras.beginsLine { endLine(of: &draft) }
        add(item, extras, into: &draft)
        breaks = extras.endsLine
      }
    }
    endLine(of: &draft)
  }

  private mutating func add(_ item: Item, _ extras: Item.Extras, into draft: inout Draft) {
    let insets = extras.insets
    let around = insets.left + insets.right
    var spacing = count == 0 ? 0 : numbers.itemSpacing
    var itemWidth = self.width(of: item, extras, around, spacing)
    var boxWidth = max(0, itemWidth + around)
    if count > 0, used + spacing + boxWidth > room + Draft.tolerance {
      endLine(of: &draft)
      spacing = 0
      itemWidth = self.width(of: item, extras, around, spacing)
      boxWidth = max(0, itemWidth + around)
    }
    var itemHeight = defaultSize.height
    if case .points(let points) = item.height { itemHeight = points }
    let boxHeight = max(0, itemHeight + insets.top + insets.bottom)
    // The line's own place is added when the line is full.
    let left = used + spacing + insets.left
    draft.addItem(Rect(x: left, y: insets.top, width: itemWidth, height: itemHeight))
    used += spacing + boxWidth
    height = count == 0 ? boxHeight : max(height, boxHeight)
    count += 1
    if numbers.verticalAlignment != .top { boxHeights.append(boxHeight) }
    if extras.startsIndentation {
      indentationEdge = numbers.horizontalAlignment == .right ? left + itemWidth : left
    }
  }

  private func width(
    of item: Item, _ extras: Item.Extras, _ around: Double, _ spacing: Double
  ) -> Double {
    switch item.width {
    case .missing: defaultSize.width
    case .points(let points): points
    case .fill: max(extras.minWidth, room - used - spacing - around)
    }
  }

  /// Moves the boxes of the open line to their place and opens the next; an empty line stays open.
  private mutating func endLine(of draft: inout Draft) {
    guard count > 0 else { return }
    let free = max(0, room - used)
    let start =
      switch numbers.horizontalAlignment {
      case .left: indentation
      case .right: free
      case .center: free / 2
      }
    let share = numbers.verticalAlignment.share
    for index in first..<first + count {
      draft[index].x += x + start
      draft[index].y += y
    }
    for (offset, boxHeight) in boxHeights.enumerated() {
      draft[first + offset].y += (height - boxHeight) * share
    }
    if let edge = indentationEdge {
      let distance =
        switch numbers.horizontalAlignment {
        case .left: start + edge
        case .right: width - (start + edge)
        case .center: 0.0
        }
      indentation = min(max(0, distance), max(0, width))
    }
    end = y + height
    y = end + numbers.lineSpacing
    first = draft.count
    count = 0
    if !boxHeights.isEmpty { boxHeights.removeAll(keepingCapacity: true) }
    used = 0
    height = 0
    indentationEdge = nil
  }
}
