import StrictJSON

/// A JSON value as a tree, to be checked by a schema or changed.
indirect enum JSONTree: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONTree])
  case object([Member])

  /// A member of an object; an object keeps the order of its members.
  struct Member: Hashable, Sendable {
    var key: String
    var value: JSONTree
  }

  /// Reads a whole text; throws for one that is no JSON.
  init(_ bytes: [UInt8]) throws(JSONError) {
    self = try JSONReader.read(bytes) { (reader) throws(JSONFault) in
      try JSONTree(reading: &reader)
    }
  }

  private init(reading reader: inout JSONReader) throws(JSONFault) {
    switch reader.nextKind {
    case .object:
      var members: [Member] = []
      var map = try reader.beginObject()
      while let key = try reader.nextKey(&map) {
        members.append(Member(key: key, value: try JSONTree(reading: &reader)))
      }
      self = .object(members)
    case .array:
      var elements: [JSONTree] = []
      var array = try reader.beginArray()
      while try reader.nextElement(&array) { elements.append(try JSONTree(reading: &reader)) }
      self = .array(elements)
    case .string: self = .string(try reader.string())
    case .number: self = .number(try reader.number())
    case .bool: self = .bool(try reader.bool())
    default:
      try reader.skip()
      self = .null
    }
  }

  /// The text of the value.
  var bytes: [UInt8] {
    var writer = JSONWriter()
    write(to: &writer)
    return writer.drain()
  }

  private func write(to writer: inout JSONWriter) {
    switch self {
    case .null: writer.null()
    case .bool(let bool): writer.bool(bool)
    case .number(let number): writer.number(number)
    case .string(let string): writer.string(string)
    case .array(let elements):
      writer.beginArray()
      for element in elements { element.write(to: &writer) }
      writer.endArray()
    case .object(let members):
      writer.beginObject()
      for member in members {
        writer.key(member.key)
        member.value.write(to: &writer)
      }
      writer.endObject()
    }
  }

  /// The member of an object; nil for anything else and when there is none.
  subscript(key: String) -> JSONTree? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.key == key }?.value
  }
}
