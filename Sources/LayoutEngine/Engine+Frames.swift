extension Engine {
  /// Computes where everything stands, in time about linear in the number of elements.
  ///
  /// `patterns` holds a pattern for every name that the layout uses; others are ignored. Throws
  /// when there is no room for an element, a limit is passed, an item lacks what the kind of layout
  /// needs, a pattern is missing, or the documents have fields that this version does not know.
  public func frames(
    of layout: Layout, patterns: [String: Pattern] = [:], content: Content, in viewport: Viewport
  ) throws(LayoutError) -> Frames {
    try check(content)
    for name in layout.patternNames where patterns[name] == nil {
      throw LayoutError(.patternMissing(name), at: layout.rules.path(ofPattern: name))
    }
    let input = LayoutInput(viewport: viewport, content: content, patterns: patterns)
    return try layout.rules.frames(version: version, input)
  }

  private func check(_ content: Content) throws(LayoutError) {
    guard content.sections.count <= Content.sectionLimit else {
      let sentence = "too many sections, at most \(Content.sectionLimit) are allowed"
      throw LayoutError(.tooLarge(sentence), at: "content.sections")
    }
    var itemCount = 0
    for section in content.sections {
      itemCount = itemCount.addingReportingOverflow(section.itemCount).partialValue
      guard (0...Content.itemLimit).contains(itemCount) else {
        let sentence = "too many items in all sections, at most \(Content.itemLimit) are allowed"
        throw LayoutError(.tooLarge(sentence), at: "content.sections")
      }
    }
  }
}
