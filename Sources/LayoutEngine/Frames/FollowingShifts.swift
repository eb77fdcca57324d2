/// Elements that move like the one before them and keep their size, taken one after the other.
///
/// It decides as `Delta` does, but with both axes at a time and without a branch for each.
struct FollowingShifts {
  private let delta: SIMD2<Double>
  private let tolerance: SIMD2<Double>
  private var greatest = SIMD2(0.0, 0.0)

  /// Prepares to follow a move of this distance.
  init(_ delta: Delta, tolerance: Double) {
    self.delta = SIMD2(delta.x, delta.y)
    self.tolerance = SIMD2(repeating: tolerance)
  }

  /// The largest distance, across or down, of all moves that were taken.
  var maxShift: Double { greatest.max() }

  /// Takes an element and returns true, when it moved alike beyond the tolerance; else does nothing.
  @inline(__always)
  mutating func take(_ old: Rect, _ new: Rect) -> Bool {
    let growth = SIMD2(new.width, new.height) - SIMD2(old.width, old.height)
    let move = SIMD2(new.x, new.y) - SIMD2(old.x, old.y)
    let size = move.magnitude
    let isAlike = (move - delta).magnitude .<= 1 / 1024
    let isSettled = size .<= tolerance
    guard all(isAlike .& (growth.magnitude .<= tolerance)), !all(isSettled) else { return false }
    greatest.replace(with: size, where: size .> greatest)
    return true
  }
}

extension SIMD2<Double> {
  /// Both numbers without their sign.
  @inline(__always)
  fileprivate var magnitude: SIMD2 {
    SIMD2(x.magnitude, y.magnitude)
  }
}
