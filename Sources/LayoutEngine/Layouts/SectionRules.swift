import StrictJSON

/// The numbers of a whole layout of one kind: the top-level ones and those of its sections.
struct SectionRules<Kind: LayoutKind>: Hashable, Sendable {
  /// The numbers of one section that a document overrides.
  struct Override: Hashable, Sendable {
    /// The top-level numbers with the section's own over them.
    var numbers: Kind
    /// Which fields the section gives itself.
    var given: LayoutFields<Kind>.Selection
  }

  /// The top-level numbers.
  var base: Kind
  /// Which fields stand at the top level.
  var given: LayoutFields<Kind>.Selection
  /// The numbers of the first sections; the others take the top-level ones.
  var overrides: [Override]

  /// The numbers of a section.
  subscript(section: Int) -> Kind {
    section < overrides.count ? overrides[section].numbers : base
  }

  /// Returns the path of the field that a section takes a number from, as in `sections[2].columnCount`.
  func path(of field: String, in section: Int) -> String {
    let index = Kind.fields.all.firstIndex { $0.name.description == field }
    guard let index, section < overrides.count, overrides[section].given.contains(index) else {
      return field
    }
    return "sections[\(section)].\(field)"
  }

  /// Returns the same rules with all numbers changed alike.
  func mapNumbers(_ change: (Kind) -> Kind) -> SectionRules {
    var result = self
    result.base = change(base)
    for index in overrides.indices {
      result.overrides[index].numbers = change(overrides[index].numbers)
    }
    return result
  }
}

extension SectionRules: DocumentValue {
  init(reading reader: inout JSONReader) throws(JSONFault) {
    let fields = Kind.fields
    self.init(base: Kind(), given: .init(), overrides: [])
    var sectionsOffset: Int?
    var object = try reader.beginObject(fields.document)
    while let key = try reader.nextField(&object) {
      switch key {
      case 0: try reader.skip()
      case 1:
        sectionsOffset = reader.offset
        try reader.skip()
      default:
        try fields.all[key - 2].read(&base, &reader)
        given.insert(key - 2)
      }
    }
    for (index, field) in fields.all.enumerated() where field.traits.contains(.required) {
      try reader.require(index + 2, in: object)
    }
    guard let sectionsOffset else { return }
    // An override starts from the top-level numbers, which may stand behind it.
    let end = reader.offset
    reader.seek(to: sectionsOffset)
    try takeOverrides(of: &reader)
    reader.seek(to: end)
  }

  private mutating func takeOverrides(of reader: inout JSONReader) throws(JSONFault) {
    let fields = Kind.fields
    var list = try reader.beginArray()
    while try reader.nextElement(&list) {
      guard overrides.count < Content.sectionLimit else {
        let sentence = "too many sections, at most \(Content.sectionLimit) are allowed"
        throw reader.fault(.invalid(sentence), at: reader.offset)
      }
      var override = Override(numbers: base, given: .init())
      var object = try reader.beginObject(fields.override)
      while let key = try reader.nextField(&object) {
        let index = fields.overridable[key]
        try fields.all[index].read(&override.numbers, &reader)
        override.given.insert(index)
      }
      overrides.append(override)
    }
  }
}
