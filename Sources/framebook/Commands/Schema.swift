import Arguments
import Catalogue
import LayoutEngine
import StrictJSON

/// Prints what documents of a kind look like.
struct Schema: Command {
  static let configuration = CommandConfiguration(
    commandName: "schema", abstract: "Print the JSON Schema of a kind of document, for editors.",
    discussion: """
      Draft 2020-12. Needs no catalogue. What a schema cannot say, as whether a pattern exists, is
      checked when the document is saved. Example:

        framebook schema layout > layout.schema.json
      """)

  @Argument(help: "The kind of document.")
  var kind: DocumentKind

  mutating func run(in console: Console) throws -> ExitCode {
    var writer = JSONWriter(isIndented: true)
    kind.schema.write(to: &writer)
    writer.endLine()
    try console.output.write(writer.drain())
    return .success
  }
}

extension DocumentKind: ArgumentValue {
  /// What documents of this kind look like.
  fileprivate var schema: JSONSchema {
    switch self {
    case .layout: Layout.schema
    case .pattern: Pattern.schema
    case .content: Content.schema
    case .viewport: Viewport.schema
    }
  }
}
