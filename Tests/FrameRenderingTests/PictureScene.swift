import FrameRendering
import LayoutEngine
import Testing

/// A scene from documents, to be drawn.
struct PictureScene: Sendable, CustomTestStringConvertible {
  /// The name of its golden file.
  let name: String
  /// The layout as JSON.
  let layout: String
  /// The content as JSON.
  let content: String
  /// The viewport as JSON.
  var viewport = #"{"width": 320, "height": 480}"#

  var testDescription: String { name }

  /// One scene of each kind of layout.
  static let all = [
    PictureScene(
      name: "uniform",
      layout: """
        {"kind": "uniform", "itemHeight": 60, "columnCount": 3, "headerHeight": 30,
        "footerHeight": 20, "interItemSpacing": {"x": 8, "y": 8}}
        """,
      content: #"{"sections": [{"items": 5}, {"items": 0}, {"items": 7}]}"#,
      viewport: """
        {"width": 320, "height": 480, "contentOffset": {"x": 0, "y": 40},
        "contentInset": {"top": 20, "bottom": 34}}
        """),
    PictureScene(
      name: "fill", layout: #"{"kind": "fill", "itemsPerSide": 3, "itemSpacing": 8}"#,
      content: #"{"sections": [{"items": 20}, {"items": 40}]}"#),
    PictureScene(
      name: "waterfall",
      layout: """
        {"kind": "waterfall", "columnCount": 2, "minimumColumnSpacing": 10,
        "minimumInteritemSpacing": 10, "headerHeight": 32}
        """,
      content: """
        {"sections": [{"items": [{"width": 3, "height": 2}, {"width": 2, "height": 3},
        {"width": 1, "height": 1, "count": 4}]}]}
        """),
    PictureScene(
      name: "aligned",
      layout: """
        {"kind": "aligned", "contentInsets": {"top": 12, "left": 12, "bottom": 12, "right": 12},
        "horizontalAlignment": "left", "verticalAlignment": "center", "itemSpacing": 8,
        "lineSpacing": 8}
        """,
      content: """
        {"sections": [{"items": [{"width": 64, "height": 28}, {"width": 0, "height": 28},
        {"width": 112, "height": 0}, {"width": 0, "height": 0}, {"width": 90, "height": 44}]}]}
        """,
      viewport: #"{"width": 320, "height": 160}"#),
    PictureScene(
      name: "mosaic", layout: #"{"kind": "mosaic", "pattern": "rows", "background": true}"#,
      content: #"{"sections": [{"items": 4}, {"items": 5}]}"#),
  ]

  private static let pattern = """
    {"blocks": {"rows": {"areas": ["AAB", "AAC"]}}, "order": ["rows"]}
    """

  /// The window.
  func window() throws -> Viewport { try Viewport(json: Array(viewport.utf8)) }

  /// Computes the frames by the newest rules.
  func frames() throws -> Frames {
    try Engine(version: Engine.newest).frames(
      of: Layout(json: Array(layout.utf8)),
      patterns: ["rows": Pattern(json: Array(PictureScene.pattern.utf8))],
      content: Content(json: Array(content.utf8)), in: window())
  }

  /// Makes the picture.
  func picture() throws -> FramesPicture {
    FramesPicture(try frames(), in: try window(), name: name, detail: "snapshot 1, engine 2")
  }
}

/// Returns all that is drawn.
func drawn(_ draw: (inout PictureCanvas) throws -> Void) rethrows -> [UInt8] {
  let paper = Paper()
  var canvas = PictureCanvas { paper.bytes += $0 }
  try draw(&canvas)
  // A sink that takes everything throws nothing.
  try? canvas.finish()
  return paper.bytes
}

private final class Paper {
  var bytes: [UInt8] = []
}
