import StrictJSON

/// A mosaic that is being placed along y; both engines go through the same blocks.
struct MosaicPlacer {
  /// The rules, turned into the vertical picture by engine 2 only.
  let rules: SectionRules<Mosaic>
  /// The input, turned like the rules.
  let input: LayoutInput
  /// The extent across that shares refer to.
  let side: Double
  /// Whether the rectangles of documents are to be turned.
  let isTransposed: Bool
  private var resolved: [String: ResolvedPattern] = [:]
  /// The top-level header and footer by their field, without their place.
  private var sharedRects: [String: Rect] = [:]

  /// Prepares to place a mosaic of this side; no pattern is resolved yet.
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
