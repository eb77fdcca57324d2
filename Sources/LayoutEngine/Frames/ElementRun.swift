/// Elements that follow each other in canonical order and share a fate.
public struct ElementRun: Hashable, Sendable {
  /// The first of them.
  public let first: ElementName
  /// The last of them; the first one again when the run has one element.
  public let last: ElementName
  /// How many they are.
  public let count: Int
  /// Whether the first of them is the first element of its section.
  let startsSection: Bool
  /// Whether the last of them is the last element of its section.
  let endsSection: Bool
}

extension ElementRun: CustomStringConvertible {
  /// The shortest wording: `section 2, items 0-79`, `sections 2-9`, or the two ends.
  public var description: String {
    if count == 1 { return first.description }
    let coversSections = startsSection && endsSection
    guard first.section == last.section else {
      return coversSections
        ? "sections \(first.section)-\(last.section)" : "\(first) to \(last)"
    }
    if first.kind == .item && last.kind == .item {
      return "section \(first.section), items \(first.item)-\(last.item)"
    }
    return coversSections
      ? "section \(first.section)" : "\(first) to \(last.withinSection)"
  }
}
