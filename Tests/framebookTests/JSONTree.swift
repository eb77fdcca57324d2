import StrictJSON

/// A JSON value as the strict reader of the package finds it, members in order.
enum JSONTree: Equatable {
  case object([Member])
  case array([JSONTree])
  case string(String)
  case number(Double)
  case bool(Bool)
  case null

  /// A name with its value.
  struct Member: Equatable {
    /// The name.
    let key: String
    /// The value.
    let value: JSONTree
  }

  /// Reads a text that has to be one strict JSON value.
  init(_ text: String) throws {
    self = try JSONReader.read(Array(text.utf8)) { (reader) throws(JSONFault) in
      try JSONTree.value(&reader)
    }
  }

  /// The keys of an object, in order; none for anything else.
  var keys: [String] {
    if case .object(let members) = self { members.map(\.key) } else { [] }
  }

  /// The values of a list; none for anything else.
  var elements: [JSONTree] {
    if case .array(let elements) = self { elements } else { [] }
  }

  /// The value of a member; null where there is none.
  subscript(key: String) -> JSONTree {
    guard case .object(let members) = self else { return .null }
    return members.first { $0.key == key }?.value ?? .null
  }

  private static func value(_ reader: inout JSONReader) throws(JSONFault) -> JSONTree {
    switch reader.nextKind {
    case .object:
      var map = try reader.beginObject()
      var members: [Member] = []
      while let key = try reader.nextKey(&map) {
        members.append(Member(key: key, value: try value(&reader)))
      }
      return .object(members)
    case .array:
      var array = try reader.beginArray()
      var elements: [JSONTree] = []
      while try reader.nextElement(&array) { elements.append(try value(&reader)) }
      return .array(elements)
    case .string: return .string(try reader.string())
    case .number: return .number(try reader.number())
    case .bool: return .bool(try reader.bool())
    default:
      try reader.skip()
      return .null
    }
  }
}
