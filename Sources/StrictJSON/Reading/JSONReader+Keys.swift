extension JSONReader {
  /// Goes past a key that the object knows.
  @inline(__always)
  mutating func takeKnownKey(_ object: inout JSONObject) throws(JSONFault) -> Int {
    let head = eightBytes(at: position + 1)
    // Most writers keep an order, so the search begins behind the last field.
    var index = object.expected
    for _ in 0..<object.fields.entries.count {
      if index >= object.fields.entries.count { index = 0 }
      if takeKey(object.fields.entries[index], head) { return index }
      index += 1
    }
    return try takeUnusualKey(object)
  }

  /// Goes past the key if it is this one, written without escapes.
  @inline(__always)
  private mutating func takeKey(_ entry: JSONFields.Entry, _ head: UInt64) -> Bool {
    let start = position + 1
    let end = start + entry.length
    guard head & entry.mask == entry.head, end < text.count, text[end] == UInt8(ascii: "\"")
    else { return false }
    if entry.length > 8 {
      let name = entry.name.utf8Start
      for index in 8..<entry.length where text[start + index] != name[index] { return false }
    }
    position = end + 1
    return true
  }

  /// Goes past a key that is written with escapes or is not known at all.
  @inline(never)
  private mutating func takeUnusualKey(_ object: JSONObject) throws(JSONFault) -> Int {
    let offset = position
    let name = try takeText()
    if let index = object.fields.names.firstIndex(where: { $0.utf8.elementsEqual(name.utf8) }) {
      return index
    }
    throw JSONFault(.unknownField(name, known: object.fields.names), at: offset)
  }

  /// The eight bytes from here on, the first one lowest, zeros behind the end.
  @inline(__always)
  private func eightBytes(at offset: Int) -> UInt64 {
    if offset + 8 <= text.count {
      let bytes = UnsafeRawBufferPointer(text)
      return UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }
    var result: UInt64 = 0
    var index = offset
    while index < text.count {
      result |= UInt64(text[index]) << UInt64(8 * (index - offset))
      index += 1
    }
    return result
  }
}
