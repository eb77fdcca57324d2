/// An extent in points.
public struct Size: Hashable, Sendable {
  /// The extent across, in points.
  public var width: Double
  /// The extent down, in points.
  public var height: Double

  /// Makes an extent of `width` by `height` points.
  public init(width: Double = 0, height: Double = 0) {
    self.width = width
    self.height = height
  }

  /// Whether both extents are below 1e9 in size, as in all results; engine 1 has negative ones.
  public var isSound: Bool {
    width.magnitude < Limits.points && height.magnitude < Limits.points
  }

  /// The same extent in the picture with its axes swapped.
  var transposed: Size { Size(width: height, height: width) }
}
