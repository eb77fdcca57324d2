/// What a laid-out element is within its section, in canonical order.
public enum ElementKind: String, Hashable, Sendable, CaseIterable {
  case header
  case item
  case footer
  case background
}
