extension JSONReader {
  /// Reads a text.
  public mutating func string() throws(JSONFault) -> String {
    guard isAt(UInt8(ascii: "\"")) else { throw mismatch(expected: JSONKind.string.noun) }
    return try takeText()
  }

  /// Reads the text or key whose quote the cursor stands at.
  mutating func takeText() throws(JSONFault) -> String {
    let scanned = try scanText()
    let content = UnsafeBufferPointer(rebasing: text[scanned.content])
    return scanned.hasEscapes
      ? String(decoding: Escapes.unescaped(content), as: UTF8.self)
      : String(decoding: content, as: UTF8.self)
  }

  /// A text that was checked but not copied: the bytes between its quotes.
  struct ScannedText {
    let content: Range<Int>
    let hasEscapes: Bool
  }

  /// Goes past the text or key whose quote the cursor stands at, and checks every byte of it.
  mutating func scanText() throws(JSONFault) -> ScannedText {
    let start = position + 1
    var cursor = start
    var hasEscapes = false
    while cursor < text.count {
      let byte = text[cursor]
      switch byte {
      case UInt8(ascii: "\""):
        position = cursor + 1
        return ScannedText(content: start..<cursor, hasEscapes: hasEscapes)
      case UInt8(ascii: "\\"):
        hasEscapes = true
        cursor = try endOfEscape(at: cursor)
      case 0x20..<0x80:
        cursor += 1
      case 0..<0x20:
        throw controlCharacter(byte, at: cursor)
      default:
        guard let length = UTF8Sequence.length(at: cursor, in: text) else {
          throw invalidEncoding(at: cursor)
        }
        cursor += length
      }
    }
    throw JSONFault(.syntax("the text has no closing double quote"), at: position)
  }

  private func controlCharacter(_ byte: UInt8, at offset: Int) -> JSONFault {
    let digits = String(byte, radix: 16, uppercase: true)
    let escape = "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    return JSONFault(.syntax("a control character in a text is written '\(escape)'"), at: offset)
  }

  private func endOfEscape(at backslash: Int) throws(JSONFault) -> Int {
    guard backslash + 1 < text.count else {
      throw JSONFault(.syntax("the text has no closing double quote"), at: position)
    }
    let letter = text[backslash + 1]
    if Escapes.meaning(of: letter) != nil { return backslash + 2 }
    guard letter == UInt8(ascii: "u") else {
      let sentence = #"a backslash is followed by one of " \ / b f n r t u"#
      throw JSONFault(.syntax(sentence), at: backslash)
    }
    guard let unit = Escapes.hexadecimal(text, at: backslash + 2) else {
      throw JSONFault(.syntax("'\\u' is followed by four hexadecimal digits"), at: backslash)
    }
    if UTF16.isTrailSurrogate(unit) { throw unpairedSurrogate(at: backslash) }
    guard UTF16.isLeadSurrogate(unit) else { return backslash + 6 }
    guard backslash + 8 <= text.count, text[backslash + 6] == UInt8(ascii: "\\"),
      text[backslash + 7] == UInt8(ascii: "u"),
      let trail = Escapes.hexadecimal(text, at: backslash + 8), UTF16.isTrailSurrogate(trail)
    else { throw unpairedSurrogate(at: backslash) }
    return backslash + 12
  }

  private func unpairedSurrogate(at offset: Int) -> JSONFault {
    let sentence = "half of a surrogate pair, expected '\\uD83D\\uDE00' or the like"
    return JSONFault(.syntax(sentence), at: offset)
  }
}
