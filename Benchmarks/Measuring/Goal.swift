/// What a measurement should reach.
enum Goal {
  /// The value is at most so many times its floor.
  case ratio(Double)
  /// The value itself is at most this.
  case most(Double)
  /// The value itself is at least this.
  case least(Double)

  /// The bound.
  var number: Double {
    switch self {
    case .ratio(let number), .most(let number), .least(let number): number
    }
  }

  /// The bound as people write it.
  var text: String {
    switch self {
    case .ratio(let number): "≤ \(Measurement.text(number))×"
    case .most(let number): "≤ \(Measurement.text(number))"
    case .least(let number): "≥ \(Measurement.text(number))"
    }
  }
}
