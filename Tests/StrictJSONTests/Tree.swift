import StrictJSON

/// A whole JSON value, read and written through nothing but the public reader and writer.
indirect enum Tree: Equatable {
  case object([Member])
  case array([Tree])
  case string(String)
  case number(Double)
  case bool(Bool)
  case null

  struct Member: Equatable {
    let key: String
    let value: Tree
  }

  init(_ bytes: [UInt8]) throws(JSONError) {
    self = try JSONReader.read(bytes, Tree.init)
  }

  init(_ text: String) throws(JSONError) {
    try self.init(Array(text.utf8))
  }

  init(_ reader: inout JSONReader) throws(JSONFault) {
    switch reader.nextKind {
    case .object:
      var members: [Member] = []
      var map = try reader.beginObject() as JSONMap
      while let key = try reader.nextKey(&map) {
        members.append(Member(key: key, value: try Tree(&reader)))
      }
      self = .object(members)
    case .array:
      var elements: [Tree] = []
      var array = try reader.beginArray()
      while try reader.nextElement(&array) { elements.append(try Tree(&reader)) }
      self = .array(elements)
    case .string: self = .string(try reader.string())
    case .number: self = .number(try reader.number())
    case .bool: self = .bool(try reader.bool())
    case .null, .end, .other:
      try reader.skip()
      self = .null
    }
  }

  func write(to writer: inout JSONWriter) {
    switch self {
    case .object(let members):
      writer.beginObject()
      for member in members {
        writer.key(member.key)
        member.value.write(to: &writer)
      }
      writer.endObject()
    case .array(let elements):
      writer.beginArray()
      for element in elements { element.write(to: &writer) }
      writer.endArray()
    case .string(let text): writer.string(text)
    case .number(let number): writer.number(number)
    case .bool(let bool): writer.bool(bool)
    case .null: writer.null()
    }
  }

  func bytes(isIndented: Bool = false) -> [UInt8] {
    var writer = JSONWriter(isIndented: isIndented)
    write(to: &writer)
    return writer.bytes
  }

  /// The same value with the members of all objects sorted by the bytes of their keys.
  var sorted: Tree {
    switch self {
    case .object(let members):
      .object(
        members.map { Member(key: $0.key, value: $0.value.sorted) }
          .sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) })
    case .array(let elements): .array(elements.map(\.sorted))
    default: self
    }
  }
}
