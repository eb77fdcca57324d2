import StrictJSON
import Testing

/// `framebook schema` on the built program.
struct SchemaCommandTests {
  @Test(arguments: ["layout", "pattern", "content", "viewport"])
  func `a schema is one indented JSON object and needs no catalogue`(kind: String) throws {
    let tool = try BuiltTool()
    let result = try tool.run("schema \(kind)")
    #expect(result.status == 0 && result.errors == "")
    let title = kind.prefix(1).uppercased() + kind.dropFirst()
    #expect(
      result.output.hasPrefix(
        """
        {
          "$schema": "https://json-schema.org/draft/2020-12/schema",
          "title": "\(title)",

        """))
    #expect(result.output.hasSuffix("\n}\n"))
    _ = try CanonicalJSON.canonical(Array(result.output.utf8))
  }

  @Test func `the schema of layouts has every kind and what engine 2 brought`() throws {
    let output = try BuiltTool().run("schema layout").output
    for kind in ["uniform", "fill", "waterfall", "aligned", "mosaic"] {
      #expect(output.contains("\"const\": \"\(kind)\""))
      #expect(output.contains("\"$ref\": \"#/$defs/\(kind)\""))
    }
    #expect(output.contains("From engine 2 on; engine 1 refuses to compute with it."))
  }

  @Test func `an unknown kind is wrong usage`() throws {
    let result = try BuiltTool().run("schema grid")
    #expect(result.status == 64)
    #expect(
      result.errors.hasPrefix(
        "Error: The value 'grid' is invalid for '<kind>'. Please provide one of 'layout', "
          + "'pattern', 'content' or 'viewport'.\n"))
  }
}
