import LayoutEngine
import StrictJSON

/// Checks values by a JSON Schema that uses no keywords but those that ours use.
struct SchemaValidator {
  /// A schema that says what this validator does not know.
  struct Unknown: Error, CustomStringConvertible {
    let description: String
  }

  private let root: JSONTree

  /// Takes a schema as it is printed.
  init(_ schema: JSONSchema) throws {
    var writer = JSONWriter()
    schema.write(to: &writer)
    root = try JSONTree(writer.drain())
  }

  /// Tells whether the schema accepts a value.
  func accepts(_ value: JSONTree) throws -> Bool { try accepts(value, root) }

  private func accepts(_ value: JSONTree, _ schema: JSONTree) throws -> Bool {
    guard case .object(let keywords) = schema else { throw Unknown(description: "\(schema)") }
    return try keywords.allSatisfy { try accepts(value, $0.key, $0.value, schema) }
  }

  private func accepts(
    _ value: JSONTree, _ keyword: String, _ argument: JSONTree, _ schema: JSONTree
  ) throws -> Bool {
    switch (keyword, argument, value) {
    case ("$schema", _, _), ("$defs", _, _), ("title", _, _), ("description", _, _): return true
    case ("$ref", .string(let reference), _): return try accepts(value, definition(reference))
    case ("type", .string(let type), _): return try isOf(type, value)
    case ("const", _, _): return value == argument
    case ("enum", .array(let values), _): return values.contains(value)
    case ("oneOf", .array(let schemas), _):
      return try schemas.count { try accepts(value, $0) } == 1
    case ("anyOf", .array(let schemas), _):
      return try schemas.contains { try accepts(value, $0) }
    case ("minimum", .number(let bound), .number(let number)): return number >= bound
    case ("maximum", .number(let bound), .number(let number)): return number <= bound
    case ("exclusiveMinimum", .number(let bound), .number(let number)): return number > bound
    case ("exclusiveMaximum", .number(let bound), .number(let number)): return number < bound
    case ("pattern", .string(let pattern), .string(let text)):
      return try text.contains(Regex(pattern).matchingSemantics(.unicodeScalar))
    case ("minItems", .number(let bound), .array(let items)): return Double(items.count) >= bound
    case ("maxItems", .number(let bound), .array(let items)): return Double(items.count) <= bound
    case ("items", _, .array(let items)): return try items.allSatisfy { try accepts($0, argument) }
    case ("contains", _, .array(let items)): return try items.contains { try accepts($0, argument) }
    case ("required", .array(let names), .object(let members)):
      return names.allSatisfy { name in members.contains { .string($0.key) == name } }
    case ("properties", .object(let properties), .object(let members)):
      return try members.allSatisfy { member in
        let property = properties.first { $0.key == member.key }
        return try property.map { try accepts(member.value, $0.value) } ?? true
      }
    case ("dependentSchemas", .object(let schemas), .object(let members)):
      return try schemas.allSatisfy { schema in
        let isThere = members.contains { $0.key == schema.key }
        return try !isThere || accepts(value, schema.value)
      }
    case ("additionalProperties", _, .object(let members)):
      let others = members.filter { schema["properties"]?[$0.key] == nil }
      if argument == .bool(false) { return others.isEmpty }
      return try others.allSatisfy { try accepts($0.value, argument) }
    case ("minimum", _, _), ("maximum", _, _), ("exclusiveMinimum", _, _),
      ("exclusiveMaximum", _, _), ("pattern", _, _), ("minItems", _, _), ("maxItems", _, _),
      ("items", _, _), ("contains", _, _), ("required", _, _), ("properties", _, _),
      ("additionalProperties", _, _), ("dependentSchemas", _, _):
      // They say nothing of values of other types.
      return true
    default: throw Unknown(description: "the keyword '\(keyword)' is not known")
    }
  }

  private func isOf(_ type: String, _ value: JSONTree) throws -> Bool {
    switch (type, value) {
    case ("object", .object), ("array", .array), ("string", .string), ("number", .number),
      ("boolean", .bool):
      true
    case ("integer", .number(let number)): number.rounded() == number
    case ("object", _), ("array", _), ("string", _), ("number", _), ("boolean", _),
      ("integer", _):
      false
    default: throw Unknown(description: "the type '\(type)' is not known")
    }
  }

  private func definition(_ reference: String) throws -> JSONTree {
    guard let definition = root["$defs"]?[String(reference.dropFirst("#/$defs/".count))] else {
      throw Unknown(description: "there is no definition '\(reference)'")
    }
    return definition
  }
}
