/// Distances kept free inside the four edges of a rectangle, in points; they may be negative.
public struct Insets: Hashable, Sendable {
  /// The distance below the top edge.
  public var top: Double
  /// The distance right of the left edge.
  public var left: Double
  /// The distance above the bottom edge.
  public var bottom: Double
  /// The distance left of the right edge.
  public var right: Double

  /// Makes insets of the given distances, each 0 unless given.
  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// The same insets in the picture with its axes swapped.
  var transposed: Insets { Insets(top: left, left: top, bottom: right, right: bottom) }

  /// The same insets seen in a mirror: left and right swapped.
  var mirrored: Insets { Insets(top: top, left: right, bottom: bottom, right: left) }
}
