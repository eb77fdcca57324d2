/// One laid-out thing with its name within the layout and its frame.
public struct Element: Hashable, Sendable {
  /// The section it belongs to, from 0.
  public var section: Int
  /// What it is within that section.
  public var kind: ElementKind
  /// The item's number within its section, from 0; 0 for all other kinds.
  public var item: Int
  /// Where it stands, in content coordinates.
  public var frame: Rect

  /// Makes the element with this name at `frame`.
  public init(section: Int, kind: ElementKind, item: Int, frame: Rect) {
    self.section = section
    self.kind = kind
    self.item = item
    self.frame = frame
  }
}
