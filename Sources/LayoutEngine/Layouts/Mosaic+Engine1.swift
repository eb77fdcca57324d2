extension Mosaic {
  /// The main axis is y in the names here, as in a vertical layout; the picture is turned at the end.
  static func placeByEngine1(
    _ rules: SectionRules<Mosaic>, _ input: LayoutInput, into draft: inout Draft
  ) throws(LayoutError) {
    let isTransposed = rules.base.direction == .horizontal
    let viewport = isTransposed ? input.viewport.transposed : input.viewport
    let side = viewport.size.width - viewport.contentInset.left - viewport.contentInset.right
    var placer = MosaicPlacer(rules, input, side: side, isTransposed: isTransposed)
    var origin = 0.0
    var isFirst = true
    for (section, content) in input.content.sections.enumerated() {
      let numbers = rules[section]
      let itemCount = content.itemCount
      if numbers.isShown(itemCount: itemCount) {
        if !isFirst { origin += max(0, rules.base.sectionSpacing) }
        isFirst = false
      }
      let start = origin
      if let header = numbers.header, header.isShown(itemCount: itemCount) {
        let rect = try placer.rect(header, field: "header", section: section)
        draft.addHeader(Mosaic.place(rect, at: &origin))
      }
      if itemCount > 0 {
        let pattern = try placer.pattern(numbers.pattern)
        origin += pattern.separators.before
        // The blocks go on from `current`, but the section ends where the total says.
        var current = origin
        var total = 0.0
        var between = 0.0
        try placer.forEachBlock(of: pattern, section: section, itemCount: itemCount) {
          rects, count in
          current += between
          total += between
          between = pattern.separators.between
          var end = current
          for index in 0..<count {
            var rect = rects[index]
            rect.y += current
            end = max(end, rect.maxY)
            draft.addItem(rect)
          }
          let extent = end - current
          current += extent
          total += extent
        }
        if total > 0 { origin += total }
        origin += pattern.separators.after
      }
      if let footer = numbers.footer, footer.isShown(itemCount: itemCount) {
        let rect = try placer.rect(footer, field: "footer", section: section)
        draft.addFooter(Mosaic.place(rect, at: &origin))
      }
      if numbers.hasBackground, origin > start {
        try placer.checkBackground()
        draft.addBackground(Rect(x: 0, y: start, width: side, height: origin - start))
      }
      draft.endSection()
    }
    draft.contentSize = Size(width: side, height: origin)
    if isTransposed { draft.transpose() }
  }

  /// Returns a header or footer at the running origin and moves that to its end, also backwards.
  private static func place(_ rect: Rect, at origin: inout Double) -> Rect {
    var placed = rect
    placed.y += origin
    origin += placed.maxY - origin
    return placed
  }
}
