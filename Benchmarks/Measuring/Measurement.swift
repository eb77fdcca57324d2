import StrictJSON

/// What was measured, beside its floor and its goal.
struct Measurement {
  /// What was measured, with its size.
  let name: String
  /// The median of the rounds.
  let value: Double
  /// The unit of value and floor.
  let unit: String
  /// The median of the floor in the same rounds; nil when there is none.
  let floor: Double?
  /// What should be reached.
  let goal: Goal

  /// How many times the floor it is; nil without a floor.
  var ratio: Double? { floor.map { value / $0 } }

  /// Whether the goal is reached.
  var isHeld: Bool {
    switch goal {
    case .ratio(let most): ratio.map { $0 <= most } ?? false
    case .most(let most): value <= most
    case .least(let least): value >= least
    }
  }

  /// The measurement as a row of a table.
  var line: String {
    let numbers = [floor, ratio].map { $0.map(Measurement.text) ?? "-" }
    return "\(name) | \(Measurement.text(value)) | \(unit) | \(numbers[0]) | \(numbers[1]) | "
      + "\(goal.text) | \(isHeld ? "yes" : "no")"
  }

  /// Returns a number as people read it: whole when it is large.
  static func text(_ number: Double) -> String {
    let isWhole = abs(number) >= 1_000 || number == number.rounded()
    return isWhole ? "\(Int(number.rounded()))" : "\((number * 100).rounded() / 100)"
  }

  /// Writes the measurement as a JSON object.
  func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("name")
    writer.string(name)
    writer.key("value")
    writer.number(value)
    writer.key("unit")
    writer.string(unit)
    for (key, number) in [("floor", floor), ("ratio", ratio), ("goal", goal.number)] {
      writer.key(key)
      if let number { writer.number(number) } else { writer.null() }
    }
    writer.key("held")
    writer.bool(isHeld)
    writer.endObject()
  }
}
