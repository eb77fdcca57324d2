extension JSONReader {
  /// Reads a number, correctly rounded; one too large to be finite is refused, minus zero is zero.
  public mutating func number() throws(JSONFault) -> Double {
    let start = position
    var cursor = position
    let isNegative = isAt(UInt8(ascii: "-"))
    if isNegative { cursor += 1 }
    var decimal = Decimal()

    let integerStart = cursor
    decimal.takeDigits(text, &cursor)
    var digits = cursor - integerStart
    if digits == 0 {
      if !isNegative { throw mismatch(expected: JSONKind.number.noun) }
      throw JSONFault(.syntax("a minus sign is followed by a digit"), at: start)
    }
    if text[integerStart] == UInt8(ascii: "0") {
      if digits > 1 {
        throw JSONFault(.syntax("a number has no zeros in front"), at: start)
      }
      digits = 0
    }

    if cursor < text.count, text[cursor] == UInt8(ascii: ".") {
      cursor += 1
      let fractionStart = cursor
      decimal.takeDigits(text, &cursor)
      let count = cursor - fractionStart
      if count == 0 {
        throw JSONFault(.syntax("a decimal point is followed by a digit"), at: start)
      }
      digits += count
      decimal.exponent = -count
    }

    if cursor < text.count, text[cursor] | 0x20 == UInt8(ascii: "e") {
      decimal.exponent += try exponent(&cursor, ofNumberAt: start)
    }

    position = cursor
    // Twenty digits may have overflowed the significand.
    if digits <= 19, let value = decimal.value {
      return isNegative && value != 0 ? -value : value
    }
    return try uncommonNumber(start..<cursor)
  }

  /// Reads the exponent at the cursor; one past a billion counts as a billion.
  private func exponent(_ cursor: inout Int, ofNumberAt start: Int) throws(JSONFault) -> Int {
    cursor += 1
    var isNegative = false
    if cursor < text.count {
      isNegative = text[cursor] == UInt8(ascii: "-")
      if isNegative || text[cursor] == UInt8(ascii: "+") { cursor += 1 }
    }
    let digitsStart = cursor
    var value = 0
    while cursor < text.count {
      let digit = text[cursor] &- UInt8(ascii: "0")
      guard digit < 10 else { break }
      value = min(value * 10 + Int(digit), 1_000_000_000)
      cursor += 1
    }
    if cursor == digitsStart {
      throw JSONFault(.syntax("an exponent has a digit"), at: start)
    }
    return isNegative ? -value : value
  }

  /// The value of a number with very many digits or a large exponent, which is known to be valid.
  @inline(never)
  private func uncommonNumber(_ range: Range<Int>) throws(JSONFault) -> Double {
    let written = String(decoding: UnsafeBufferPointer(rebasing: text[range]), as: UTF8.self)
    guard let value = Double(written), value.isFinite else {
      throw JSONFault(.tooLarge(written), at: range.lowerBound)
    }
    return value == 0 ? 0 : value
  }
}
