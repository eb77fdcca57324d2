extension JSONSchema {
  /// True or false.
  static var bool: JSONSchema { JSONSchema([("type", .text("boolean"))]) }

  /// Any text.
  static var string: JSONSchema { JSONSchema([("type", .text("string"))]) }

  /// A number of points that may be negative.
  static var points: JSONSchema {
    JSONSchema([
      ("type", .text("number")), ("exclusiveMinimum", .number(-Limits.points)),
      ("exclusiveMaximum", .number(Limits.points)),
    ]).named("points")
  }

  /// A number of points that is at least 0.
  static var extent: JSONSchema {
    JSONSchema([
      ("type", .text("number")), ("minimum", .number(0)),
      ("exclusiveMaximum", .number(Limits.points)),
    ]).named("extent")
  }

  /// A number of points that is above 0.
  static var positiveExtent: JSONSchema {
    JSONSchema([
      ("type", .text("number")), ("exclusiveMinimum", .number(0)),
      ("exclusiveMaximum", .number(Limits.points)),
    ]).named("positiveExtent")
  }

  /// A text that a regular expression finds something in.
  static func string(matching pattern: String) -> JSONSchema {
    JSONSchema([("type", .text("string")), ("pattern", .text(pattern))])
  }

  /// A whole number of a range.
  static func integer(in range: ClosedRange<Int>) -> JSONSchema {
    JSONSchema([
      ("type", .text("integer")), ("minimum", .integer(range.lowerBound)),
      ("maximum", .integer(range.upperBound)),
    ])
  }

  /// One of a few texts.
  static func words(_ words: [String]) -> JSONSchema {
    words.count == 1
      ? JSONSchema([("const", .text(words[0]))]) : JSONSchema([("enum", .words(words))])
  }

  /// An object with these properties and no others.
  static func object(
    _ properties: [(String, JSONSchema)], required: [String] = []
  ) -> JSONSchema {
    var schema = JSONSchema([("type", .text("object"))])
    if !required.isEmpty { schema.keywords.append(("required", .words(required))) }
    schema.keywords.append(("properties", .properties(properties)))
    schema.keywords.append(("additionalProperties", .bool(false)))
    return schema
  }

  /// An object with any names and the same kind of value for each.
  static func map(of value: JSONSchema) -> JSONSchema {
    JSONSchema([("type", .text("object")), ("additionalProperties", .schema(value))])
  }

  /// A list of so many values at least, and at the most when a limit is given.
  static func list(
    of element: JSONSchema, atLeast least: Int = 0, atMost most: Int? = nil
  ) -> JSONSchema {
    var schema = JSONSchema([("type", .text("array"))])
    if least > 0 { schema.keywords.append(("minItems", .integer(least))) }
    if let most { schema.keywords.append(("maxItems", .integer(most))) }
    schema.keywords.append(("items", .schema(element)))
    return schema
  }

  /// What exactly one of some schemas accepts.
  static func oneOf(_ schemas: [JSONSchema]) -> JSONSchema {
    JSONSchema([("oneOf", .schemas(schemas))])
  }

  /// What at least one of some schemas accepts.
  static func anyOf(_ schemas: [JSONSchema]) -> JSONSchema {
    JSONSchema([("anyOf", .schemas(schemas))])
  }

  /// The same, written once under this name.
  func named(_ name: String) -> JSONSchema {
    var schema = self
    schema.name = name
    return schema
  }

  /// The same with a note for people.
  func noted(_ note: String?) -> JSONSchema {
    var schema = self
    schema.note = note
    return schema
  }

  /// The same as a document of its own, under a title.
  func titled(_ title: String) -> JSONSchema {
    var schema = self
    schema.keywords.insert(("title", .text(title)), at: 0)
    return schema
  }
}
