/// Lines of so many equal items that share the side; those of a last, shorter line may stretch.
struct Fill: LayoutKind {
  static let name = "fill"
  static let fields = LayoutFields<Fill>([
    .value("direction", \.direction),
    .columns("itemsPerSide", \.itemsPerSide),
    .length("itemLength", \.itemLength),
    .points("itemSpacing", \.itemSpacing),
    .value("stretchesLastItems", \.stretchesLastItems),
    .word("rounding", \.rounding, among: [.none, .edges], .later),
  ])

  var direction = Direction.vertical
  /// How many items a full line has.
  var itemsPerSide = 1
  /// The extent of an item along the main axis; 0 for that of a full line's items across.
  var itemLength = 0.0
  /// The distance around the content and between items, in points.
  var itemSpacing = 8.0
  /// Whether the items of a line that is not full share the side.
  var stretchesLastItems = true
  var rounding = Rounding.none

  /// Returns how much of the side each of `count` items in a line takes.
  private func share(of side: Double, _ count: Int) -> Double {
    (side - 2 * itemSpacing - Double(count - 1) * itemSpacing) / Double(count)
  }

  /// Returns the extents across of items in full lines and in the last line of a section.
  ///
  /// Refuses an extent that is negative, when an item would have it.
  private func sizes(
    side: Double, items: Int, _ input: LayoutInput
  ) throws(LayoutError) -> (full: Double, last: Double) {
    let full = share(of: side, itemsPerSide)
    let left = items % itemsPerSide
    let last = left > 0 && stretchesLastItems ? share(of: side, left) : full
    if items >= itemsPerSide, !(full >= 0) { throw noRoom(itemsPerSide, full, input) }
    if left > 0, !(last >= 0) { throw noRoom(left, last, input) }
    return (full, last)
  }

  private func noRoom(_ count: Int, _ size: Double, _ input: LayoutInput) -> LayoutError {
    LayoutError(
      .noRoom(forItems: size, in: "lines of \(count)"),
      at: input.width < 0 ? LayoutInput.insetPath : "itemsPerSide")
  }
}

extension Fill {
  static func placeByEngine2(
    _ rules: SectionRules<Fill>, _ input: LayoutInput, into draft: inout Draft
  ) throws(LayoutError) {
    let numbers = rules.base
    let spacing = numbers.itemSpacing
    let perSide = numbers.itemsPerSide
    let side = input.width
    let length =
      numbers.itemLength > 0 ? numbers.itemLength : numbers.share(of: side, perSide)
    var y = spacing
    for content in input.content.sections {
      let items = content.itemCount
      let size = try numbers.sizes(side: side, items: items, input)
      if items > 0, !(length >= 0) { throw numbers.noRoom(perSide, length, input) }
      let fullLines = items / perSide
      let left = items % perSide
      draft.addRows(of: perSide, items: items - left, Size(width: size.full, height: length)) {
        spacing + (size.full + spacing) * $0
      } y: {
        y + (length + spacing) * $0
      }
      draft.addRows(of: perSide, items: left, Size(width: size.last, height: length)) {
        spacing + (size.last + spacing) * $0
      } y: {
        y + (length + spacing) * (Double(fullLines) + $0)
      }
      let lines = left > 0 ? fullLines + 1 : fullLines
      y += (length + spacing) * Double(lines)
      draft.endSection()
    }
    draft.contentSize = Size(width: side, height: draft.count == 0 ? 0 : y)
  }

  /// The main axis is y in the names here, as in a vertical layout; the picture is turned at the end.
  static func placeByEngine1(
    _ rules: SectionRules<Fill>, _ input: LayoutInput, into draft: inout Draft
  ) throws(LayoutError) {
    let numbers = rules.base
    let isVertical = numbers.direction == .vertical
    let spacing = numbers.itemSpacing
    let perSide = numbers.itemsPerSide
    let side = isVertical ? input.viewport.size.width : input.viewport.size.height
    // The reference knows one section only.
    let items = input.content.sections.first?.itemCount ?? 0
    let fullLines = items / perSide
    let size = try numbers.sizes(side: side, items: items, input)
    let firstSize = fullLines > 0 ? size.full : size.last
    let length = numbers.itemLength > 0 ? numbers.itemLength : firstSize
    var y = spacing
    var end = 0.0
    var across = -Double.infinity
    for line in stride(from: 0, to: items, by: perSide) {
      let count = min(perSide, items - line)
      let width = count == perSide ? size.full : size.last
      let top = y.roundedDown
      let height = (y + length).roundedUp - top
      var x = spacing
      for _ in 0..<count {
        let left = x.roundedDown
        let rect = Rect(x: left, y: top, width: (x + width).roundedUp - left, height: height)
        draft.addItem(isVertical ? rect : rect.transposed)
        x = x + width + spacing
      }
      end = top + height
      if count == perSide || fullLines == 0 { across = max(across, x) }
      y += length + spacing
    }
    if items > 0 {
      let size = Size(width: isVertical ? across : 0, height: end + spacing)
      draft.contentSize = isVertical ? size : size.transposed
    }
    for _ in input.content.sections { draft.endSection() }
  }
}
