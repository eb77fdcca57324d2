import Arguments
import Catalogue
import CatalogueService
import FrameRendering
import LayoutEngine
import Wording

/// Draws stored frames.
struct Render: Command {
  static let configuration = CommandConfiguration(
    commandName: "render", abstract: "Draw the stored frames of a scene.",
    discussion: """
      An SVG, or a page with it: every element in its place, the window, rulers in points. A long
      content is cut into strips, to be read like columns of text. Examples:

        framebook render gallery -o gallery.svg
        framebook render gallery@2 --rect 0,0,375,812 -o top.html
      """)

  @Argument(
    help: ArgumentHelp(
      "The scene's name for its latest snapshot, or name@number.", valueName: "scene"),
    completion: .custom("scene"))
  var scene: String

  @Option(
    name: [.customShort("o"), .customLong("out")],
    help: ArgumentHelp(
      "Where to draw: a .svg or .html file, or - for SVG on standard output.", valueName: "file"),
    completion: .file)
  var out: PictureArgument

  @Option(
    help: ArgumentHelp(
      "Only this part, and the elements that it meets.", valueName: "x,y,w,h"))
  var rect: RectArgument?

  @OptionGroup var catalogue: CatalogueOptions

  mutating func run(in console: Console) throws -> ExitCode {
    let service = try catalogue.open(.read, in: console)
    let stored = try service.frames(scene)
    if stored.isStale {
      try console.note(
        "Note: the scene \(stored.scene.quoted) is stale, these are the frames of snapshot "
          + "\(stored.snapshot)")
    }
    if let rect, stored.frames.elements(in: rect.rect).isEmpty {
      try console.note("Note: no element of \(stored.scene.quoted) is in this part")
    }
    let picture = FramesPicture(
      stored.frames, in: stored.viewport, name: stored.scene,
      detail: "snapshot \(stored.snapshot), engine \(stored.engine)", part: rect?.rect)
    if let note = picture.strips.note(on: stored.scene) { try console.note(note) }
    let file = try PictureFile(out, in: console)
    switch out.form {
    case .svg: try picture.write(on: &file.canvas)
    case .html: try write(picture, of: stored, on: &file.canvas)
    }
    try file.commit()
    if let path = out.path, file.isRegular {
      try console.print(
        "\(path.escaped): \(stored.scene.escaped), snapshot \(stored.snapshot)")
    }
    return .success
  }

  private func write(
    _ picture: FramesPicture, of stored: Service.SceneFrames, on canvas: inout PictureCanvas
  ) throws {
    let page = PicturePage(title: stored.scene)
    page.open(on: &canvas)
    let frames = stored.frames
    var rows = [
      ("Snapshot", "\(stored.snapshot)"), ("Engine", "\(stored.engine)"),
      ("Content", text(frames.contentSize)),
    ]
    if let viewport = stored.viewport { rows.append(("Viewport", text(viewport.size))) }
    rows.append(("Sections", "\(frames.sections.count)"))
    let counts = ElementKind.allCases.map { kind in
      (kind, frames.sections.reduce(0) { $0 + $1.count(of: kind) })
    }
    let words = counts.filter { $0.1 > 0 }.map { "\($1) \($0)\($1 == 1 ? "" : "s")" }
    rows.append(("Elements", words.isEmpty ? "none" : words.joined(separator: ", ")))
    try page.write(rows, on: &canvas) { try picture.write(on: &$0) }
    page.close(on: &canvas)
  }

  private func text(_ size: Size) -> String {
    "\(Cell.rounded(size.width)) × \(Cell.rounded(size.height))"
  }
}
