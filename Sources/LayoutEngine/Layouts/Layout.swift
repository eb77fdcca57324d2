/// A decoded layout document: the kind and its rules with their numbers.
public struct Layout: Hashable, Sendable {
  /// All kinds, in the order in which they are documented; a new kind is one entry here.
  static let kinds: [any LayoutKind.Type] = []

  /// The names of all kinds, as documents spell them.
  public static var kindNames: [String] { kinds.map { $0.name } }
}
