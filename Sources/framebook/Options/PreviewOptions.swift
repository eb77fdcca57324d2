import Arguments
import CatalogueService
import LayoutEngine
import Wording

/// What a layout file is computed with, without a catalogue.
struct PreviewOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The content document.", valueName: "file"), completion: .file)
  var content: String?

  @Option(
    help: ArgumentHelp(
      "The viewport document, or a size as 375x812 or 375x812@3.", valueName: "file"),
    completion: .file)
  var viewport: String?

  @Option(
    help: ArgumentHelp("A pattern under the name that the layout uses.", valueName: "name=file"),
    completion: .file)
  var pattern: [PatternFile] = []

  @Option(
    help: ArgumentHelp("The engine version; the newest when left out.", valueName: "version"))
  var engine: Int?

  /// Whether a content or a viewport is given.
  var isGiven: Bool { content != nil || viewport != nil || !pattern.isEmpty || engine != nil }

  /// Checks that what every preview needs is given, and that standard input stands only once.
  func check(layouts: [String]) throws(UsageError) {
    guard let content else { throw UsageError("Missing expected argument '--content <file>'") }
    guard let viewport else { throw UsageError("Missing expected argument '--viewport <file>'") }
    let files = layouts + [content, viewport] + pattern.map(\.file)
    if files.count(where: { $0 == "-" }) > 1 {
      throw UsageError("Only one of the documents can be standard input")
    }
  }

  /// Reads the documents; `check` has been called.
  func preview(of layout: String, in console: Console) throws -> Service.Preview {
    let content = content ?? "-"
    var preview = Service.Preview(
      layout: (layout, try console.document(at: layout)),
      content: (content, try console.document(at: content)),
      viewport: try viewport(in: console))
    preview.engine = engine ?? Engine.newest
    for pattern in pattern {
      preview.patterns[pattern.name] = (pattern.file, try console.document(at: pattern.file))
    }
    return preview
  }

  private func viewport(in console: Console) throws -> Service.Preview.Source {
    let viewport = viewport ?? "-"
    if let size = ViewportSize(viewport) { return (size.name, size.body) }
    do {
      return (viewport, try console.document(at: viewport))
    } catch var error as FileError {
      error.hint = "a size is written as 375x812"
      throw error
    }
  }
}

/// A pattern's file under the name that a layout uses, written as NAME=FILE.
struct PatternFile: ArgumentValue {
  /// The name that the layout uses.
  let name: String
  /// The pattern document's file.
  let file: String

  init(argument: String) throws(InvalidArgument) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty, !parts[1].isEmpty else {
      throw InvalidArgument("please give the name that the layout uses, '=' and a file")
    }
    name = String(parts[0])
    file = String(parts[1])
  }

  var defaultValueDescription: String { "\(name)=\(file)" }
}
