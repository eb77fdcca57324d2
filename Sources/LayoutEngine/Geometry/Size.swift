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

  /// The same extent in the picture with its axes swapped.
  var transposed: Size { Size(width: height, height: width) }
}
