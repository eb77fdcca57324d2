extension Layout {
  /// What layout documents of all kinds look like.
  public static var schema: JSONSchema {
    JSONSchema.oneOf(kinds.map { $0.schema }).titled("Layout")
  }
}

extension LayoutKind {
  fileprivate static var schema: JSONSchema { SectionRules<Self>.schema.named(name) }
}

extension SectionRules {
  static var schema: JSONSchema {
    let fields = Kind.fields
    let overrides = fields.overridable.map { index in
      let field = fields.all[index]
      return property(of: field, isLater: field.traits.contains(.laterOverridable))
    }
    var properties: [(String, JSONSchema)] = [
      ("kind", .words([Kind.name])),
      ("sections", .list(of: .object(overrides), atMost: Content.sectionLimit)),
    ]
    properties += fields.all.map { property(of: $0, isLater: $0.traits.contains(.later)) }
    let required = fields.all.filter { $0.traits.contains(.required) }.map(\.name.description)
    return .object(properties, required: ["kind"] + required)
  }

  private static func property(
    of field: LayoutField<Kind>, isLater: Bool
  ) -> (String, JSONSchema) {
    let note = isLater ? "From engine 2 on; engine 1 refuses to compute with it." : nil
    return (field.name.description, field.schema().noted(note))
  }
}
