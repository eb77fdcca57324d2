/// A distance in points and shares of the side, the cross axis of the viewport less its insets.
struct Length: Hashable, Sendable {
  /// One summand of a length.
  enum Term: Hashable, Sendable {
    /// So many points.
    case points(Double)
    /// The side times the first number, then divided by the second, which is not 0.
    case share(Double, of: Double)
  }

  /// A summand with its sign.
  struct Summand: Hashable, Sendable {
    /// What is added or taken away.
    var term: Term
    /// Whether it is taken away.
    var isNegative: Bool
  }

  /// The summands, added from left to right; at least one.
  var summands: [Summand]

  /// Makes a length of so many points.
  init(points: Double) {
    summands = [Summand(term: .points(points), isNegative: false)]
  }

  /// Returns the length in points for a side.
  func points(side: Double) -> Double {
    var sum = 0.0
    for summand in summands {
      let value =
        switch summand.term {
        case .points(let points): points
        case .share(let numerator, let denominator): side * numerator / denominator
        }
      sum = summand.isNegative ? sum - value : sum + value
    }
    return sum
  }
}
