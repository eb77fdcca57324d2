/// The state of reading one list.
public struct JSONArray {
  /// The byte of the opening bracket.
  public let offset: Int

  let depth: Int
  var isFirst = true

  init(at offset: Int, depth: Int) {
    self.offset = offset
    self.depth = depth
  }
}
