/// One section of a waterfall that is being placed: what both engines need to know and to refuse.
struct WaterfallSection {
  /// The rules of all sections.
  let rules: SectionRules<Waterfall>
  /// The input that the section is a part of.
  let input: LayoutInput
  /// The number of the section.
  let index: Int

  /// The items of the section.
  var content: Content.Section { input.content.sections[index] }

  /// Calls `body` with the width, the height and the number of items of each entry in order.
  @inline(__always)
  func forEachEntry(
    _ body: (_ width: Double, _ height: Double, _ count: Int32) throws(LayoutError) -> Void
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
      try body(width, height, items[entry].count)
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
