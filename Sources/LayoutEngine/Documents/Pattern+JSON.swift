public import StrictJSON

extension Pattern {
  /// Decodes a pattern document.
  ///
  /// Throws when a field is unknown, missing, of a wrong type or out of its range, for an empty
  /// order, a name in it that is no block, and a block without frames, used or not.
  public init(json: [UInt8]) throws(JSONError) {
    self = try JSONReader.readDocument(json) { reader throws(JSONFault) in
      try Pattern(reading: &reader)
    }
  }

  private static let fields = JSONFields(["blocks", "order", "separators"])

  private init(reading reader: inout JSONReader) throws(JSONFault) {
    self.init(blocks: [], order: [], separators: Separators())
    var orderOffset = 0
    var object = try reader.beginObject(Pattern.fields)
    while let field = try reader.nextField(&object) {
      switch field {
      case 0: try takeBlocks(of: &reader)
      case 1:
        orderOffset = reader.offset
        try reader.skip()
      default: separators = try Separators(reading: &reader)
      }
    }
    try reader.require(0, in: object)
    try reader.require(1, in: object)
    // The order can stand before the blocks that it names.
    let end = reader.offset
    reader.seek(to: orderOffset)
    try takeOrder(of: &reader)
    reader.seek(to: end)
  }

  private mutating func takeBlocks(of reader: inout JSONReader) throws(JSONFault) {
    var map = try reader.beginObject()
    while let name = try reader.nextKey(&map) {
      blocks.append(try Block(reading: &reader, name: name))
    }
  }

  private mutating func takeOrder(of reader: inout JSONReader) throws(JSONFault) {
    let start = reader.offset
    let indices = Dictionary(
      blocks.enumerated().map { ($0.element.name, $0.offset) },
      uniquingKeysWith: { first, _ in first })
    var list = try reader.beginArray()
    while try reader.nextElement(&list) {
      let nameOffset = reader.offset
      let name = try reader.string()
      guard let index = indices[name] else {
        let sentence = "'\(name.shown)' is no block of this pattern, \(advice(on: name))"
        throw reader.fault(.invalid(sentence), at: nameOffset)
      }
      order.append(index)
    }
    if order.isEmpty {
      let sentence = "the order is empty, the name of at least one block is needed"
      throw reader.fault(.invalid(sentence), at: start)
    }
  }

  /// Says which block may have been meant, or which there are; of very many only the first.
  private func advice(on name: String) -> String {
    guard !blocks.isEmpty else { return "'blocks' is empty" }
    // To compare long names, or very many, takes long.
    let names = blocks.prefix(1000).lazy.map(\.name).filter { $0.utf8.count <= 1024 }
    let near = JSONFault.Problem.suggestion(for: String(name.prefix(128)), among: names)
    return near ?? "its blocks are "
      + blocks.prefix(12).map { "'\($0.name.shown)'" }.joined(separator: ", ")
  }
}

extension Pattern.Separators {
  private static let fields = JSONFields(["before", "between", "after"])

  fileprivate init(reading reader: inout JSONReader) throws(JSONFault) {
    self.init()
    var object = try reader.beginObject(Pattern.Separators.fields)
    while let field = try reader.nextField(&object) {
      let value = try reader.points()
      switch field {
      case 0: before = value
      case 1: between = value
      default: after = value
      }
    }
  }
}

extension Pattern.Block {
  private static let fields = JSONFields(["frames", "areas", "rowHeight", "repeats"])

  fileprivate init(reading reader: inout JSONReader, name: String) throws(JSONFault) {
    let start = reader.offset
    var frames: [LengthRect]?
    var areas: Areas?
    var rowHeight: Length?
    var repeats = false
    var object = try reader.beginObject(Pattern.Block.fields)
    while let field = try reader.nextField(&object) {
      switch field {
      case 0: frames = try Pattern.Block.list(of: &reader)
      case 1: areas = try Areas(reading: &reader)
      case 2: rowHeight = try Length(reading: &reader)
      default: repeats = try reader.bool()
      }
    }
    self.init(name: name, shape: .frames(frames ?? []), repeats: repeats)
    if let areas {
      if frames != nil {
        let sentence = "a block has both frames and areas, one of them would do"
        throw reader.fault(.invalid(sentence), at: start)
      }
      do throws(AreaPicture.Fault) {
        shape = .areas(try AreaPicture(rows: areas.rows, rowHeight: rowHeight))
      } catch {
        throw reader.fault(
          .invalid("\(error)"), at: error.row.map { areas.rowOffsets[$0] } ?? areas.offset)
      }
    } else if rowHeight != nil {
      let sentence = "a block of frames has no rowHeight, only one of areas has"
      throw reader.fault(.invalid(sentence), at: start)
    } else if frames?.isEmpty ?? true {
      let sentence = "block '\(name.shown)' has no frames, at least one is needed"
      throw reader.fault(.invalid(sentence), at: start)
    }
  }

  private static func list(of reader: inout JSONReader) throws(JSONFault) -> [LengthRect] {
    var values: [LengthRect] = []
    var list = try reader.beginArray()
    while try reader.nextElement(&list) { values.append(try LengthRect(reading: &reader)) }
    return values
  }
}

/// The rows of a picture and where they stand, for errors.
private struct Areas {
  let offset: Int
  var rows: [String] = []
  var rowOffsets: [Int] = []

  init(reading reader: inout JSONReader) throws(JSONFault) {
    offset = reader.offset
    var list = try reader.beginArray()
    while try reader.nextElement(&list) {
      rowOffsets.append(reader.offset)
      rows.append(try reader.string())
    }
  }
}
