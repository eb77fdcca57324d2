import StrictJSON

/// A rectangle whose place and extent depend on the side.
struct LengthRect: Hashable, Sendable {
  /// The distance of its left edge from the running origin.
  var x: Length
  /// The distance of its top edge from the running origin.
  var y: Length
  /// Its extent across.
  var width: Length
  /// Its extent down.
  var height: Length

  /// Returns the rectangle in points for a side, relative to the running origin.
  func rect(side: Double) -> Rect {
    Rect(
      x: x.points(side: side), y: y.points(side: side), width: width.points(side: side),
      height: height.points(side: side))
  }
}

extension LengthRect: DocumentValue {
  private static let fields = JSONFields(["x", "y", "width", "height"])

  static var schema: JSONSchema {
    let sides = ["x", "y", "width", "height"]
    return .object(sides.map { ($0, Length.schema) }, required: sides).named("frame")
  }

  init(reading reader: inout JSONReader) throws(JSONFault) {
    let zero = Length(points: 0)
    self.init(x: zero, y: zero, width: zero, height: zero)
    var object = try reader.beginObject(LengthRect.fields)
    while let field = try reader.nextField(&object) {
      let length = try Length(reading: &reader)
      switch field {
      case 0: x = length
      case 1: y = length
      case 2: width = length
      default: height = length
      }
    }
    for field in 0..<4 { try reader.require(field, in: object) }
  }
}
