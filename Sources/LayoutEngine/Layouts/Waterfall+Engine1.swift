extension Waterfall {
  /// Every number is a 32-bit one here, as in the reference, until it stands in a frame.
  static func placeByEngine1(
    _ rules: SectionRules<Waterfall>, _ input: LayoutInput, into draft: inout Draft
  ) throws(LayoutError) {
    let viewWidth = input.viewport.size.width
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
      let longest = try numbers.placeFloatColumns(of: section, at: top, into: &draft)
      top = longest - Float(numbers.itemSpacing) + Float(numbers.sectionInset.bottom)
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

  /// Places the items of a section from `top` on and returns the height of its longest column.
  private func placeFloatColumns(
    of section: WaterfallSection, at top: Float, into draft: inout Draft
  ) throws(LayoutError) -> Float {
    // One column stays empty, if one does, as its height counts too.
    let count = min(columnCount, section.content.itemCount + 1)
    if count <= FewColumns<SIMD4<Float>>.limit {
      return try place(section, in: FewColumns<SIMD4<Float>>(count: count), at: top, into: &draft)
    }
    if count <= FewColumns<SIMD8<Float>>.limit {
      return try place(section, in: FewColumns<SIMD8<Float>>(count: count), at: top, into: &draft)
    }
    return try place(section, in: ManyColumns(count: count), at: top, into: &draft)
  }

  private func place<Columns: ColumnHeights>(
    _ section: WaterfallSection, in columns: Columns, at top: Float, into draft: inout Draft
  ) throws(LayoutError) -> Float where Columns.Height == Float {
    var columns = columns
    columns.reset(to: top)
    let spacing = Float(columnSpacing)
    let around = section.input.viewport.size.width
    let inside = around - sectionInset.left - sectionInset.right
    let share = (Float(inside) - spacing * Float(columnCount - 1)) / Float(columnCount)
    let width = Float(Double(share).roundedDown)
    try section.checkColumns(width: Double(width), inside: inside, around: around)
    let left = Float(sectionInset.left)
    var pen = draft.itemPen
    for (entry, item) in try section.entries().enumerated() {
      let size = try section.size(of: item, entry)
      // A number too small for 32 bits is 0.
      let (w, h) = (Float(size.width), Float(size.height))
      let height = w > 0 && h > 0 ? h * width / w : 0
      for _ in 0..<item.count {
        let (column, y) = columns.next(within: 0)
        let rect = Rect(
          x: Double(left + (width + spacing) * Float(column)), y: Double(y),
          width: Double(width), height: Double(height))
        pen.add(rect)
        columns.setNext(to: Float(rect.maxY) + Float(itemSpacing))
      }
    }
    draft.take(pen)
    return longest(columns)
  }

  /// Returns the first of the highest columns above 0, the height of column 0 when there is none.
  private func longest<Columns: ColumnHeights>(
    _ columns: Columns
  ) -> Float where Columns.Height == Float {
    var result: Float = 0
    for column in 0..<columns.count { result = max(result, columns.height(of: column)) }
    return result > 0 ? result : columns.height(of: 0)
  }
}
