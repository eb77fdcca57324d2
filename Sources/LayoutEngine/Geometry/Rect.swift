/// The frame of an element: a rectangle in content coordinates, in points, y down.
public struct Rect: Hashable, Sendable {
  /// The left edge.
  public var x: Double
  /// The top edge.
  public var y: Double
  /// The extent across; never negative in a result.
  public var width: Double
  /// The extent down; never negative in a result.
  public var height: Double

  /// Makes a rectangle from its top left corner and its extent.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The right edge.
  public var maxX: Double { x + width }
  /// The bottom edge.
  public var maxY: Double { y + height }

  /// Whether no extent is negative and every edge is below 1e9 in size, as in all results.
  public var isSound: Bool {
    width >= 0 && height >= 0 && x.magnitude < Limits.points && y.magnitude < Limits.points
      && maxX.magnitude < Limits.points && maxY.magnitude < Limits.points
  }

  /// The same rectangle in the picture with its axes swapped.
  var transposed: Rect { Rect(x: y, y: x, width: height, height: width) }

  /// Tells whether the overlap with `other` has a positive area; touching edges do not overlap.
  public func overlaps(_ other: Rect) -> Bool {
    min(maxX, other.maxX) > max(x, other.x) && min(maxY, other.maxY) > max(y, other.y)
  }

  /// Tells whether `point` lies inside; the left and top edges belong to it, right and bottom not.
  public func contains(_ point: Point) -> Bool {
    point.x >= x && point.x < maxX && point.y >= y && point.y < maxY
  }
}
