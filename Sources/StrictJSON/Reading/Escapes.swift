/// The backslash escapes of JSON texts, whose validity `JSONReader` has checked before.
enum Escapes {
  /// Writes out the escapes; a broken one at the end is left out.
  static func unescaped(_ content: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(content.count)
    var cursor = 0
    while cursor < content.count {
      let byte = content[cursor]
      guard byte == UInt8(ascii: "\\") else {
        result.append(byte)
        cursor += 1
        continue
      }
      guard cursor + 1 < content.count else { break }
      let letter = content[cursor + 1]
      cursor += 2
      if let meaning = meaning(of: letter) {
        result.append(meaning)
        continue
      }
      guard let unit = hexadecimal(content, at: cursor) else { break }
      cursor += 4
      if UTF16.isLeadSurrogate(unit), let trail = hexadecimal(content, at: cursor + 2),
        UTF16.isTrailSurrogate(trail)
      {
        cursor += 6
        let value = 0x10000 + (UInt32(unit & 0x3FF) << 10) + UInt32(trail & 0x3FF)
        append(value, to: &result)
      } else {
        append(UInt32(unit), to: &result)
      }
    }
    return result
  }

  /// The byte that a one-letter escape stands for, `nil` for `u` and letters without a meaning.
  static func meaning(of letter: UInt8) -> UInt8? {
    switch letter {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): letter
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "f"): 0x0C
    case UInt8(ascii: "n"): 0x0A
    case UInt8(ascii: "r"): 0x0D
    case UInt8(ascii: "t"): 0x09
    default: nil
    }
  }

  /// The value of four hexadecimal digits, `nil` if there are not as many.
  static func hexadecimal(_ text: UnsafeBufferPointer<UInt8>, at offset: Int) -> UInt16? {
    guard offset + 4 <= text.count else { return nil }
    var value: UInt16 = 0
    for byte in text[offset..<offset + 4] {
      let digit: UInt8
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = byte - UInt8(ascii: "0")
      case UInt8(ascii: "a")...UInt8(ascii: "f"): digit = byte - UInt8(ascii: "a") + 10
      case UInt8(ascii: "A")...UInt8(ascii: "F"): digit = byte - UInt8(ascii: "A") + 10
      default: return nil
      }
      value = value << 4 | UInt16(digit)
    }
    return value
  }

  private static func append(_ value: UInt32, to result: inout [UInt8]) {
    guard let scalar = Unicode.Scalar(value) else { return }
    result.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
  }
}
