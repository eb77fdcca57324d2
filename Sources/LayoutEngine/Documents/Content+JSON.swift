public import StrictJSON

extension Content {
  /// Decodes a content document, in time linear in its length and without memory of its own an item.
  ///
  /// Throws when a field is unknown, missing, of a wrong type or out of its range, and past
  /// `itemLimit` or `sectionLimit`.
  public init(json: [UInt8]) throws(JSONError) {
    self = try json.withUnsafeBufferPointer { json throws(JSONError) in try Content(json: json) }
  }

  /// Decodes a content document in the memory of somebody else, which is not copied.
  public init(json: UnsafeBufferPointer<UInt8>) throws(JSONError) {
    self = try JSONReader.readDocument(json) { reader throws(JSONFault) in
      var decoder = ContentDecoder()
      try decoder.takeContent(of: &reader)
      return Content(sections: decoder.sections, extras: decoder.extras)
    }
  }
}

/// The sections so far, and how many items may still follow.
private struct ContentDecoder {
  static let contentFields = JSONFields(["sections"])
  static let sectionFields = JSONFields(["items"])
  static let itemFields = JSONFields([
    "width", "height", "count", "minWidth", "insets", "beginsLine", "endsLine",
    "startsIndentation",
  ])

  var sections: [Content.Section] = []
  var extras: [Item.Extras] = []
  var itemCount = 0

  mutating func takeContent(of reader: inout JSONReader) throws(JSONFault) {
    var content = try reader.beginObject(ContentDecoder.contentFields)
    while try reader.nextField(&content) != nil {
      var list = try reader.beginArray()
      while try reader.nextElement(&list) {
        guard sections.count < Content.sectionLimit else {
          let sentence = "too many sections, at most \(Content.sectionLimit) are allowed"
          throw reader.fault(.invalid(sentence), at: reader.offset)
        }
        sections.append(try takeSection(of: &reader))
      }
    }
    try reader.require(0, in: content)
  }

  private mutating func takeSection(
    of reader: inout JSONReader
  ) throws(JSONFault) -> Content.Section {
    var section = Content.Section(count: 0)
    var object = try reader.beginObject(ContentDecoder.sectionFields)
    while try reader.nextField(&object) != nil {
      switch reader.nextKind {
      case .number: section = Content.Section(count: try takeCount(of: &reader))
      case .array: section = Content.Section(items: try takeItems(of: &reader))
      default:
        let problem = JSONFault.Problem.wrongType(
          expected: "a count or a list of items", found: reader.nextKind.noun)
        throw reader.fault(problem, at: reader.offset)
      }
    }
    try reader.require(0, in: object)
    return section
  }

  private mutating func takeItems(of reader: inout JSONReader) throws(JSONFault) -> [Item] {
    var items: [Item] = []
    var list = try reader.beginArray()
    while try reader.nextElement(&list) { items.append(try takeItem(of: &reader)) }
    return items
  }

  private mutating func takeItem(of reader: inout JSONReader) throws(JSONFault) -> Item {
    let start = reader.offset
    var width = Item.Extent.missing
    var height = Item.Extent.missing
    var count: Int?
    var rare: Item.Extras?
    var object = try reader.beginObject(ContentDecoder.itemFields)
    while let field = try reader.nextField(&object) {
      switch field {
      case 0: width = try takeWidth(of: &reader)
      case 1: height = .points(try reader.length())
      case 2: count = try takeCount(of: &reader)
      default:
        var fields = rare ?? Item.Extras()
        try take(field, of: &reader, into: &fields)
        rare = fields
      }
    }
    if count == nil { try add(1, at: start, of: reader) }
    var index = -1
    if let rare {
      index = extras.count
      extras.append(rare)
    }
    return Item(width: width, height: height, count: count ?? 1, extras: index)
  }

  private func takeWidth(of reader: inout JSONReader) throws(JSONFault) -> Item.Extent {
    switch reader.nextKind {
    case .number: return .points(try reader.length())
    case .string:
      let start = reader.offset
      let word = try reader.string()
      guard word == "fill" else {
        throw reader.fault(.unknownWord(word, known: ["fill"]), at: start)
      }
      return .fill
    default:
      let problem = JSONFault.Problem.wrongType(
        expected: "a number or 'fill'", found: reader.nextKind.noun)
      throw reader.fault(problem, at: reader.offset)
    }
  }

  private func take(
    _ field: Int, of reader: inout JSONReader, into rare: inout Item.Extras
  ) throws(JSONFault) {
    switch field {
    case 3: rare.minWidth = try reader.length()
    case 4: rare.insets = try Insets(reading: &reader)
    case 5: rare.beginsLine = try reader.bool()
    case 6: rare.endsLine = try reader.bool()
    default: rare.startsIndentation = try reader.bool()
    }
  }

  private mutating func takeCount(of reader: inout JSONReader) throws(JSONFault) -> Int {
    let start = reader.offset
    let count = try reader.integer(in: 0...Content.itemLimit)
    try add(count, at: start, of: reader)
    return count
  }

  private mutating func add(
    _ count: Int, at offset: Int, of reader: JSONReader
  ) throws(JSONFault) {
    itemCount += count
    guard itemCount <= Content.itemLimit else {
      let sentence = "too many items in all sections, at most \(Content.itemLimit) are allowed"
      throw reader.fault(.invalid(sentence), at: offset)
    }
  }
}
