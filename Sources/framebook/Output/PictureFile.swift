import Arguments
import FrameRendering

/// The place that a picture is written to: a file that appears when all is written, or a console.
final class PictureFile {
  /// What is drawn on.
  var canvas: PictureCanvas
  private let file: ReplacedFile?

  /// Begins to write.
  init(_ argument: PictureArgument, in console: Console) throws {
    file = try argument.path.map { try ReplacedFile(at: $0) }
    canvas = PictureCanvas(to: file.map { $0.write } ?? console.output.write)
  }

  /// Puts what was drawn into its place.
  func commit() throws {
    try canvas.finish()
    try file?.commit()
  }

  /// Whether it is a file of its own, and not where messages for a script would go too.
  var isRegular: Bool { file?.isRegular ?? false }
}
