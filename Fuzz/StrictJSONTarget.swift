import StrictJSON

/// Any bytes end in a value or an error; the canonical form of a value is its only one.
enum StrictJSONTarget: FuzzTarget {
  static let name = "strict-json"

  static func run(_ input: [UInt8]) {
    let canonical: [UInt8]
    do throws(JSONError) {
      canonical = try CanonicalJSON.canonical(input)
    } catch {
      expect(error.line >= 1 && error.column >= 1, "an error without a place")
      expect(!error.description.isEmpty, "an error without a sentence")
      expect((try? Value(input)) == nil, "a text without a canonical form was read")
      return
    }
    expect((try? CanonicalJSON.canonical(canonical)) == canonical, "a canonical text changes")
    // Keys that only differ in how their accents are composed are refused here and not above.
    guard let value = try? Value(input) else { return }
    expect((try? Value(canonical)) == value, "the canonical text means something else")
    var writer = JSONWriter()
    value.write(to: &writer)
    expect(writer.bytes == canonical, "what is written is not canonical")
  }

  /// A value with the members of objects in the order of their keys' bytes.
  private indirect enum Value: Equatable {
    case object([Member])
    case array([Value])
    case string(String)
    case number(Double)
    case bool(Bool)
    case null

    /// A key and what stands there.
    struct Member: Equatable {
      var key: String
      var value: Value
    }

    init(_ bytes: [UInt8]) throws(JSONError) {
      self = try JSONReader.read(bytes) { reader throws(JSONFault) in try Value(of: &reader) }
    }

    private init(of reader: inout JSONReader) throws(JSONFault) {
      switch reader.nextKind {
      case .object:
        var members: [Member] = []
        var map = try reader.beginObject()
        while let key = try reader.nextKey(&map) {
          members.append(Member(key: key, value: try Value(of: &reader)))
        }
        self = .object(members.sorted { $0.key.utf8.lexicographicallyPrecedes($1.key.utf8) })
      case .array:
        var values: [Value] = []
        var list = try reader.beginArray()
        while try reader.nextElement(&list) { values.append(try Value(of: &reader)) }
        self = .array(values)
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
      case .array(let values):
        writer.beginArray()
        for value in values { value.write(to: &writer) }
        writer.endArray()
      case .string(let text): writer.string(text)
      case .number(let number): writer.number(number)
      case .bool(let bool): writer.bool(bool)
      case .null: writer.null()
      }
    }
  }
}
