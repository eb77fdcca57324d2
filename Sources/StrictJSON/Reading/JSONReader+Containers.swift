extension JSONReader {
  /// Goes into an object that may have these fields only.
  public mutating func beginObject(_ fields: JSONFields) throws(JSONFault) -> JSONObject {
    let offset = position
    try enter(UInt8(ascii: "{"), .object)
    return JSONObject(at: offset, fields: fields, depth: depth)
  }

  /// Goes to the value of the next field and tells which one it is; leaves the object at its end.
  ///
  /// The caller has to read the value, `skip` it, or come back to it.
  public mutating func nextField(_ object: inout JSONObject) throws(JSONFault) -> Int? {
    guard try nextMember(isFirst: object.isFirst, depth: object.depth) else { return nil }
    object.isFirst = false
    object.keyOffset = position
    let index = try takeKnownKey(&object)
    let bit: UInt64 = 1 &<< UInt64(index)
    if object.seen & bit != 0 {
      throw JSONFault(.duplicateField(object.fields.name(index)), at: object.keyOffset)
    }
    object.seen |= bit
    object.expected = index + 1
    try takeColon()
    return index
  }

  /// Refuses an object that was read to its end without the field.
  public func require(_ index: Int, in object: JSONObject) throws(JSONFault) {
    guard object.contains(index) else {
      throw JSONFault(.missingField(object.fields.name(index)), at: object.offset)
    }
  }

  /// Goes into an object that may have any keys.
  public mutating func beginObject() throws(JSONFault) -> JSONMap {
    let offset = position
    try enter(UInt8(ascii: "{"), .object)
    return JSONMap(at: offset, depth: depth)
  }

  /// Goes to the value of the next key and hands the key out; leaves the object at its end.
  ///
  /// Keys that are equal as Swift texts, also by canonical equivalence, count as duplicates.
  public mutating func nextKey(_ map: inout JSONMap) throws(JSONFault) -> String? {
    guard try nextMember(isFirst: map.isFirst, depth: map.depth) else { return nil }
    map.isFirst = false
    map.keyOffset = position
    let key = try takeText()
    guard map.seen.insert(key).inserted else {
      throw JSONFault(.duplicateField(key), at: map.keyOffset)
    }
    try takeColon()
    return key
  }

  /// Goes into a list.
  public mutating func beginArray() throws(JSONFault) -> JSONArray {
    let offset = position
    try enter(UInt8(ascii: "["), .array)
    return JSONArray(at: offset, depth: depth)
  }

  /// Goes to the next element and tells whether there is one; leaves the list at its end.
  public mutating func nextElement(_ array: inout JSONArray) throws(JSONFault) -> Bool {
    depth = array.depth
    skipBlanks()
    if isAt(UInt8(ascii: "]")) {
      leave()
      return false
    }
    if array.isFirst {
      array.isFirst = false
      if position == text.count { throw unexpected("a value or ']'") }
      return true
    }
    try take(UInt8(ascii: ","), "',' or ']'")
    skipBlanks()
    if isAt(UInt8(ascii: "]")) { throw unexpected("a value after ','") }
    return true
  }

  /// Goes to the quote of the next key; shared by the two ways to read an object.
  @inline(__always)
  mutating func nextMember(isFirst: Bool, depth: Int) throws(JSONFault) -> Bool {
    self.depth = depth
    skipBlanks()
    if isAt(UInt8(ascii: "}")) {
      leave()
      return false
    }
    if isFirst {
      if !isAt(UInt8(ascii: "\"")) { throw unexpected("a field name in double quotes or '}'") }
      return true
    }
    try take(UInt8(ascii: ","), "',' or '}'")
    skipBlanks()
    if !isAt(UInt8(ascii: "\"")) { throw unexpected("a field name in double quotes") }
    return true
  }

  @inline(__always)
  mutating func takeColon() throws(JSONFault) {
    skipBlanks()
    try take(UInt8(ascii: ":"), "':'")
    skipBlanks()
  }

  @inline(__always)
  private mutating func enter(_ bracket: UInt8, _ kind: JSONKind) throws(JSONFault) {
    guard isAt(bracket) else { throw mismatch(expected: kind.noun) }
    guard depth < JSONReader.deepest else {
      let sentence = "objects and lists nest too deeply, at most \(JSONReader.deepest) levels"
      throw JSONFault(.syntax(sentence), at: position)
    }
    depth += 1
    position += 1
  }

  @inline(__always)
  private mutating func leave() {
    depth -= 1
    position += 1
  }
}
