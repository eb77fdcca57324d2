extension Double {
  /// The number for people: at most three decimals, zero without a sign.
  var shown: String {
    let scaled = (self * 1000).rounded()
    // Beyond this size there are no thousandths left to round.
    let value = scaled.magnitude < 1e15 ? scaled / 1000 : self
    let text = "\(value == 0 ? 0 : value)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
