extension Mosaic {
  static func placeByEngine2(
    _ rules: SectionRules<Mosaic>, _ input: LayoutInput, into draft: inout Draft
  ) throws(LayoutError) {
    var placer = MosaicPlacer(
      rules, input, side: input.width, isTransposed: input.isTransposed)
    var y = 0.0
    var isFirst = true
    for (section, content) in input.content.sections.enumerated() {
      let numbers = rules[section]
      let itemCount = content.itemCount
      if numbers.isShown(itemCount: itemCount) {
        if !isFirst { y += max(0, rules.base.sectionSpacing) }
        isFirst = false
      }
      let start = y
      if let header = numbers.header, header.isShown(itemCount: itemCount) {
        var rect = try placer.rect(header, field: "header", section: section)
        rect.y += y
        draft.addHeader(rect)
        y = max(y, rect.maxY)
      }
      if itemCount > 0 {
        let pattern = try placer.pattern(numbers.pattern)
        y += pattern.separators.before
        var between = 0.0
        var pen = draft.itemPen
        try placer.forEachBlock(of: pattern, section: section, itemCount: itemCount) {
          rects, count in
          y += between
          between = pattern.separators.between
          var extent = 0.0
          for index in 0..<count {
            var rect = rects[index]
            extent = extent.orGreater(rect.maxY)
            rect.y += y
            pen.add(rect)
          }
          y += extent
        }
        draft.take(pen)
        y += pattern.separators.after
      }
      let pinEnd = rules.base.pinsHeaders ? y : nil
      if let footer = numbers.footer, footer.isShown(itemCount: itemCount) {
        var rect = try placer.rect(footer, field: "footer", section: section)
        rect.y += y
        draft.addFooter(rect)
        y = max(y, rect.maxY)
      }
      if numbers.hasBackground, y > start {
        try placer.checkBackground()
        draft.addBackground(Rect(x: 0, y: start, width: placer.side, height: y - start))
      }
      draft.endSection(pinEnd: pinEnd)
    }
    draft.contentSize = Size(width: placer.side, height: y)
  }
}
