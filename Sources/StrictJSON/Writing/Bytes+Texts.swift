extension [UInt8] {
  /// Writes a text in double quotes, with the escapes that JSON demands and no others.
  mutating func append(text: UnsafeBufferPointer<UInt8>) {
    append(UInt8(ascii: "\""))
    var start = 0
    for index in text.indices where text[index].needsEscape {
      append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<index]))
      append(escapeOf: text[index])
      start = index + 1
    }
    append(contentsOf: UnsafeBufferPointer(rebasing: text[start...]))
    append(UInt8(ascii: "\""))
  }

  private mutating func append(escapeOf byte: UInt8) {
    append(UInt8(ascii: "\\"))
    switch byte {
    case 0x08: append(UInt8(ascii: "b"))
    case 0x09: append(UInt8(ascii: "t"))
    case 0x0A: append(UInt8(ascii: "n"))
    case 0x0C: append(UInt8(ascii: "f"))
    case 0x0D: append(UInt8(ascii: "r"))
    case 0..<0x20:
      append(contentsOf: byte < 0x10 ? "u000".utf8 : "u001".utf8)
      let low = byte & 0x0F
      append(low < 10 ? UInt8(ascii: "0") + low : UInt8(ascii: "a") + low - 10)
    default: append(byte)
    }
  }
}

extension UInt8 {
  fileprivate var needsEscape: Bool {
    self < 0x20 || self == UInt8(ascii: "\"") || self == UInt8(ascii: "\\")
  }
}
