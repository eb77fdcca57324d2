/// Columns of equal width in which items of any proportion stand below each other.
struct Waterfall: LayoutKind {
  static let name = "waterfall"
  static let usesItemSizes = true
  static let fields = LayoutFields<Waterfall>([
    .columns("columnCount", \.columnCount, .laterOverridable),
    .points("minimumColumnSpacing", \.columnSpacing, .laterOverridable),
    .points("minimumInteritemSpacing", \.itemSpacing, .overridable),
    .length("headerHeight", \.headerHeight, .overridable),
    .length("footerHeight", \.footerHeight, .overridable),
    .value("headerInset", \.headerInset, .overridable),
    .value("footerInset", \.footerInset, .overridable),
    .value("sectionInset", \.sectionInset, .overridable),
    .value("itemRenderDirection", \.order, .later),
    .length("minimumContentHeight", \.minimumContentHeight, .later),
    .value("pinsHeaders", \.pinsHeaders, .later),
    .value("direction", \.direction, .later),
    .value("rounding", \.rounding, .later),
  ])

  /// How many columns share the width.
  var columnCount = 2
  /// The distance between columns, in points.
  var columnSpacing = 10.0
  /// The distance between two items of a column, in points.
  var itemSpacing = 10.0
  /// The height of headers, in points; 0 for none.
  var headerHeight = 0.0
  /// The height of footers, in points; 0 for none.
  var footerHeight = 0.0
  /// What is kept free around a header.
  var headerInset = Insets()
  /// What is kept free around a footer.
  var footerInset = Insets()
  /// What is kept free around the columns of a section.
  var sectionInset = Insets()
  /// Which column takes the next item.
  var order = Order.shortestFirst
  /// The least height of the content, in points.
  var minimumContentHeight = 0.0
  /// Whether headers stay in view while their section does.
  var pinsHeaders = false
  var direction = Direction.vertical
  var rounding = Rounding.none

  /// Which column takes the next item.
  enum Order: String, DocumentWord {
    /// The one that would let it start highest.
    case shortestFirst
    /// Each in turn.
    case leftToRight
    /// Each in turn, from the other side.
    case rightToLeft
  }

  var transposed: Waterfall { changingInsets(\.transposed) }
  var mirrored: Waterfall { changingInsets(\.mirrored) }

  private func changingInsets(_ change: (Insets) -> Insets) -> Waterfall {
    var result = self
    result.headerInset = change(headerInset)
    result.footerInset = change(footerInset)
    result.sectionInset = change(sectionInset)
    return result
  }
}

/// One section of a waterfall that is being placed: what both engines need to know and to refuse.
private struct WaterfallSection {
  let rules: SectionRules<Waterfall>
  let input: LayoutInput
  let index: Int

  var content: Content.Section { input.content.sections[index] }

  /// Calls `body` with the width and height of each item in order.
  @inline(__always)
  func forEachItem(
    _ body: (_ width: Double, _ height: Double) throws(LayoutError) -> Void
  ) throws(LayoutError) {
    guard let items = content.items else {
      if content.itemCount > 0 {
        throw LayoutError(.itemNeedsSize, at: "content.sections[\(index)].items")
      }
      return
    }
    for entry in items.indices {
      guard case .points(let width) = items[entry].width else { throw sizeMissing(entry, "width") }
      guard case .points(let height) = items[entry].height else {
        throw sizeMissing(entry, "height")
      }
      for _ in 0..<items[entry].count { try body(width, height) }
    }
  }

  private func sizeMissing(_ entry: Int, _ field: String) -> LayoutError {
    LayoutError(.itemNeedsSize, at: "content.sections[\(index)].items[\(entry)].\(field)")
  }

  /// Refuses items with a negative width of columns, when there are items.
  ///
  /// `inside` is the width of all columns, and `around` what the section's insets took it from.
  func checkColumns(width: Double, inside: Double, around: Double) throws(LayoutError) {
    guard content.itemCount > 0, !(width >= 0) else { return }
    let reason = LayoutError.Reason.noRoom(
      forItems: width, in: "\(rules[index].columnCount) columns")
    if around < 0 { throw LayoutError(reason, at: LayoutInput.insetPath) }
    let field = inside < 0 ? "sectionInset" : "columnCount"
    throw LayoutError(reason, at: rules.path(of: field, in: index))
  }

  /// Returns the frame of a header or footer between its insets in a side; refuses a negative width.
  func supplement(
    at y: Double, height: Double, _ inset: Insets, field: String, in side: Double
  ) throws(LayoutError) -> Rect {
    let width = side - (inset.left + inset.right)
    guard width >= 0 else {
      let sentence = "it would leave a size of '\(width.shown)', at least 0 is needed"
      let path = side < 0 ? LayoutInput.insetPath : rules.path(of: field, in: index)
      throw LayoutError(.noRoom(sentence), at: path)
    }
    return Rect(x: inset.left, y: y, width: width, height: height)
  }
}

extension Waterfall {
  static func placeByEngine2(
    _ rules: SectionRules<Waterfall>, _ input: LayoutInput, into draft: inout Draft
  ) throws(LayoutError) {
    let scale = rules.base.rounding == .floor ? input.viewport.scale : nil
    var y = 0.0
    for index in input.content.sections.indices {
      let numbers = rules[index]
      let section = WaterfallSection(rules: rules, input: input, index: index)
      let start = y
      if numbers.headerHeight > 0 {
        let inset = numbers.headerInset
        draft.addHeader(
          try section.supplement(
            at: y + inset.top, height: numbers.headerHeight, inset, field: "headerInset",
            in: input.width))
        y = y + inset.top + (numbers.headerHeight + inset.bottom)
      }
      y += numbers.sectionInset.top
      y = try numbers.placeColumns(of: section, at: y, scale: scale, into: &draft)
      y += numbers.sectionInset.bottom
      let pinEnd = rules.base.pinsHeaders ? y : nil
      if numbers.footerHeight > 0 {
        let inset = numbers.footerInset
        draft.addFooter(
          try section.supplement(
            at: y + inset.top, height: numbers.footerHeight, inset, field: "footerInset",
            in: input.width))
        y = y + inset.top + (numbers.footerHeight + inset.bottom)
      }
      if section.content.itemCount == 0 { y = max(y, start) }
      draft.endSection(pinEnd: pinEnd)
    }
    draft.contentSize = Size(
      width: input.width, height: max(y, rules.base.minimumContentHeight))
  }

  /// Places the items of a section from `top` on and returns where the last of them ends.
  ///
  /// With a scale, extents go down to whole pixels, the width of the columns first.
  private func placeColumns(
    of section: WaterfallSection, at top: Double, scale: Double?, into draft: inout Draft
  ) throws(LayoutError) -> Double {
    guard section.content.itemCount > 0 else {
      // Entries that stand for no item need their sizes all the same.
      try section.forEachItem { _, _ in }
      return top
    }
    let around = section.input.width
    let inside = around - sectionInset.left - sectionInset.right
    var width = (inside - columnSpacing * Double(columnCount - 1)) / Double(columnCount)
    if let scale { width = width.roundedDown(toScale: scale) }
    try section.checkColumns(width: width, inside: inside, around: around)
    let start = (top: top, width: width, scale: scale)
    switch order {
    case .shortestFirst where columnCount > Waterfall.fewColumns:
      return try place(section, in: ManyColumns(count: columnCount), from: start, into: &draft)
    case .shortestFirst:
      return try place(section, in: FewColumns(count: columnCount), from: start, into: &draft)
    case .leftToRight, .rightToLeft:
      let columns = ColumnsInTurn(count: columnCount, isReversed: order == .rightToLeft)
      return try place(section, in: columns, from: start, into: &draft)
    }
  }

  /// Up to how many columns it pays to keep them in order.
  private static let fewColumns = 8

  private func place<Columns: ColumnHeights>(
    _ section: WaterfallSection, in columns: Columns,
    from start: (top: Double, width: Double, scale: Double?), into draft: inout Draft
  ) throws(LayoutError) -> Double where Columns.Height == Double {
    var columns = columns
    columns.reset(to: start.top)
    let width = start.width
    var ends = Array(repeating: -Double.infinity, count: columns.count)
    try section.forEachItem { itemWidth, itemHeight throws(LayoutError) in
      var height = itemWidth > 0 && itemHeight > 0 ? itemHeight * width / itemWidth : 0
      if let scale = start.scale { height = height.roundedDown(toScale: scale) }
      let (column, y) = columns.next(within: Draft.tolerance)
      let x = sectionInset.left + (width + columnSpacing) * Double(column)
      draft.addItem(Rect(x: x, y: y, width: width, height: height))
      ends[column] = y + height
      columns.setNext(to: y + height + itemSpacing)
    }
    return ends.reduce(-.infinity, max)
  }
}

extension Double {
  /// The greatest whole number of pixels that is not above it, in points.
  fileprivate func roundedDown(toScale scale: Double) -> Double {
    (self * scale).roundedDown / scale
  }
}

extension Waterfall {
  /// Every number is a 32-bit one here, as in the reference, until it stands in a frame.
  static func placeByEngine1(
    _ rules: SectionRules<Waterfall>, _ input: LayoutInput, into draft: inout Draft
  ) throws(LayoutError) {
    let columnCount = rules.base.columnCount
    columnCount > fewColumns
      ? try place(rules, input, in: ManyColumns(count: columnCount), into: &draft)
      : try place(rules, input, in: FewColumns(count: columnCount), into: &draft)
  }

  private static func place<Columns: ColumnHeights>(
    _ rules: SectionRules<Waterfall>, _ input: LayoutInput, in columns: Columns,
    into draft: inout Draft
  ) throws(LayoutError) where Columns.Height == Float {
    let viewWidth = input.viewport.size.width
    var columns = columns
    var top: Float = 0
    for index in input.content.sections.indices {
      let numbers = rules[index]
      let section = WaterfallSection(rules: rules, input: input, index: index)
      // The insets above a header and a footer count also without one, those below do not.
      top += Float(numbers.headerInset.top)
      if Float(numbers.headerHeight) > 0 {
        let rect = try section.supplement(
          at: Double(top), height: Double(Float(numbers.headerHeight)), numbers.headerInset,
          field: "headerInset", in: viewWidth)
        draft.addHeader(rect)
        top = Float(rect.maxY) + Float(numbers.headerInset.bottom)
      }
      top += Float(numbers.sectionInset.top)
      columns.reset(to: top)
      try numbers.placeFloatColumns(of: section, &columns, into: &draft)
      top = longest(columns) - Float(numbers.itemSpacing) + Float(numbers.sectionInset.bottom)
      top += Float(numbers.footerInset.top)
      if Float(numbers.footerHeight) > 0 {
        let rect = try section.supplement(
          at: Double(top), height: Double(Float(numbers.footerHeight)), numbers.footerInset,
          field: "footerInset", in: viewWidth)
        draft.addFooter(rect)
        top = Float(rect.maxY) + Float(numbers.footerInset.bottom)
      }
      draft.endSection()
    }
    let isEmpty = input.content.sections.isEmpty
    draft.contentSize = Size(width: isEmpty ? 0 : viewWidth, height: isEmpty ? 0 : Double(top))
  }

  private func placeFloatColumns<Columns: ColumnHeights>(
    of section: WaterfallSection, _ columns: inout Columns, into draft: inout Draft
  ) throws(LayoutError) where Columns.Height == Float {
    let spacing = Float(columnSpacing)
    let around = section.input.viewport.size.width
    let inside = around - sectionInset.left - sectionInset.right
    let share = (Float(inside) - spacing * Float(columnCount - 1)) / Float(columnCount)
    let width = Float(Double(share).roundedDown)
    try section.checkColumns(width: Double(width), inside: inside, around: around)
    try section.forEachItem { itemWidth, itemHeight throws(LayoutError) in
      let (column, y) = columns.next(within: 0)
      // A number too small for 32 bits is 0.
      let (w, h) = (Float(itemWidth), Float(itemHeight))
      let height = w > 0 && h > 0 ? h * width / w : 0
      let rect = Rect(
        x: Double(Float(sectionInset.left) + (width + spacing) * Float(column)),
        y: Double(y), width: Double(width), height: Double(height))
      draft.addItem(rect)
      columns.setNext(to: Float(rect.maxY) + Float(itemSpacing))
    }
  }

  /// Returns the first of the highest columns above 0, the height of column 0 when there is none.
  private static func longest<Columns: ColumnHeights>(
    _ columns: Columns
  ) -> Float where Columns.Height == Float {
    var result: Float = 0
    for column in 0..<columns.count { result = max(result, columns.height(of: column)) }
    return result > 0 ? result : columns.height(of: 0)
  }
}
