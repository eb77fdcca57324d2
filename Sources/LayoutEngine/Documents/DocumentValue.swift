import StrictJSON

/// A value that stands in a field of a document and knows how it is written there.
protocol DocumentValue: Sendable {
  /// How the value is written, for those who check documents without this reader.
  static var schema: JSONSchema { get }

  /// Reads the value where the reader stands; faults when it is written in another way.
  init(reading reader: inout JSONReader) throws(JSONFault)
}

extension Bool: DocumentValue {
  static var schema: JSONSchema { .bool }

  init(reading reader: inout JSONReader) throws(JSONFault) {
    self = try reader.bool()
  }
}

extension String: DocumentValue {
  static var schema: JSONSchema { .string }

  init(reading reader: inout JSONReader) throws(JSONFault) {
    self = try reader.string()
  }
}

extension Optional: DocumentValue where Wrapped: DocumentValue {
  static var schema: JSONSchema { Wrapped.schema }

  /// Reads a value that is there; one that is absent is never read.
  init(reading reader: inout JSONReader) throws(JSONFault) {
    self = try Wrapped(reading: &reader)
  }
}
