/// One entry of a section's items: `count` equal items of the same size.
///
/// Its rarer fields stand aside in the content, so that a million items stay small.
public struct Item: Hashable, Sendable {
  /// An extent as an item gives it.
  public enum Extent: Hashable, Sendable {
    /// The document does not say.
    case missing
    /// The space left on the line (width only).
    case fill
    /// A number of points, at least 0.
    case points(Double)
  }

  /// What few items say: the fields of aligned layouts and a fill's least width.
  public struct Extras: Hashable, Sendable {
    /// The least width of a fill, in points.
    public var minWidth: Double = 0
    /// What the item keeps free around itself within its box; may be negative.
    public var insets: Insets = Insets()
    /// Whether a line starts before it.
    public var beginsLine = false
    /// Whether a line ends behind it.
    public var endsLine = false
    /// Whether the lines after its line are indented to it.
    public var startsIndentation = false

    /// Makes the extras of an item that gives none.
    public init() {}
  }

  // The infinities stand for missing and fill, so that an item takes 24 bytes.
  private var storedWidth: Double
  private var storedHeight: Double
  /// How many equal items the entry stands for, at least 0.
  public private(set) var count: Int32
  /// The index of its extras in the content, -1 for none.
  var extras: Int32

  /// Makes an entry for at most 10,000,000 equal items.
  ///
  /// `extras` is an index into the content's list of extras, -1 for none.
  public init(width: Extent = .missing, height: Extent = .missing, count: Int = 1, extras: Int = -1)
  {
    precondition((0...Content.itemLimit).contains(count), "an entry has too few or too many items")
    storedWidth = Item.stored(width)
    storedHeight = Item.stored(height)
    self.count = Int32(count)
    self.extras = Int32(extras)
  }

  /// The extent across.
  public var width: Extent { Item.extent(storedWidth) }
  /// The extent down; never a fill.
  public var height: Extent { Item.extent(storedHeight) }

  /// Whether the width is what is left on a line.
  var fills: Bool { storedWidth == .infinity }

  /// Returns the size in points, with the extents of `other` for those that are none.
  @inline(__always)
  func size(orThatOf other: Size) -> Size {
    Size(
      width: storedWidth.isFinite ? storedWidth : other.width,
      height: storedHeight.isFinite ? storedHeight : other.height)
  }

  /// The same entry in the picture with its axes swapped; its extras are the content's affair.
  var transposed: Item {
    var result = self
    result.storedWidth = storedHeight
    result.storedHeight = storedWidth
    return result
  }

  private static func stored(_ extent: Extent) -> Double {
    switch extent {
    case .missing: -.infinity
    case .fill: .infinity
    // What is no number counts as missing, also so that an item equals itself.
    case .points(let points): points.isNaN ? -.infinity : points
    }
  }

  private static func extent(_ stored: Double) -> Extent {
    if stored == -.infinity { return .missing }
    return stored == .infinity ? .fill : .points(stored)
  }
}
