import Arguments
import CatalogueService
import LayoutEngine

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

  @OptionGroup var documents: PreviewOptions
  @OptionGroup var output: FormatOptions

  func validate() throws(UsageError) {
    try documents.check(layouts: [layout])
  }

  mutating func run(in console: Console) throws -> ExitCode {
    let preview = try documents.preview(of: layout, in: console)
    let frames = try Service.frames(of: preview)
    let answer = FramesAnswer(
      scene: nil, engine: preview.engine, contentSize: frames.contentSize)
    try answer.present(frames.elements, as: output, in: console)
    return .success
  }
}
