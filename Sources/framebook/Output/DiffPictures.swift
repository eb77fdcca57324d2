import Arguments
import CatalogueService
import FrameRendering
import LayoutEngine
import Wording

/// Draws comparisons as they are made: one as SVG, any number on a page.
final class DiffPictures {
  /// How many changes stand below a picture, and how many in the list of a page.
  private static let shownChanges = (picture: 12, page: 200)

  private let form: PictureArgument.Form
  private let file: PictureFile
  private let drawsSame: Bool
  private let part: Rect?
  private let console: Console
  private let page = PicturePage(title: "What moved")
  private var count = 0
  /// The only one of an SVG, which is not drawn before it is known to be so.
  private var single: DiffPicture?

  /// Whether they go into a file of their own.
  var isRegular: Bool { file.isRegular }

  /// What was drawn, in a word: how many comparisons.
  var summary: String { "\(count) comparison\(count == 1 ? "" : "s")" }

  /// Begins; `drawsSame` for scenes that were named, which are drawn also without a difference.
  ///
  /// With a part only that is drawn of each.
  init(
    _ argument: PictureArgument, drawsSame: Bool, part: Rect?, in console: Console
  ) throws {
    form = argument.form
    self.drawsSame = drawsSame
    self.part = part
    self.console = console
    file = try PictureFile(argument, in: console)
    if form == .html { page.open(on: &file.canvas) }
  }

  /// Draws one comparison.
  func draw(_ diff: SceneDiff, _ compared: SceneDiff.Compared) throws {
    guard drawsSame || !diff.frames.isEmpty else { return }
    count += 1
    let change = diff.frames
    if let part, [compared.before, compared.after].allSatisfy({ $0.elements(in: part).isEmpty }) {
      try console.note("Note: no element of \(diff.after.scene.quoted) is in this part")
    }
    switch form {
    case .svg:
      guard count == 1 else { throw SeveralScenes() }
      let lines =
        [change.summary]
        + change.changeLines(
          atMost: DiffPictures.shownChanges.picture, all: diff.command)
      single = try picture(of: diff, compared, lines: lines)
    case .html:
      let picture = try picture(of: diff, compared, lines: [])
      try page.write(
        heading: diff.title, rows(diff),
        change.changeLines(atMost: DiffPictures.shownChanges.page, all: diff.command),
        on: &file.canvas
      ) { try picture.write(on: &$0) }
    }
  }

  /// Ends and puts the file into its place; returns whether there is a picture at all.
  func finish() throws -> Bool {
    switch form {
    case .svg:
      guard let single else { return false }
      try single.write(on: &file.canvas)
    case .html:
      if count == 0 { page.write("Nothing differs.", on: &file.canvas) }
      page.close(on: &file.canvas)
    }
    try file.commit()
    return true
  }

  private func picture(
    of diff: SceneDiff, _ compared: SceneDiff.Compared, lines: [String]
  ) throws -> DiffPicture {
    let causes = diff.causes.isEmpty ? "" : "(\(diff.causes.joined(separator: ", ").escaped))"
    let picture = DiffPicture(
      diff.frames, before: compared.before, after: compared.after, in: compared.viewport,
      name: diff.title, detail: causes, lines: lines, part: part, id: "p\(count)")
    if let note = picture.strips.note(on: diff.after.scene) { try console.note(note) }
    return picture
  }

  private func rows(_ diff: SceneDiff) -> [(String, String)] {
    let frames = diff.frames
    return [
      ("Before", text(diff.before)), ("After", text(diff.after)),
      ("Cause", diff.causes.isEmpty ? "-" : diff.causes.joined(separator: ", ").escaped),
      ("Change", frames.summary),
    ]
  }

  private func text(_ side: SceneDiff.Side) -> String {
    side.snapshot.map { "snapshot \($0), engine \(side.engine)" } ?? "engine \(side.engine)"
  }
}

/// More than one picture where only one has room.
private struct SeveralScenes: Error, CustomStringConvertible {
  var description: String {
    "several scenes differ and an SVG shows one; name a scene, or give a file that ends in .html"
  }
}
