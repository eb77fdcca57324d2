/// How much further right and down, or wider and higher, one frame is than another, in points.
public struct Delta: Hashable, Sendable {
  /// The change across: of x, or of the width.
  public var x: Double
  /// The change down: of y, or of the height.
  public var y: Double

  /// Makes the change of `x` across and `y` down.
  public init(x: Double = 0, y: Double = 0) {
    self.x = x
    self.y = y
  }

  /// The larger of both changes, without its sign.
  public var largest: Double { max(abs(x), abs(y)) }

  /// Tells whether both changes are the same within a 1024th of a point.
  @inline(__always)
  func isAlike(_ other: Delta) -> Bool {
    abs(x - other.x) <= 1 / 1024 && abs(y - other.y) <= 1 / 1024
  }

  /// The same change, with 0 for what `tolerance` overlooks; never -0.
  @inline(__always)
  func settled(within tolerance: Double) -> Delta {
    Delta(x: abs(x) <= tolerance ? 0 : x, y: abs(y) <= tolerance ? 0 : y)
  }

  /// Whether there is a change at all.
  @inline(__always)
  var isZero: Bool { x == 0 && y == 0 }
}

extension Delta: CustomStringConvertible {
  public var description: String { "(\(Delta.text(x)), \(Delta.text(y)))" }

  /// Returns a change as people read it: signed, at most three decimals, never a rounded 0.
  private static func text(_ value: Double) -> String {
    if value == 0 { return "0" }
    let sign = value < 0 ? "-" : "+"
    let size = abs(value)
    // Half up by conversion: `rounded()` would need the C mathematics library.
    let thousandths = size * 1000 + 0.5
    // Beyond this bound there are no thousandths left to round; below one, rounding leaves nothing.
    guard thousandths >= 1 && thousandths < 0x1p52 else { return sign + "\(size)" }
    let (whole, rest) = Int64(thousandths).quotientAndRemainder(dividingBy: 1000)
    if rest == 0 { return "\(sign)\(whole)" }
    var decimals = String(String(1000 + rest).dropFirst())
    while decimals.last == "0" { decimals.removeLast() }
    return "\(sign)\(whole).\(decimals)"
  }
}
