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

  /// Returns the entries of the section; refuses a mere count of items, which have no size.
  func entries() throws(LayoutError) -> [Item] {
    if let items = content.items { return items }
    guard content.itemCount == 0 else {
      throw LayoutError(.itemNeedsSize, at: "content.sections[\(index)].items")
    }
    return []
  }

  /// Returns the size that the item of an entry gives; refuses one without a width or a height.
  @inline(__always)
  func size(of item: Item, _ entry: Int) throws(LayoutError) -> Size {
    guard case .points(let width) = item.width else { throw sizeMissing(entry, "width") }
    guard case .points(let height) = item.height else { throw sizeMissing(entry, "height") }
    return Size(width: width, height: height)
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
