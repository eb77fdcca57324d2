extension Double {
  /// The number for a sentence, a whole one without a fraction, as people write it.
  var shown: String { wholeNumber.map { "\($0)" } ?? "\(self)" }
}
