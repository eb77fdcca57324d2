/// Consecutive elements that grew or shrank by the same amount, wherever they moved.
public struct Resize: Hashable, Sendable {
  /// The elements that changed their size.
  public let run: ElementRun
  /// How much wider and higher the first became; the others do so within a 1024th of a point.
  public let delta: Delta
  /// The least moves among them, across and down each for itself.
  public let leastMove: Delta
  /// The greatest moves among them, across and down each for itself.
  public let greatestMove: Delta
}

extension Resize: CustomStringConvertible {
  public var description: String { "\(run): resized \(delta)" }
}
