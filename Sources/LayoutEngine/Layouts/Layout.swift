/// A decoded layout document: the kind and its rules with their numbers.
public struct Layout: Sendable {
  /// All kinds, in the order in which they are documented; a new kind is one entry here.
  static let kinds: [any LayoutKind.Type] = [
    Uniform.self, Fill.self, Waterfall.self, Aligned.self, Mosaic.self,
  ]

  /// The names of all kinds, as documents spell them.
  public static var kindNames: [String] { kinds.map { $0.name } }

  /// The rules of the kind with the numbers of the document.
  let rules: any LayoutRules

  /// The word that names the kind in the document.
  public var kind: String { rules.kindName }
  /// Whether the sections follow each other from left to right.
  public var isHorizontal: Bool { rules.isHorizontal }
  /// The names of the patterns it needs, overrides included, each once, in order.
  public var patternNames: [String] { rules.patternNames }
  /// The paths of the fields that engine 1 refuses to compute, in order, as in `sections[2].columnCount`.
  public var laterFields: [String] { rules.laterFields }
}

extension Layout: Hashable {
  public static func == (first: Layout, second: Layout) -> Bool {
    AnyHashable(first.rules) == AnyHashable(second.rules)
  }

  public func hash(into hasher: inout Hasher) {
    rules.hash(into: &hasher)
  }
}
