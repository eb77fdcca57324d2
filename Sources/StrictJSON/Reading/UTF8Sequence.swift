/// One character's bytes in UTF-8.
enum UTF8Sequence {
  /// The number of bytes of the character that starts here, `nil` if they are not valid UTF-8.
  ///
  /// See table 3-7 of the Unicode Standard, "Well-Formed UTF-8 Byte Sequences".
  static func length(at offset: Int, in text: UnsafeBufferPointer<UInt8>) -> Int? {
    guard offset < text.count else { return nil }
    let length: Int
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch text[offset] {
    case 0x00...0x7F: return 1
    case 0xC2...0xDF: length = 2
    case 0xE0:
      length = 3
      second = 0xA0...0xBF
    case 0xED:
      length = 3
      second = 0x80...0x9F
    case 0xE1...0xEF: length = 3
    case 0xF0:
      length = 4
      second = 0x90...0xBF
    case 0xF1...0xF3: length = 4
    case 0xF4:
      length = 4
      second = 0x80...0x8F
    default: return nil
    }
    guard offset + length <= text.count, second.contains(text[offset + 1]) else { return nil }
    for index in offset + 2..<offset + max(length, 2) where text[index] & 0xC0 != 0x80 {
      return nil
    }
    return length
  }
}
