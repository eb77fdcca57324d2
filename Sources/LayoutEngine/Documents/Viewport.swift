/// The window a layout is computed for: a decoded viewport document.
public struct Viewport: Hashable, Sendable {
  /// The extent of the window, in points; both above 0.
  public var size: Size
  /// What the window keeps free inside its edges; each at least 0.
  public var contentInset: Insets
  /// The scroll position in content coordinates; it moves pinned headers.
  public var contentOffset: Point
  /// Device pixels per point, above 0; engine 1 ignores it.
  public var scale: Double
  /// Whether the leading side is the right one; nil when the document does not say (engine 2).
  public var rightToLeft: Bool?

  /// Makes the viewport of the given extent with the defaults of a document for the rest.
  public init(
    size: Size, contentInset: Insets = Insets(), contentOffset: Point = Point(),
    scale: Double = 1, rightToLeft: Bool? = nil
  ) {
    self.size = size
    self.contentInset = contentInset
    self.contentOffset = contentOffset
    self.scale = scale
    self.rightToLeft = rightToLeft
  }

  /// Whether the window is at least as high as wide.
  public var isPortrait: Bool { size.width <= size.height }

  /// The same window in the picture with its axes swapped.
  var transposed: Viewport {
    var result = self
    result.size = size.transposed
    result.contentInset = contentInset.transposed
    result.contentOffset = contentOffset.transposed
    return result
  }
}
