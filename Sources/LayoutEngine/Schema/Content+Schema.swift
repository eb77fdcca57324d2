extension Content {
  /// What content documents look like.
  public static var schema: JSONSchema {
    let items = JSONSchema.oneOf([
      .integer(in: 0...itemLimit), .list(of: item.named("item")),
    ])
    let section = JSONSchema.object([("items", items)], required: ["items"])
    return JSONSchema.object(
      [("sections", .list(of: section, atMost: sectionLimit))], required: ["sections"]
    ).titled("Content")
  }

  private static var item: JSONSchema {
    .object([
      ("width", .oneOf([.extent, .words(["fill"])])),
      ("height", .extent),
      ("count", .integer(in: 0...itemLimit)),
      ("minWidth", .extent),
      ("insets", Insets.schema),
      ("beginsLine", .bool),
      ("endsLine", .bool),
      ("startsIndentation", .bool),
    ])
  }
}
