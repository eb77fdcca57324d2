extension Pattern {
  /// What pattern documents look like.
  public static var schema: JSONSchema {
    let separators = ["before", "between", "after"].map { ($0, JSONSchema.points) }
    return JSONSchema.object(
      [
        ("blocks", .map(of: block.named("block"))),
        ("order", .list(of: .string, atLeast: 1)),
        ("separators", .object(separators)),
      ], required: ["blocks", "order"]
    ).titled("Pattern")
  }

  /// A block has frames or areas, not both, and a height of rows only with areas.
  private static var block: JSONSchema {
    var rows = JSONSchema.list(
      of: .string(matching: "^[A-Za-z.]{1,\(Limits.columns)}$"), atLeast: 1)
    rows.keywords.append(("contains", .schema(.string(matching: "[A-Za-z]"))))
    var block = JSONSchema.object([
      ("frames", .list(of: LengthRect.schema, atLeast: 1)),
      ("areas", rows),
      ("rowHeight", Length.schema),
      ("repeats", .bool),
    ])
    let shapes = ["frames", "areas"].map { JSONSchema([("required", .words([$0]))]) }
    block.keywords.append(("oneOf", .schemas(shapes)))
    let areas = JSONSchema([("required", .words(["areas"]))])
    block.keywords.append(("dependentSchemas", .properties([("rowHeight", areas)])))
    return block
  }
}
