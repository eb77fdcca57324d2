public import StrictJSON

/// What documents of a kind look like, as JSON Schema, draft 2020-12, for editors and other tools.
///
/// It is made of the fields that the decoders know. A document that it accepts may still be
/// refused for what a schema cannot say, as a sum of items past the limit.
public struct JSONSchema: Sendable {
  /// What a keyword says.
  indirect enum Argument: Sendable {
    case text(String)
    case number(Double)
    case integer(Int)
    case bool(Bool)
    case words([String])
    case schema(JSONSchema)
    case schemas([JSONSchema])
    case properties([(name: String, schema: JSONSchema)])
  }

  /// The keywords in the order in which they are written.
  var keywords: [(name: String, argument: Argument)]
  /// The name under which it is written once and then referred to; nil to write it in place.
  var name: String?
  /// What an editor may show beside the value.
  var note: String?

  init(_ keywords: [(name: String, argument: Argument)]) {
    self.keywords = keywords
  }

  /// Writes the whole schema, with the named parts as definitions at its end.
  public func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("$schema")
    writer.string("https://json-schema.org/draft/2020-12/schema")
    writeMembers(to: &writer)
    var definitions: [String: JSONSchema] = [:]
    collect(&definitions)
    if !definitions.isEmpty {
      writer.key("$defs")
      writer.beginObject()
      for (name, schema) in definitions.sorted(by: { $0.key < $1.key }) {
        writer.key(name)
        writer.beginObject()
        schema.writeMembers(to: &writer)
        writer.endObject()
      }
      writer.endObject()
    }
    writer.endObject()
  }

  private func writePart(to writer: inout JSONWriter) {
    writer.beginObject()
    if let note {
      writer.key("description")
      writer.string(note)
    }
    if let name {
      writer.key("$ref")
      writer.string("#/$defs/\(name)")
    } else {
      writeMembers(to: &writer)
    }
    writer.endObject()
  }

  private func writeMembers(to writer: inout JSONWriter) {
    for (keyword, argument) in keywords {
      writer.key(keyword)
      switch argument {
      case .text(let text): writer.string(text)
      case .number(let number): writer.number(number)
      case .integer(let integer): writer.integer(integer)
      case .bool(let bool): writer.bool(bool)
      case .words(let words):
        writer.beginArray()
        for word in words { writer.string(word) }
        writer.endArray()
      case .schema(let schema): schema.writePart(to: &writer)
      case .schemas(let schemas):
        writer.beginArray()
        for schema in schemas { schema.writePart(to: &writer) }
        writer.endArray()
      case .properties(let properties):
        writer.beginObject()
        for (name, schema) in properties {
          writer.key(name)
          schema.writePart(to: &writer)
        }
        writer.endObject()
      }
    }
  }

  private func collect(_ definitions: inout [String: JSONSchema]) {
    for (_, argument) in keywords {
      switch argument {
      case .schema(let schema): schema.define(in: &definitions)
      case .schemas(let schemas): for schema in schemas { schema.define(in: &definitions) }
      case .properties(let properties):
        for (_, schema) in properties { schema.define(in: &definitions) }
      case .text, .number, .integer, .bool, .words: break
      }
    }
  }

  private func define(in definitions: inout [String: JSONSchema]) {
    if let name {
      guard definitions[name] == nil else { return }
      definitions[name] = self
    }
    collect(&definitions)
  }
}
