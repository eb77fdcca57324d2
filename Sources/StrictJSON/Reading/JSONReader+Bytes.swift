extension JSONReader {
  @inline(__always)
  mutating func skipBlanks() {
    while position < text.count {
      switch text[position] {
      case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t"):
        position += 1
      default: return
      }
    }
  }

  /// Whether the next byte is this one.
  @inline(__always)
  func isAt(_ byte: UInt8) -> Bool {
    position < text.count && text[position] == byte
  }

  /// Goes past a byte that has to come next.
  @inline(__always)
  mutating func take(_ byte: UInt8, _ expected: StaticString) throws(JSONFault) {
    guard isAt(byte) else { throw unexpected(expected) }
    position += 1
  }

  /// The fault that something else than the expected stands at the cursor, which is shown.
  @inline(never)
  func unexpected(_ expected: StaticString) -> JSONFault {
    unexpected(text: expected.description)
  }

  private func unexpected(text expected: String) -> JSONFault {
    guard position < text.count else {
      return JSONFault(.syntax("expected \(expected), found the end of the text"), at: position)
    }
    guard let length = UTF8Sequence.length(at: position, in: text) else {
      return invalidEncoding(at: position)
    }
    if text[position] == UInt8(ascii: "/") {
      return JSONFault(.syntax("expected \(expected), JSON has no comments"), at: position)
    }
    let character = UnsafeBufferPointer(rebasing: text[position..<position + length])
    let shown = String(decoding: character, as: UTF8.self).shown
    return JSONFault(.syntax("expected \(expected), found '\(shown)'"), at: position)
  }

  func invalidEncoding(at offset: Int) -> JSONFault {
    JSONFault(.syntax("invalid UTF-8, expected a well-formed character"), at: offset)
  }

  /// The fault that the next value is not what the caller expected, or that there is none.
  ///
  /// The expected is a noun with an article, as in "a number or 'fill'".
  @inline(never)
  public func mismatch(expected: String) -> JSONFault {
    switch nextKind {
    case .end, .other: noValue(expected)
    case let found:
      JSONFault(.wrongType(expected: expected, found: found.noun), at: position)
    }
  }

  /// The fault that no value starts here, with a hint where it is one of the usual slips.
  private func noValue(_ expected: String) -> JSONFault {
    guard position < text.count else { return unexpected(text: expected) }
    switch text[position] {
    case UInt8(ascii: "+"), UInt8(ascii: "."):
      return JSONFault(.syntax("a number starts with a digit or a minus sign"), at: position)
    case UInt8(ascii: "N"), UInt8(ascii: "I"):
      return JSONFault(.syntax("expected \(expected), JSON has no NaN or Infinity"), at: position)
    case UInt8(ascii: "'"):
      return JSONFault(.syntax("a text stands in double quotes"), at: position)
    default:
      return unexpected(text: expected)
    }
  }
}
