/// What the next value is, by its first byte.
public enum JSONKind: Hashable, Sendable {
  case object, array, string, number, bool, null

  /// Nothing: the text ends.
  case end

  /// Something that no value starts with.
  case other

  init(firstByte: UInt8) {
    switch firstByte {
    case UInt8(ascii: "{"): self = .object
    case UInt8(ascii: "["): self = .array
    case UInt8(ascii: "\""): self = .string
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): self = .number
    case UInt8(ascii: "t"), UInt8(ascii: "f"): self = .bool
    case UInt8(ascii: "n"): self = .null
    default: self = .other
    }
  }

  /// The noun that error sentences use.
  public var noun: String {
    switch self {
    case .object: "an object"
    case .array: "a list"
    case .string: "a text"
    case .number: "a number"
    case .bool: "true or false"
    case .null: "null"
    case .end: "the end of the text"
    case .other: "no value"
    }
  }
}
