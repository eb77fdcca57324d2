import Arguments
import CatalogueService
import LayoutEngine
import Wording

/// Computes frames from files, without a catalogue.
struct Preview: Command {
  static let configuration = CommandConfiguration(
    commandName: "preview", abstract: "Compute frames from files, without a catalogue.",
    discussion: """
      Example:

        framebook preview gallery.json --content photos.json --viewport 375x812 --format json
      """)

  @Argument(help: "The layout document; - for standard input.", completion: .file)
  var layout: String

  @Option(help: ArgumentHelp("The content document.", valueName: "file"), completion: .file)
  var content: String

  @Option(
    help: ArgumentHelp(
      "The viewport document, or a size as 375x812 or 375x812@3.", valueName: "file"),
    completion: .file)
  var viewport: String

  @Option(
    help: ArgumentHelp("A pattern under the name that the layout uses.", valueName: "name=file"),
    completion: .file)
  var pattern: [String] = []

  @Option(
    help: ArgumentHelp("The engine version; the newest when left out.", valueName: "version"))
  var engine: Int?

  @OptionGroup var output: FormatOptions

  func validate() throws(UsageError) {
    let files =
      [layout, content, viewport] + pattern.map { String(($0.split(separator: "=").last ?? "")) }
    if files.count(where: { $0 == "-" }) > 1 {
      throw UsageError("Only one of the documents can be standard input")
    }
    for pattern in pattern where !pattern.contains("=") {
      throw UsageError(
        "The value \(pattern.quoted) is invalid for '--pattern <name=file>': please give the name "
          + "that the layout uses, '=' and a file")
    }
  }

  mutating func run(in console: Console) throws -> ExitCode {
    var preview = Service.Preview(
      layout: (layout, try console.document(at: layout)),
      content: (content, try console.document(at: content)),
      viewport: try viewport(in: console))
    preview.engine = engine ?? Engine.newest
    for pattern in pattern {
      let parts = pattern.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let file = String(parts[1])
      preview.patterns[String(parts[0])] = (file, try console.document(at: file))
    }
    let frames = try Service.frames(of: preview)
    let answer = FramesAnswer(
      scene: nil, engine: preview.engine, contentSize: frames.contentSize)
    try answer.present(frames.elements, as: output, in: console)
    return .success
  }

  private func viewport(in console: Console) throws -> Service.Preview.Source {
    if let size = ViewportSize(viewport) { return (size.name, size.body) }
    return (viewport, try console.document(at: viewport))
  }
}
