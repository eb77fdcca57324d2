/// What is laid out: a decoded content document, sections of items.
public struct Content: Hashable, Sendable {
  /// The items of one section.
  public enum Section: Hashable, Sendable {
    /// So many items without sizes of their own.
    case count(Int)
    /// Entries with sizes, in order, each standing for one or more equal items.
    case items([Item], total: Int)

    /// How many items the section has.
    public var itemCount: Int {
      switch self {
      case .count(let count): count
      case .items(_, let total): total
      }
    }
  }

  /// The most items that a content may have.
  public static let itemLimit = 10_000_000
  /// The most sections that a content may have.
  public static let sectionLimit = 100_000

  /// The sections in order.
  public var sections: [Section]
  /// What few items say, referred to by index.
  var extras: [Item.Extras]

  /// Makes a content of these sections; `extras` holds what the items' indices point at.
  public init(sections: [Section], extras: [Item.Extras] = []) {
    self.sections = sections
    self.extras = extras
  }

  /// How many items all sections have together.
  public var itemCount: Int { sections.reduce(0) { $0 + $1.itemCount } }

  /// Returns an entry's rarer fields, the defaults when it gives none.
  public func extras(of item: Item) -> Item.Extras {
    item.extras < 0 ? Item.Extras() : extras[Int(item.extras)]
  }
}
