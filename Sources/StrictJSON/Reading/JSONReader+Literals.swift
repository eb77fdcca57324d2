extension JSONReader {
  /// Reads true or false.
  public mutating func bool() throws(JSONFault) -> Bool {
    guard nextKind == .bool else { throw mismatch(expected: JSONKind.bool.noun) }
    if takeWord("true") { return true }
    if takeWord("false") { return false }
    throw JSONFault(.syntax("unknown word, expected true or false"), at: position)
  }

  /// Reads null.
  mutating func takeNull() throws(JSONFault) {
    guard takeWord("null") else {
      throw JSONFault(.syntax("unknown word, expected null"), at: position)
    }
  }

  /// Goes past the word if it stands here and ends where it should.
  private mutating func takeWord(_ word: StaticString) -> Bool {
    let end = position + word.utf8CodeUnitCount
    guard end <= text.count, !(end < text.count && text[end].isLetterOrDigit),
      word.withUTF8Buffer({ $0.elementsEqual(text[position..<end]) })
    else { return false }
    position = end
    return true
  }
}

extension UInt8 {
  /// Whether the byte would make a longer word of the one before it.
  fileprivate var isLetterOrDigit: Bool {
    switch self {
    case 48...57, 65...90, 95, 97...122: true
    default: false
    }
  }
}
