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

  var columnCount = 2
  var columnSpacing = 10.0
  var itemSpacing = 10.0
  var headerHeight = 0.0
  var footerHeight = 0.0
  var headerInset = Insets()
  var footerInset = Insets()
  var sectionInset = Insets()
  var order = Order.shortestFirst
  var minimumContentHeight = 0.0
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

  /// Refuses a header or footer with a negative width.
  func checkSupplement(width: Double, around: Double, field: String) throws(LayoutError) {
    guard !(width >= 0) else { return }
    let sentence = "it would leave a size of '\(width)', at least 0 is needed"
    let path = around < 0 ? LayoutInput.insetPath : rules.path(of: field, in: index)
    throw LayoutError(.noRoom(sentence), at: path)
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
        let width = input.width - (inset.left + inset.right)
        try section.checkSupplement(width: width, around: input.width, field: "headerInset")
        y += inset.top
        draft.addHeader(Rect(x: inset.left, y: y, width: width, height: numbers.headerHeight))
        y += numbers.headerHeight + inset.bottom
      }
      y += numbers.sectionInset.top
      y = try numbers.placeColumns(of: section, at: y, scale: scale, into: &draft)
      y += numbers.sectionInset.bottom
      let pinEnd = rules.base.pinsHeaders ? y : nil
      if numbers.footerHeight > 0 {
        let inset = numbers.footerInset
        let width = input.width - (inset.left + inset.right)
        try section.checkSupplement(width: width, around: input.width, field: "footerInset")
        y += inset.top
        draft.addFooter(Rect(x: inset.left, y: y, width: width, height: numbers.footerHeight))
        y += numbers.footerHeight + inset.bottom
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
    func floored(_ extent: Double) -> Double {
      guard let scale else { return extent }
      return (extent * scale).roundedDown / scale
    }
    guard section.content.itemCount > 0 else { return top }
    let around = section.input.width
    let inside = around - sectionInset.left - sectionInset.right
    let width = floored(
      (inside - columnSpacing * Double(columnCount - 1)) / Double(columnCount))
    try section.checkColumns(width: width, inside: inside, around: around)
    var columns = ShortestColumn<Double>(count: columnCount)
    columns.reset(to: top)
    var ends = Array(repeating: -Double.infinity, count: columnCount)
    var number = 0
    try section.forEachItem { itemWidth, itemHeight throws(LayoutError) in
      let column =
        switch order {
        case .shortestFirst: columns.first(within: Draft.tolerance)
        case .leftToRight: number
        case .rightToLeft: columnCount - 1 - number
        }
      number = number == columnCount - 1 ? 0 : number + 1
      let height =
        itemWidth > 0 && itemHeight > 0 ? floored(itemHeight * width / itemWidth) : 0
      let y = columns[column]
      draft.addItem(
        Rect(
          x: sectionInset.left + (width + columnSpacing) * Double(column), y: y, width: width,
          height: height))
      ends[column] = y + height
      columns.set(column, to: y + height + itemSpacing)
    }
    return ends.reduce(-.infinity, max)
  }
}

extension Waterfall {
  /// Every number is a 32-bit one here, as in the reference, until it stands in a frame.
  static func placeByEngine1(
    _ rules: SectionRules<Waterfall>, _ input: LayoutInput, into draft: inout Draft
  ) throws(LayoutError) {
    let viewWidth = input.viewport.size.width
    var columns = ShortestColumn<Float>(count: rules.base.columnCount)
    var top: Float = 0
    for index in input.content.sections.indices {
      let numbers = rules[index]
      let section = WaterfallSection(rules: rules, input: input, index: index)
      // The insets above a header and a footer count also without one, those below do not.
      top += Float(numbers.headerInset.top)
      if numbers.headerHeight > 0 {
        let rect = try numbers.supplement(
          of: section, at: top, height: numbers.headerHeight, numbers.headerInset, "headerInset")
        draft.addHeader(rect)
        top = Float(rect.maxY) + Float(numbers.headerInset.bottom)
      }
      top += Float(numbers.sectionInset.top)
      columns.reset(to: top)
      try numbers.placeFloatColumns(of: section, &columns, into: &draft)
      top = longest(columns) - Float(numbers.itemSpacing) + Float(numbers.sectionInset.bottom)
      top += Float(numbers.footerInset.top)
      if numbers.footerHeight > 0 {
        let rect = try numbers.supplement(
          of: section, at: top, height: numbers.footerHeight, numbers.footerInset, "footerInset")
        draft.addFooter(rect)
        top = Float(rect.maxY) + Float(numbers.footerInset.bottom)
      }
      draft.endSection()
    }
    let isEmpty = input.content.sections.isEmpty
    draft.contentSize = Size(width: isEmpty ? 0 : viewWidth, height: isEmpty ? 0 : Double(top))
  }

  private func supplement(
    of section: WaterfallSection, at y: Float, height: Double, _ inset: Insets, _ field: String
  ) throws(LayoutError) -> Rect {
    let viewWidth = section.input.viewport.size.width
    let width = viewWidth - (inset.left + inset.right)
    try section.checkSupplement(width: width, around: viewWidth, field: field)
    return Rect(x: inset.left, y: Double(y), width: width, height: Double(Float(height)))
  }

  private func placeFloatColumns(
    of section: WaterfallSection, _ columns: inout ShortestColumn<Float>, into draft: inout Draft
  ) throws(LayoutError) {
    let spacing = Float(columnSpacing)
    let around = section.input.viewport.size.width
    let inside = around - sectionInset.left - sectionInset.right
    let share = (Float(inside) - spacing * Float(columnCount - 1)) / Float(columnCount)
    let width = Float(Double(share).roundedDown)
    try section.checkColumns(width: Double(width), inside: inside, around: around)
    try section.forEachItem { itemWidth, itemHeight throws(LayoutError) in
      let column = columns.first(within: 0)
      let height =
        itemWidth > 0 && itemHeight > 0 ? Float(itemHeight) * width / Float(itemWidth) : 0
      let rect = Rect(
        x: Double(Float(sectionInset.left) + (width + spacing) * Float(column)),
        y: Double(columns[column]), width: Double(width), height: Double(height))
      draft.addItem(rect)
      columns.set(column, to: Float(rect.maxY) + Float(itemSpacing))
    }
  }

  /// Returns the first of the highest columns above 0, the height of column 0 when there is none.
  private static func longest(_ columns: ShortestColumn<Float>) -> Float {
    var result: Float = 0
    for column in 0..<columns.count where columns[column] > result { result = columns[column] }
    return result > 0 ? result : columns[0]
  }
}
