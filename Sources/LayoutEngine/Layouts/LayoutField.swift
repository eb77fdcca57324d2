import StrictJSON

/// One field of a kind of layout: its name, where it may stand and how it is read.
struct LayoutField<Kind: LayoutKind>: Sendable {
  /// Where a field may stand, and from which engine on.
  struct Traits: OptionSet, Sendable {
    let rawValue: UInt8

    /// A document cannot do without it.
    static var required: Traits { Traits(rawValue: 1) }
    /// Engine 1 does not know it at the top level.
    static var later: Traits { Traits(rawValue: 2) }
    /// A section can override it.
    static var overridable: Traits { Traits(rawValue: 4) }
    /// A section can override it from engine 2 on.
    static var laterOverridable: Traits { Traits(rawValue: 8) }
  }

  /// The way to a number of a kind.
  typealias Path<Value> = any WritableKeyPath<Kind, Value> & Sendable

  /// The key in the document.
  let name: StaticString
  /// Where it may stand.
  let traits: Traits
  /// Makes the description of how its value is written, which only few ask for.
  let schema: @Sendable () -> JSONSchema
  /// Reads the value of the field into a kind's numbers.
  let read: @Sendable (inout Kind, inout JSONReader) throws(JSONFault) -> Void

  /// Makes the field of a value that knows how it is written.
  static func value<Value: DocumentValue>(
    _ name: StaticString, _ path: Path<Value>, _ traits: Traits = []
  ) -> LayoutField {
    LayoutField(
      name: name, traits: traits, schema: { Value.schema },
      read: { kind, reader throws(JSONFault) in
        kind[keyPath: path] = try Value(reading: &reader)
      })
  }

  /// Makes the field of a number of points that may be negative.
  static func points(
    _ name: StaticString, _ path: Path<Double>, _ traits: Traits = []
  ) -> LayoutField {
    LayoutField(
      name: name, traits: traits, schema: { .points },
      read: { kind, reader throws(JSONFault) in kind[keyPath: path] = try reader.points() })
  }

  /// Makes the field of a number of points that may not be negative.
  static func length(
    _ name: StaticString, _ path: Path<Double>, _ traits: Traits = []
  ) -> LayoutField {
    LayoutField(
      name: name, traits: traits, schema: { .extent },
      read: { kind, reader throws(JSONFault) in kind[keyPath: path] = try reader.length() })
  }

  /// Makes the field of a number of columns.
  static func columns(
    _ name: StaticString, _ path: Path<Int>, _ traits: Traits = []
  ) -> LayoutField {
    LayoutField(
      name: name, traits: traits, schema: { .integer(in: 1...Limits.columns) },
      read: { kind, reader throws(JSONFault) in
        kind[keyPath: path] = try reader.integer(in: 1...Limits.columns)
      })
  }

  /// Makes the field of a word of which the kind knows some.
  static func word<Word: DocumentWord>(
    _ name: StaticString, _ path: Path<Word>, among words: [Word],
    _ traits: Traits = []
  ) -> LayoutField {
    LayoutField(
      name: name, traits: traits, schema: { .words(words.map(\.rawValue)) },
      read: { kind, reader throws(JSONFault) in
        kind[keyPath: path] = try Word(reading: &reader, among: words)
      })
  }
}
