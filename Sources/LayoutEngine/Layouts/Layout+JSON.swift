public import StrictJSON

extension Layout {
  /// Decodes a layout document.
  ///
  /// Throws when the kind or a field is unknown, a field is missing, of a wrong type or out of its
  /// range. Whether its patterns exist is not checked.
  public init(json: [UInt8]) throws(JSONError) {
    self = try JSONReader.readDocument(json) { reader throws(JSONFault) in
      let kind = try Layout.takeKind(of: &reader)
      return Layout(rules: try Layout.takeRules(of: kind, &reader))
    }
  }

  /// Finds the kind wherever it stands in the document, and goes back to the start.
  private static func takeKind(
    of reader: inout JSONReader
  ) throws(JSONFault) -> any LayoutKind.Type {
    let start = reader.offset
    var kind: (any LayoutKind.Type)?
    var object = try reader.beginObject()
    while let key = try reader.nextKey(&object) {
      guard key == "kind" else {
        try reader.skip()
        continue
      }
      let wordOffset = reader.offset
      let word = try reader.string()
      kind = kinds.first { $0.name == word }
      if kind == nil { throw reader.fault(.unknownWord(word, known: kindNames), at: wordOffset) }
    }
    guard let kind else { throw reader.fault(.missingField("kind"), at: start) }
    reader.seek(to: start)
    return kind
  }

  private static func takeRules<Kind: LayoutKind>(
    of kind: Kind.Type, _ reader: inout JSONReader
  ) throws(JSONFault) -> any LayoutRules {
    try SectionRules<Kind>(reading: &reader)
  }
}
