/// Which elements of a contiguous list of frames belong to one section.
public struct SectionSpan: Hashable, Sendable {
  /// The index of its first element in the list of all frames.
  public var first: Int
  /// How many items it has.
  public var items: Int
  /// Whether a header stands before its items.
  public var hasHeader: Bool
  /// Whether a footer stands behind its items.
  public var hasFooter: Bool
  /// Whether a background stands last.
  public var hasBackground: Bool

  /// Makes the span of a section whose first element has the index `first`.
  public init(
    first: Int, items: Int, hasHeader: Bool = false, hasFooter: Bool = false,
    hasBackground: Bool = false
  ) {
    self.first = first
    self.items = items
    self.hasHeader = hasHeader
    self.hasFooter = hasFooter
    self.hasBackground = hasBackground
  }

  /// How many elements the section has, all kinds together.
  public var count: Int {
    items + (hasHeader ? 1 : 0) + (hasFooter ? 1 : 0) + (hasBackground ? 1 : 0)
  }

  /// The index behind its last element.
  public var end: Int { first + count }

  /// Returns the index of an element in the list of all frames, nil when the section has none such.
  public func index(of kind: ElementKind, item: Int = 0) -> Int? {
    let firstItem = first + (hasHeader ? 1 : 0)
    switch kind {
    case .header: return hasHeader ? first : nil
    case .item: return item >= 0 && item < items ? firstItem + item : nil
    case .footer: return hasFooter ? firstItem + items : nil
    case .background: return hasBackground ? end - 1 : nil
    }
  }

  /// Returns what stands at `index` of the list of all frames; `index` must lie within the span.
  public func name(at index: Int) -> (kind: ElementKind, item: Int) {
    var offset = index - first
    if hasHeader {
      if offset == 0 { return (.header, 0) }
      offset -= 1
    }
    if offset < items { return (.item, offset) }
    return (hasFooter && offset == items ? .footer : .background, 0)
  }
}
