/// A place in a list of sections that finds the section of one index after the other.
///
/// Indices must not fall. A step to a near section takes constant time, one to a section far off
/// the logarithm of the distance.
struct SectionCursor {
  private let sections: [SectionSpan]
  /// The number of the section that the last index lies in.
  private(set) var section = 0

  /// Makes a cursor that stands before all elements of these sections.
  init(_ sections: [SectionSpan]) {
    self.sections = sections
  }

  /// Returns the section that `index` of the list of all frames lies in, moving there.
  @inline(__always)
  mutating func span(at index: Int) -> SectionSpan {
    let current = sections[section]
    if index < current.end { return current }
    advance(to: index)
    return sections[section]
  }

  /// Returns what stands at `index` of the list of all frames, moving there.
  @inline(__always)
  mutating func name(at index: Int) -> ElementName {
    let (kind, item) = span(at: index).name(at: index)
    return ElementName(section: section, kind: kind, item: item)
  }

  private mutating func advance(to index: Int) {
    var low = section
    var step = 1
    while low + step < sections.count && sections[low + step].end <= index {
      low += step
      step *= 2
    }
    var high = min(low + step, sections.count - 1)
    while low + 1 < high {
      let middle = low + (high - low) / 2
      if sections[middle].end <= index { low = middle } else { high = middle }
    }
    section = high
  }
}
