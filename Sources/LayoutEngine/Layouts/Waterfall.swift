/// Columns of equal width in which items of any proportion stand below each other.
struct Waterfall: LayoutKind {
  static let name = "waterfall"
  static let usesItemSizes = true
  static let fields = LayoutFields<Waterfall>([
    .columns("columnCount", \.columnCount, .laterOverridable),
    .points("minimumColumnSpacing", \.columnSpacing, .laterOverridable),
    .points("minimumInteritemSpacing", \.itemSpacing, .overridable),
    .length("headerHeight", \.headerHeight, .overridable),
    .length("footerHeight", \.footerHeight, .overridable),
    .value("headerInset", \.headerInset, .overridable),
    .value("footerInset", \.footerInset, .overridable),
    .value("sectionInset", \.sectionInset, .overridable),
    .value("itemRenderDirection", \.order, .later),
    .length("minimumContentHeight", \.minimumContentHeight, .later),
    .value("pinsHeaders", \.pinsHeaders, .later),
    .value("direction", \.direction, .later),
    .value("rounding", \.rounding, .later),
  ])

  /// How many columns share the width.
  var columnCount = 2
  /// The distance between columns, in points.
  var columnSpacing = 10.0
  /// The distance between two items of a column, in points.
  var itemSpacing = 10.0
  /// The height of headers, in points; 0 for none.
  var headerHeight = 0.0
  /// The height of footers, in points; 0 for none.
  var footerHeight = 0.0
  /// What is kept free around a header.
  var headerInset = Insets()
  /// What is kept free around a footer.
  var footerInset = Insets()
  /// What is kept free around the columns of a section.
  var sectionInset = Insets()
  /// Which column takes the next item.
  var order = Order.shortestFirst
  /// The least height of the content, in points.
  var minimumContentHeight = 0.0
  /// Whether headers stay in view while their section does.
  var pinsHeaders = false
  var direction = Direction.vertical
  var rounding = Rounding.none

  /// Which column takes the next item.
  enum Order: String, DocumentWord {
    /// The one that would let it start highest.
    case shortestFirst
    /// Each in turn.
    case leftToRight
    /// Each in turn, from the other side.
    case rightToLeft
  }

  var transposed: Waterfall { changingInsets(\.transposed) }
  var mirrored: Waterfall { changingInsets(\.mirrored) }

  private func changingInsets(_ change: (Insets) -> Insets) -> Waterfall {
    var result = self
    result.headerInset = change(headerInset)
    result.footerInset = change(footerInset)
    result.sectionInset = change(sectionInset)
    return result
  }
}
