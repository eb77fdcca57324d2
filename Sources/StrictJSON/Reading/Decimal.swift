/// A decimal number of at most 19 digits, on its way to the nearest `Double`.
struct Decimal {
  var significand: UInt64 = 0
  /// The power of ten that the significand is multiplied by.
  var exponent = 0

  /// Takes in the digits at the cursor; after more than 19 in all the significand means nothing.
  @inline(__always)
  mutating func takeDigits(_ text: UnsafeBufferPointer<UInt8>, _ cursor: inout Int) {
    while cursor < text.count {
      let digit = text[cursor] &- UInt8(ascii: "0")
      guard digit < 10 else { return }
      significand = significand &* 10 &+ UInt64(digit)
      cursor += 1
    }
  }

  /// The nearest `Double`, ties to even; `nil` if the exponent is too large for the arithmetic here.
  @inline(__always)
  var value: Double? {
    // Both operands are exact, so the one operation rounds correctly (William Clinger, "How to
    // read floating point numbers accurately", 1990).
    if significand <= 1 << 53 {
      if exponent == 0 { return Double(significand) }
      if exponent < 0, exponent >= -22 {
        return Double(significand) / Decimal.powersOfTen[-exponent]
      }
      if exponent > 0, exponent <= 22 {
        return Double(significand) * Decimal.powersOfTen[exponent]
      }
    }
    return exactValue
  }

  /// The value through 128 bits of integer arithmetic: 5 to the 27th is the last power in 64 bits.
  @inline(never)
  private var exactValue: Double? {
    if significand == 0 { return 0 }
    guard (-27...27).contains(exponent) else { return nil }
    let power = Decimal.powersOfFive[abs(exponent)]
    if exponent >= 0 {
      let product = significand.multipliedFullWidth(by: power)
      return Decimal.rounded(product.high, product.low, exponent: exponent)
    }
    // Both are shifted to the top so that the quotient fills 64 bits or one bit less; what the
    // quotient leaves only has to be known as zero or not.
    let powerShift = power.leadingZeroBitCount
    let shift = significand.leadingZeroBitCount
    let divisor = power << UInt64(powerShift)
    let dividend = significand << UInt64(shift)
    let result = divisor.dividingFullWidth((dividend >> 1, dividend << 63))
    return Decimal.rounded(
      result.quotient, result.remainder == 0 ? 0 : 1,
      exponent: exponent + powerShift - shift + 1 - 128)
  }

  /// The nearest `Double` to a 128-bit integer, not zero, times a power of two in the normal range.
  private static func rounded(_ high: UInt64, _ low: UInt64, exponent: Int) -> Double {
    if high == 0 { return rounded(low, 0, exponent: exponent - 64) }
    let shift = UInt64(high.leadingZeroBitCount)
    let head = shift == 0 ? high : high << shift | low >> (64 - shift)
    let rest = low << shift
    var mantissa = head >> 11
    let cut = head & 0x7FF
    if cut > 0x400 || cut == 0x400 && (rest != 0 || mantissa & 1 == 1) { mantissa += 1 }
    let bits = Double(mantissa).bitPattern
    return Double(bitPattern: bits &+ UInt64(bitPattern: Int64(exponent + 75 - Int(shift))) << 52)
  }

  private static let powersOfTen: [Double] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
    1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
  ]

  private static let powersOfFive: [UInt64] = (0...27).map { count in
    (0..<count).reduce(1) { power, _ in power * 5 }
  }
}
