/// A set of layout rules: the function from a layout, its content and a viewport to frames.
///
/// Engine 1 gives the frames of the five public iOS layouts bit for bit, engine 2 the clean rules.
/// Every result is a function of the arguments alone, the same on every platform.
public struct Engine: Hashable, Sendable {
  /// The numbers of all sets of rules, oldest first.
  public static let versions = [1, 2]
  /// The number of the newest set of rules.
  public static let newest = 2

  /// The number of this set of rules.
  public let version: Int

  /// Makes the engine of this version; throws `LayoutError` when there is none.
  public init(version: Int) throws(LayoutError) {
    guard Engine.versions.contains(version) else {
      throw LayoutError(.unknownEngine(version))
    }
    self.version = version
  }
}
