// The standard library's `rounded` calls the C mathematics library, which a program that imports
// nothing does not link, and costs a call for each number.

extension Double {
  /// The greatest whole number that is not above it; itself when it is not finite.
  var roundedDown: Double {
    // From here on every number is whole.
    guard magnitude < 0x1p52 else { return self }
    let whole = Double(Int64(self))
    return whole > self ? whole - 1 : whole
  }

  /// The least whole number that is not below it; itself when it is not finite.
  var roundedUp: Double {
    guard magnitude < 0x1p52 else { return self }
    let whole = Double(Int64(self))
    return whole < self ? whole + 1 : whole
  }

  /// The same number as an integer, nil when it has a fraction or is too large for a count.
  var wholeNumber: Int? {
    guard magnitude < 0x1p52, roundedDown == self else { return nil }
    return Int(self)
  }
}
