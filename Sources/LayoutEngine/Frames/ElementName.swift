/// What identifies an element within a layout; ordered as frames are, canonically.
public struct ElementName: Hashable, Sendable {
  /// The section it belongs to, from 0.
  public var section: Int
  /// What it is within that section.
  public var kind: ElementKind
  /// The item's number within its section, from 0; 0 for all other kinds.
  public var item: Int

  /// Makes the name of an element of `section`.
  public init(section: Int, kind: ElementKind, item: Int = 0) {
    self.section = section
    self.kind = kind
    self.item = item
  }

  /// The name without its section, as in `item 3` or `header`.
  var withinSection: String {
    kind == .item ? "item \(item)" : kind.rawValue
  }

  private var kindOrder: Int {
    switch kind {
    case .header: 0
    case .item: 1
    case .footer: 2
    case .background: 3
    }
  }
}

extension ElementName: Comparable {
  public static func < (first: ElementName, second: ElementName) -> Bool {
    (first.section, first.kindOrder, first.item) < (second.section, second.kindOrder, second.item)
  }
}

extension ElementName: CustomStringConvertible {
  public var description: String { "section \(section), \(withinSection)" }
}

extension Element {
  /// What identifies the element, without its frame.
  public var name: ElementName { ElementName(section: section, kind: kind, item: item) }
}
