extension [UInt8] {
  /// Writes a finite number as the shortest text that reads back the same, zero without a sign.
  ///
  /// A whole number below 2 to the 53rd in size has neither fraction nor exponent.
  package mutating func append(number: Double) {
    precondition(number.isFinite, "JSON has no number that is not finite")
    if number.magnitude < 0x1p53 {
      // Not `Int(exactly:)`, which calls `trunc` and so would need the C mathematics library.
      let whole = Int(number)
      if Double(whole) == number {
        append(integer: whole)
        return
      }
    }
    var digits = number.description
    if digits.hasSuffix(".0") { digits.removeLast(2) }
    append(contentsOf: digits.utf8)
  }

  /// Writes a whole number in decimal digits.
  package mutating func append(integer: Int) {
    var rest = integer.magnitude
    if integer < 0 { append(UInt8(ascii: "-")) }
    if rest < 10 {
      append(UInt8(ascii: "0") + UInt8(rest))
      return
    }
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 20) { digits in
      var start = digits.count
      while rest > 0 {
        start -= 1
        digits.initializeElement(at: start, to: UInt8(ascii: "0") + UInt8(rest % 10))
        rest /= 10
      }
      append(contentsOf: UnsafeBufferPointer(rebasing: digits[start...]))
    }
  }
}
