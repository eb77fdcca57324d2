/// Consecutive elements that moved by the same distance and kept their size.
public struct Shift: Hashable, Sendable {
  /// The elements that moved.
  public let run: ElementRun
  /// How far the first of them moved; the others do so within a 1024th of a point.
  public let delta: Delta
}

extension Shift: CustomStringConvertible {
  public var description: String { "\(run): moved \(delta)" }
}
