/// A place in content coordinates, in points, y down.
public struct Point: Hashable, Sendable {
  /// The distance from the left, in points.
  public var x: Double
  /// The distance from the top, in points.
  public var y: Double

  /// Makes the place `x` points right of and `y` points below the origin.
  public init(x: Double = 0, y: Double = 0) {
    self.x = x
    self.y = y
  }

  /// The same place in the picture with its axes swapped.
  var transposed: Point { Point(x: y, y: x) }
}
