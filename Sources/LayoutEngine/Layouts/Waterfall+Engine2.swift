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
      for (entry, item) in try section.entries().enumerated() {
        _ = try section.size(of: item, entry)
      }
      return top
    }
    let around = section.input.width
    let inside = around - sectionInset.left - sectionInset.right
    var width = (inside - columnSpacing * Double(columnCount - 1)) / Double(columnCount)
    if let scale { width = width.roundedDown(toScale: scale) }
    try section.checkColumns(width: width, inside: inside, around: around)
    let start = (top: top, width: width, scale: scale)
    // More columns than items would stay empty, from the far side.
    let count = min(columnCount, section.content.itemCount)
    switch order {
    case .shortestFirst where count <= FewColumns<SIMD4<Double>>.limit:
      let columns = FewColumns<SIMD4<Double>>(count: count)
      return try place(section, in: columns, from: start, into: &draft)
    case .shortestFirst where count <= FewColumns<SIMD8<Double>>.limit:
      let columns = FewColumns<SIMD8<Double>>(count: count)
      return try place(section, in: columns, from: start, into: &draft)
    case .shortestFirst:
      return try place(section, in: ManyColumns(count: count), from: start, into: &draft)
    case .leftToRight, .rightToLeft:
      return try place(section, in: ColumnsInTurn(count: count), from: start, into: &draft)
    }
  }

  private func place<Columns: ColumnHeights>(
    _ section: WaterfallSection, in columns: Columns,
    from start: (top: Double, width: Double, scale: Double?), into draft: inout Draft
  ) throws(LayoutError) -> Double where Columns.Height == Double {
    var columns = columns
    columns.reset(to: start.top)
    var slots = (0..<columns.count).map { column in
      let place = order == .rightToLeft ? columnCount - 1 - column : column
      return Slot(x: sectionInset.left + (start.width + columnSpacing) * Double(place))
    }
    let (width, scale, spacing) = (start.width, start.scale, itemSpacing)
    var pen = draft.itemPen
    for (entry, item) in try section.entries().enumerated() {
      let size = try section.size(of: item, entry)
      var height = min(size.width, size.height) > 0 ? size.height * width / size.width : 0
      if let scale { height = height.roundedDown(toScale: scale) }
      for _ in 0..<item.count {
        let (column, y) = columns.next(within: Draft.tolerance)
        pen.add(Rect(x: slots[column].x, y: y, width: width, height: height))
        slots[column].end = y + height
        columns.setNext(to: y + height + spacing)
      }
    }
    draft.take(pen)
    return slots.reduce(-.infinity) { max($0, $1.end) }
  }

  /// Where a column stands and where its last item ends.
  private struct Slot {
    let x: Double
    var end = -Double.infinity
  }
}

extension Double {
  /// The greatest whole number of pixels that is not above it, in points.
  fileprivate func roundedDown(toScale scale: Double) -> Double {
    (self * scale).roundedDown / scale
  }
}
