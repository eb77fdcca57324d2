import Arguments
import Catalogue
import CatalogueService
import LayoutEngine
import Wording

/// Prints stored frames.
struct FramesCommand: Command {
  static let configuration = CommandConfiguration(
    commandName: "frames", abstract: "Print the stored frames of a scene.",
    discussion: """
      All elements in order, or those that a rectangle meets, that stands at a point, or of one
      section. Examples:

        framebook frames gallery --rect 0,0,375,812
        framebook frames gallery@2 --at 100,40 --format json
        framebook frames gallery --section 1 --format csv
      """)

  @Argument(
    help: ArgumentHelp(
      "The scene's name for its latest snapshot, or name@number.", valueName: "scene"),
    completion: .custom("scene"))
  var scene: String

  @Option(
    help: ArgumentHelp("Only elements that this rectangle meets.", valueName: "x,y,w,h"))
  var rect: RectArgument?

  @Option(
    help: ArgumentHelp("Only the topmost element at this point.", valueName: "x,y"))
  var at: PointArgument?

  @Option(help: ArgumentHelp("Only elements of this section, from 0.", valueName: "number"))
  var section: Int?

  @OptionGroup var output: FormatOptions
  @OptionGroup var catalogue: CatalogueOptions

  func validate() throws(UsageError) {
    if rect != nil, at != nil {
      throw UsageError("Please give '--rect' or '--at', not both")
    }
  }

  mutating func run(in console: Console) throws -> ExitCode {
    let service = try catalogue.open(.read, in: console)
    let stored = try service.frames(scene)
    if stored.isStale {
      try console.note(
        "Note: the scene \(stored.scene.quoted) is stale, these are the frames of snapshot "
          + "\(stored.snapshot)")
    }
    let frames = stored.frames
    if let section, !frames.sections.indices.contains(section) {
      throw SectionMissing(section: section, count: frames.sections.count)
    }
    let answer = FramesAnswer(
      scene: stored.scene, engine: stored.engine, contentSize: frames.contentSize)
    if rect == nil, at == nil, section == nil {
      try answer.present(frames.elements, as: output, in: console)
    } else {
      try answer.present(selected(frames), as: output, in: console)
    }
    return .success
  }

  private func selected(_ frames: Frames) -> [Element] {
    var elements: [Element]
    if let rect {
      elements = frames.elements(in: rect.rect)
    } else if let at {
      elements = frames.element(at: at.point).map { [$0] } ?? []
    } else {
      elements = Array(frames.elements)
    }
    if let section { elements.removeAll { $0.section != section } }
    return elements
  }
}

/// A section that a scene does not have.
private struct SectionMissing: Error, CustomStringConvertible {
  let section: Int
  let count: Int

  var description: String {
    count == 0
      ? "there is no section \(section), the scene has none"
      : "there is no section \(section), the scene has sections 0 to \(count - 1)"
  }
}
