import StrictJSON

/// What was measured, beside its floor and its goal.
struct Measurement {
  /// What was measured, with its size.
  let name: String
  /// The median of the rounds.
  let value: Double
  /// The unit of value and floor.
  let unit: String
  /// The median of the floor in the same rounds; nil when the goal is absolute.
  let floor: Double?
  /// The most that the ratio to the floor, or without a floor the value, should be.
  let goal: Double

  /// How many times the floor it takes; nil without a floor.
  var ratio: Double? { floor.map { value / $0 } }
  /// Whether the goal is reached.
  var isHeld: Bool { (ratio ?? value) <= goal }

  /// The measurement as a row of a table.
  var line: String {
    let numbers = [floor, ratio].map { $0.map(Measurement.text) ?? "-" }
    return "\(name) | \(Measurement.text(value)) | \(unit) | \(numbers[0]) | \(numbers[1]) | "
      + "\(Measurement.text(goal)) | \(isHeld ? "yes" : "no")"
  }

  private static func text(_ number: Double) -> String {
    String((number * 100).rounded() / 100)
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
    for (key, number) in [("floor", floor), ("ratio", ratio), ("goal", goal)] {
      writer.key(key)
      if let number { writer.number(number) } else { writer.null() }
    }
    writer.key("held")
    writer.bool(isHeld)
    writer.endObject()
  }
}
