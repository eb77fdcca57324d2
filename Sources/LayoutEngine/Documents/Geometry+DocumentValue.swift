import StrictJSON

extension Insets: DocumentValue {
  static var schema: JSONSchema { schema(of: .points).named("insets") }

  /// Describes insets whose distances are written as `distance` says.
  static func schema(of distance: JSONSchema) -> JSONSchema {
    .object([
      ("top", distance), ("left", distance), ("bottom", distance), ("right", distance),
    ])
  }

  private static let fields = JSONFields(["top", "left", "bottom", "right"])

  init(reading reader: inout JSONReader) throws(JSONFault) {
    try self.init(reading: &reader) { reader throws(JSONFault) in try reader.points() }
  }

  /// Reads insets whose distances `distance` reads, each 0 when it is not given.
  init(
    reading reader: inout JSONReader,
    _ distance: (inout JSONReader) throws(JSONFault) -> Double
  ) throws(JSONFault) {
    self.init()
    var object = try reader.beginObject(Insets.fields)
    while let field = try reader.nextField(&object) {
      let value = try distance(&reader)
      switch field {
      case 0: top = value
      case 1: left = value
      case 2: bottom = value
      default: right = value
      }
    }
  }
}

extension Point: DocumentValue {
  static var schema: JSONSchema {
    .object([("x", .points), ("y", .points)]).named("point")
  }

  private static let fields = JSONFields(["x", "y"])

  init(reading reader: inout JSONReader) throws(JSONFault) {
    self.init()
    var object = try reader.beginObject(Point.fields)
    while let field = try reader.nextField(&object) {
      let value = try reader.points()
      if field == 0 { x = value } else { y = value }
    }
  }
}
