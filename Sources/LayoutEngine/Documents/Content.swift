/// What is laid out: a decoded content document, sections of items.
public struct Content: Hashable, Sendable {
  /// The items of one section.
  public struct Section: Hashable, Sendable {
    /// Entries with sizes, in order, each standing for one or more equal items; nil for a mere count.
    public let items: [Item]?
    /// How many items the section has.
    public let itemCount: Int

    /// Makes a section of so many items without sizes of their own, at least 0.
    public init(count: Int) {
      precondition(count >= 0, "a section cannot have fewer than 0 items")
      items = nil
      itemCount = count
    }

    /// Makes a section of these entries.
    public init(items: [Item]) {
      self.items = items
      itemCount = items.reduce(0) { $0 + Int($1.count) }
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

  /// How many elements a layout makes of it at the most: its items, and a header, a footer and a
  /// background for each section.
  package var elementLimit: Int { itemCount + 3 * sections.count }

  /// Returns an entry's rarer fields, the defaults when it gives none.
  public func extras(of item: Item) -> Item.Extras {
    let index = Int(item.extras)
    return extras.indices.contains(index) ? extras[index] : Item.Extras()
  }
}

extension Content {
  /// The same content in the picture with its axes swapped, at the cost of a copy.
  var transposed: Content {
    var result = self
    result.sections = sections.map { section in
      guard let items = section.items else { return section }
      return Section(items: items.map(\.transposed))
    }
    for index in extras.indices { result.extras[index].insets = extras[index].insets.transposed }
    return result
  }

  /// The same content with left and right swapped in all insets.
  var mirrored: Content {
    var result = self
    for index in extras.indices { result.extras[index].insets = extras[index].insets.mirrored }
    return result
  }
}
