/// The state of reading one object with any keys.
public struct JSONMap {
  /// The byte of the opening brace.
  public let offset: Int

  /// The byte of the opening quote of the latest key; the brace's before the first one.
  public internal(set) var keyOffset: Int

  let depth: Int
  var isFirst = true
  var seen: Set<String> = []

  init(at offset: Int, depth: Int) {
    self.offset = offset
    self.keyOffset = offset
    self.depth = depth
  }
}
