/// Lines of items of any size, broken and aligned like text.
struct Aligned: LayoutKind {
  static let name = "aligned"
  static let usesItemSizes = true
  static let fields = LayoutFields<Aligned>([
    .value("defaultCellSize", \.defaultCellSize),
    .value("contentInsets", \.contentInsets),
    .points("sectionSpacing", \.sectionSpacing),
    .value("pinsHeaders", \.pinsHeaders),
    .length("headerHeight", \.headerHeight, .overridable),
    .value("horizontalAlignment", \.horizontalAlignment, .overridable),
    .value("verticalAlignment", \.verticalAlignment, .overridable),
    .points("itemSpacing", \.itemSpacing, .overridable),
    .points("lineSpacing", \.lineSpacing, .overridable),
    .value("insets", \.insets, .overridable),
    .value("direction", \.direction, .later),
    .word("rounding", \.rounding, among: [.none, .edges], .later),
  ])

  /// The extent of items that give none.
  var defaultCellSize = CellSize()
  /// What is kept free around all sections.
  var contentInsets = Insets(top: 5, left: 5, bottom: 5, right: 5)
  /// The distance between two sections, in points.
  var sectionSpacing = 10.0
  /// Whether headers stay in view while their section does.
  var pinsHeaders = true
  /// The height of headers, in points; 0 for none.
  var headerHeight = 0.0
  /// Where the free space of a line goes.
  var horizontalAlignment = HorizontalAlignment.left
  /// Where an item stands in a line that is higher than it.
  var verticalAlignment = VerticalAlignment.top
  /// The distance between the boxes of a line, in points.
  var itemSpacing = 5.0
  /// The distance between lines, in points.
  var lineSpacing = 5.0
  /// What is kept free around the lines of a section.
  var insets = Insets()
  var direction = Direction.vertical
  var rounding = Rounding.none

  /// Where the free space of a line goes.
  enum HorizontalAlignment: String, DocumentWord {
    case left
    case right
    case center
  }

  /// Where an item stands in a line that is higher than it.
  enum VerticalAlignment: String, DocumentWord {
    case top
    case bottom
    case center

    /// Which part of the free height is above the item.
    var share: Double {
      switch self {
      case .top: 0
      case .bottom: 1
      case .center: 0.5
      }
    }
  }

  var transposed: Aligned {
    var result = changingInsets(\.transposed)
    result.defaultCellSize.size = defaultCellSize.size.transposed
    return result
  }

  var mirrored: Aligned { changingInsets(\.mirrored) }

  private func changingInsets(_ change: (Insets) -> Insets) -> Aligned {
    var result = self
    result.contentInsets = change(contentInsets)
    result.insets = change(insets)
    return result
  }
}
