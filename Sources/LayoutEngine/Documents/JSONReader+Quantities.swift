import StrictJSON

extension JSONReader {
  /// Reads a number of points, below 1e9 in size; a zero loses its sign.
  mutating func points() throws(JSONFault) -> Double {
    let start = offset
    let value = try number()
    guard value.magnitude < Limits.points else {
      throw fault(.pointsTooLarge(value.shown), at: start)
    }
    return value + 0
  }

  /// Reads a number of points that is at least 0.
  mutating func length() throws(JSONFault) -> Double {
    let start = offset
    let value = try points()
    guard value >= 0 else {
      throw fault(
        .invalid("'\(value.shown)' is negative, a number of at least 0 would do"), at: start)
    }
    return value
  }

  /// Reads a number of points that is above 0.
  mutating func positiveLength() throws(JSONFault) -> Double {
    let start = offset
    let value = try points()
    guard value > 0 else {
      throw fault(.invalid("'\(value.shown)' is not above 0, a number above 0 would do"), at: start)
    }
    return value
  }

  /// Reads a whole number of the range, also when it is written with a fraction of zero.
  mutating func integer(in range: ClosedRange<Int>) throws(JSONFault) -> Int {
    let start = offset
    let value = try number()
    guard let whole = value.wholeNumber, range.contains(whole) else {
      let sentence =
        "'\(value.shown)' is out of range, a whole number from \(range.lowerBound) to "
        + "\(range.upperBound) would do"
      throw fault(.invalid(sentence), at: start)
    }
    return whole
  }
}
