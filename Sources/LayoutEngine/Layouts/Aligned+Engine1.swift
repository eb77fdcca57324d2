extension Aligned {
  static func placeByEngine1(
    _ rules: SectionRules<Aligned>, _ input: LayoutInput, into draft: inout Draft
  ) throws(LayoutError) {
    let base = rules.base
    let viewWidth = input.viewport.size.width
    let offset = input.viewport.contentOffset.y + input.viewport.contentInset.top
    var lines = ReferenceLines(base.defaultCellSize.size)
    var y = base.contentInsets.top
    var end = y
    for (section, content) in input.content.sections.enumerated() {
      let numbers = rules[section]
      if section > 0 { y = end + base.sectionSpacing }
      let headerIndex = draft.count
      if numbers.headerHeight > 0 {
        draft.addHeader(Rect(x: 0, y: y, width: viewWidth, height: numbers.headerHeight))
      }
      end = y + numbers.headerHeight
      if content.itemCount > 0 {
        lines.begin(numbers, contentInsets: base.contentInsets, y: y, viewWidth: viewWidth)
        lines.place(content, of: input.content, into: &draft)
        end = y + (lines.end + numbers.insets.bottom)
        if numbers.headerHeight > 0, base.pinsHeaders {
          draft[headerIndex].y = min(max(offset, y), end - numbers.headerHeight)
        }
      }
      draft.endSection()
    }
    let isEmpty = end == base.contentInsets.top
    draft.contentSize = Size(
      width: viewWidth, height: isEmpty ? 0 : end + base.contentInsets.bottom)
  }
}

/// The lines of a section as the reference fills them, its faults included.
///
/// No width or height is clamped, and the order of the additions is the reference's.
private struct ReferenceLines {
  private let defaultSize: Size
  private var numbers = Aligned()
  private var left = 0.0
  private var sectionY = 0.0
  /// The width of a line, which every indentation takes a part of.
  private var width = 0.0
  /// How far left-aligned lines start from the left.
  private var indentation = 0.0
  /// The top of the open line within the section.
  private var y = 0.0
  /// The end of the last line within the section.
  private(set) var end = 0.0

  /// The index of the open line's first frame.
  private var first = 0
  /// How many items the open line has.
  private var count = 0
  /// What is left of the open line.
  private var rest = 0.0
  /// The height of the open line: that of a box, negative when the box's insets are.
  private var height = 0.0
  /// The edges of the last item in the open line that starts an indentation.
  private var indentationStart: (left: Double, right: Double)?

  init(_ defaultSize: Size) {
    self.defaultSize = defaultSize
  }

  mutating func begin(
    _ numbers: Aligned, contentInsets: Insets, y: Double, viewWidth: Double
  ) {
    let insets = numbers.insets
    self.numbers = numbers
    left = contentInsets.left + insets.left
    sectionY = y
    width = viewWidth - (contentInsets.left + contentInsets.right) - (insets.left + insets.right)
    indentation = 0
    self.y = numbers.headerHeight + insets.top
    rest = width
  }

  mutating func place(_ section: Content.Section, of content: Content, into draft: inout Draft) {
    first = draft.count
    let items = section.items ?? [Item(count: section.itemCount)]
    var breaks = false
    for item in items {
      let extras = content.extras(of: item)
      for _ in 0..<item.count {
        if breaks || extras.beginsLine || extras.insets.left + extras.insets.right > rest {
          endLine(of: &draft)
        }
        add(item, extras, into: &draft)
        breaks = extras.endsLine
      }
    }
    endLine(of: &draft)
  }

  private mutating func add(_ item: Item, _ extras: Item.Extras, into draft: inout Draft) {
    let insets = extras.insets
    let across = insets.left + insets.right
    let down = insets.top + insets.bottom
    let itemWidth = width(of: item, extras)
    if count > 0, itemWidth + across + numbers.itemSpacing > rest {
      // The width is kept, although a fill would get another one in the next line.
      endLine(of: &draft)
    }
    var itemHeight = defaultSize.height
    if case .points(let points) = item.height { itemHeight = points }
    let x = width - rest + (count == 0 ? 0 : numbers.itemSpacing)
    let rect = Rect(
      x: x + insets.left, y: insets.top, width: itemWidth + across - across,
      height: itemHeight + down - down)
    draft.addItem(rect)
    rest = width - (x + max(0, itemWidth + across))
    let boxHeight = itemHeight + down
    // The size is compared with the signed height, so any box replaces a negative one.
    if boxHeight.magnitude > height { height = boxHeight }
    count += 1
    if extras.startsIndentation { indentationStart = (rect.x, rect.maxX) }
  }

  private func width(of item: Item, _ extras: Item.Extras) -> Double {
    switch item.width {
    case .missing: return defaultSize.width
    case .points(let points): return points
    case .fill:
      let room = count == 0 ? rest : rest - numbers.itemSpacing
      return max(extras.minWidth, room - (extras.insets.left + extras.insets.right))
    }
  }

  /// Moves the items of the open line to their place and opens the next; an empty line stays open.
  private mutating func endLine(of draft: inout Draft) {
    guard count > 0 else { return }
    let x =
      switch numbers.horizontalAlignment {
      case .left: left + indentation
      case .right: left + rest
      case .center: left + Double(Float(rest / 2)).roundedDown
      }
    let lineY = height < 0 ? y + height : y
    let lineHeight = height.magnitude
    for index in first..<first + count {
      let rect = draft[index]
      // The height is the one that is left after its insets were added and taken away again.
      let free =
        switch numbers.verticalAlignment {
        case .top: 0.0
        case .bottom: lineHeight - rect.height
        case .center: (lineHeight - rect.height) / 2
        }
      draft[index].x = x + rect.x
      draft[index].y = sectionY + lineY + rect.y + free
    }
    indent()
    end = y + height
    y = end + numbers.lineSpacing
    first = draft.count
    count = 0
    rest = width
    height = 0
  }

  private mutating func indent() {
    guard let start = indentationStart else { return }
    indentationStart = nil
    switch numbers.horizontalAlignment {
    case .left:
      indentation = start.left
      width -= indentation
    case .right:
      // A right inset below 0 lets the item end past the line, and the lines become wider.
      width -= (width - rest) - start.right
    case .center: break
    }
  }
}
