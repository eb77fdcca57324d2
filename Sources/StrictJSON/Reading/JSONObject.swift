/// The state of reading one object whose fields are known.
public struct JSONObject {
  /// The byte of the opening brace.
  public let offset: Int

  /// The byte of the opening quote of the latest key; the brace's before the first one.
  public internal(set) var keyOffset: Int

  let fields: JSONFields
  let depth: Int
  var isFirst = true
  /// The field that comes next if the writer kept to the order of `fields`.
  var expected = 0
  var seen: UInt64 = 0

  init(at offset: Int, fields: JSONFields, depth: Int) {
    self.offset = offset
    self.keyOffset = offset
    self.fields = fields
    self.depth = depth
  }

  /// Whether the field has been met so far.
  public func contains(_ index: Int) -> Bool {
    seen & (1 << UInt64(index)) != 0
  }
}
