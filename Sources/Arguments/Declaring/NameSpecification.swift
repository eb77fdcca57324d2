/// The names an option or flag goes by, said relative to the property that declares it.
package struct NameSpecification: Sendable, ExpressibleByArrayLiteral {
  /// One name, not yet joined with the property's name.
  package enum Element: Sendable {
    /// `--hex-output` for the property `hexOutput`.
    case long

    /// The first letter of the property's name, as in `-h`.
    case short

    /// A long name that differs from the property's, without dashes.
    case customLong(String)

    /// A letter that differs from the property's first.
    case customShort(Character)
  }

  private let elements: [Element]

  package init(arrayLiteral elements: Element...) {
    self.elements = elements
  }

  /// The property's name in words joined by hyphens.
  package static var long: NameSpecification { [.long] }

  /// The property's first letter.
  package static var short: NameSpecification { [.short] }

  /// Both the first letter and the whole name.
  package static var shortAndLong: NameSpecification { [.short, .long] }

  /// Only the given long name.
  package static func customLong(_ name: String) -> NameSpecification { [.customLong(name)] }

  /// Only the given letter.
  package static func customShort(_ letter: Character) -> NameSpecification {
    [.customShort(letter)]
  }

  /// Resolves the names for a property, whose name is already in words joined by hyphens.
  func names(for property: String) -> [Parameter.Name] {
    elements.map { element in
      switch element {
      case .long: .long(property)
      case .short: .short(property.first ?? "-")
      case .customLong(let name): .long(name)
      case .customShort(let letter): .short(letter)
      }
    }
  }
}
