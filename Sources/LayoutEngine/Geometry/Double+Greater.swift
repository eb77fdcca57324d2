extension Double {
  /// The greater of both: this one when they are equal or the other is no number.
  ///
  /// A processor has an instruction for just that, and none for `max`.
  @inline(__always)
  func orGreater(_ other: Double) -> Double {
    other > self ? other : self
  }
}
