import StrictJSON

/// Blocks of rectangles of a pattern, one below the other, which the items take in order.
struct Mosaic: LayoutKind {
  static let name = "mosaic"
  static let fields = LayoutFields<Mosaic>([
    .value("direction", \.direction),
    .value("pattern", \.pattern, [.required, .overridable]),
    .points("sectionSpacing", \.sectionSpacing),
    .value("header", \.header, .overridable),
    .value("footer", \.footer, .overridable),
    .value("background", \.hasBackground, .overridable),
    .value("pinsHeaders", \.pinsHeaders, .later),
    .word("rounding", \.rounding, among: [.none, .edges], .later),
  ])

  var direction = Direction.vertical
  /// The name of the pattern that the section needs.
  var pattern = ""
  /// The distance between two sections that show anything, in points; below 0 counts as 0.
  var sectionSpacing = 0.0
  /// What stands before the items; nil for nothing.
  var header: Supplement?
  /// What stands behind the items; nil for nothing.
  var footer: Supplement?
  /// Whether a rectangle lies behind the whole section.
  var hasBackground = false
  /// Whether headers stay in view while their section does.
  var pinsHeaders = false
  var rounding = Rounding.none

  var patternName: String? { pattern }

  /// A header or footer, which takes no item.
  struct Supplement: Hashable, DocumentValue {
    private static let fields = JSONFields(["frame", "hiddenWhenEmpty"])

    static var schema: JSONSchema {
      .object(
        [("frame", LengthRect.schema), ("hiddenWhenEmpty", .bool)], required: ["frame"]
      ).named("supplement")
    }

    /// Its rectangle relative to the running origin.
    var frame: LengthRect
    /// Whether a section without items goes without it.
    var isHiddenWhenEmpty = false

    init(reading reader: inout JSONReader) throws(JSONFault) {
      var frame: LengthRect?
      let start = reader.offset
      var object = try reader.beginObject(Supplement.fields)
      while let field = try reader.nextField(&object) {
        if field == 0 {
          frame = try LengthRect(reading: &reader)
        } else {
          isHiddenWhenEmpty = try reader.bool()
        }
      }
      guard let frame else { throw reader.fault(.missingField("frame"), at: start) }
      self.frame = frame
    }

    /// Whether a section with so many items has it.
    func isShown(itemCount: Int) -> Bool { itemCount > 0 || !isHiddenWhenEmpty }
  }

  /// Whether a section with so many items takes part at all, and has a spacing before it.
  private func isShown(itemCount: Int) -> Bool {
    itemCount > 0 || header?.isShown(itemCount: 0) ?? false
      || footer?.isShown(itemCount: 0) ?? false
  }
}

/// A pattern for one side: the rectangles of its blocks in points, in the vertical picture.
private struct ResolvedPattern {
  /// The rectangles of a block, relative to the running origin.
  struct Block {
    let name: String
    let rects: [Rect]
    /// The index of the first rectangle with a negative extent, the number of them when none has.
    let sound: Int
    let repeats: Bool
  }

  let blocks: [Block]
  let order: [Int]
  let separators: Pattern.Separators

  init(_ pattern: Pattern, side: Double, isTransposed: Bool) {
    blocks = pattern.blocks.map { block in
      let rects: [Rect] =
        switch block.shape {
        case .frames(let frames):
          frames.map { frame in
            let rect = frame.rect(side: side)
            return isTransposed ? rect.transposed : rect
          }
        // A horizontal layout turns the picture: here it is just as drawn.
        case .areas(let picture): picture.rects(side: side)
        }
      let sound = rects.firstIndex { !($0.width >= 0 && $0.height >= 0) } ?? rects.count
      return Block(name: block.name, rects: rects, sound: sound, repeats: block.repeats)
    }
    order = pattern.order
    separators = pattern.separators
  }
}

/// A mosaic that is being placed along y; both engines go through the same blocks.
private struct MosaicPlacer {
  let rules: SectionRules<Mosaic>
  let input: LayoutInput
  let side: Double
  let isTransposed: Bool
  private var resolved: [String: ResolvedPattern] = [:]
  /// The top-level header and footer by their field, without their place.
  private var sharedRects: [String: Rect] = [:]

  init(_ rules: SectionRules<Mosaic>, _ input: LayoutInput, side: Double, isTransposed: Bool) {
    self.rules = rules
    self.input = input
    self.side = side
    self.isTransposed = isTransposed
  }

  /// The pattern of a section; each is resolved once.
  mutating func pattern(_ name: String) throws(LayoutError) -> ResolvedPattern {
    if let known = resolved[name] { return known }
    guard let pattern = input.patterns[name] else {
      throw LayoutError(.patternMissing(name), at: "pattern")
    }
    let result = ResolvedPattern(pattern, side: side, isTransposed: isTransposed)
    resolved[name] = result
    return result
  }

  /// Calls `body` with the rectangles of each block in order, and how many of them items take.
  ///
  /// Refuses a rectangle with a negative extent that an item would take.
  @inline(__always)
  func forEachBlock(
    of pattern: ResolvedPattern, section: Int, itemCount: Int,
    _ body: ([Rect], _ count: Int) -> Void
  ) throws(LayoutError) {
    var left = itemCount
    var place = 0
    while left > 0 {
      let block = pattern.blocks[pattern.order[place]]
      let count = min(left, block.rects.count)
      guard count <= block.sound else {
        let rect = block.rects[block.sound]
        let sentence =
          "frame \(block.sound) of block '\(block.name.shown)' would have a size of "
          + "'\(min(rect.width, rect.height).shown)', at least 0 is needed"
        throw LayoutError(.noRoom(sentence), at: rules.path(of: "pattern", in: section))
      }
      body(block.rects, count)
      left -= count
      if !block.repeats { place = place + 1 == pattern.order.count ? 0 : place + 1 }
    }
  }

  /// Returns the frame of a header or footer relative to the running origin.
  mutating func rect(
    _ supplement: Mosaic.Supplement, field: String, section: Int
  ) throws(LayoutError) -> Rect {
    let rect = resolved(supplement.frame, field: field)
    guard rect.width >= 0, rect.height >= 0 else {
      let sentence =
        "its frame would have a size of '\(min(rect.width, rect.height).shown)', at least 0 is needed"
      throw LayoutError(.noRoom(sentence), at: rules.path(of: field, in: section))
    }
    return isTransposed ? rect.transposed : rect
  }

  /// The rectangle of a header or footer; the one that sections take over is resolved once.
  private mutating func resolved(_ frame: LengthRect, field: String) -> Rect {
    let shared = field == "header" ? rules.base.header : rules.base.footer
    guard frame == shared?.frame else { return frame.rect(side: side) }
    if let known = sharedRects[field] { return known }
    let rect = frame.rect(side: side)
    sharedRects[field] = rect
    return rect
  }

  /// Refuses a background on a side that is negative.
  func checkBackground() throws(LayoutError) {
    guard !(side >= 0) else { return }
    let sentence = "it would leave a background a size of '\(side.shown)', at least 0 is needed"
    throw LayoutError(.noRoom(sentence), at: LayoutInput.insetPath)
  }
}

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
        try placer.forEachBlock(of: pattern, section: section, itemCount: itemCount) {
          rects, count in
          y += between
          between = pattern.separators.between
          var extent = 0.0
          for index in 0..<count {
            var rect = rects[index]
            extent = max(extent, rect.maxY)
            rect.y += y
            draft.addItem(rect)
          }
          y += extent
        }
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
