import Arguments
import Catalogue
import CatalogueService
import LayoutEngine
import StrictJSON
import Wording

/// Compares frames.
struct Diff: Command {
  static let configuration = CommandConfiguration(
    commandName: "diff", abstract: "Say what moved between two snapshots or two engine versions.",
    discussion: """
      A scene's baseline is compared with its latest snapshot; without a scene, those of all
      scenes. Exits 1 when anything differs, 2 when a side that is named does not exist. Examples:

        framebook diff
        framebook diff 'cards/*'
        framebook diff gallery@1 gallery@3
        framebook diff --engine 1..2 gallery
        framebook diff gallery -o moved.svg
      """)

  @Argument(
    help: ArgumentHelp(
      "A scene, scene@number, or one pattern of names; with --engine any number of scenes.",
      valueName: "scene"),
    completion: .custom("scene"))
  var scenes: [String] = []

  @Option(
    help: ArgumentHelp(
      "Compute by both engine versions in memory and compare.", valueName: "a..b"))
  var engine: EngineRange?

  @Option(
    help: ArgumentHelp(
      "How far frames may differ and still be the same, in points.", valueName: "points"))
  var tolerance: PointsArgument = PointsArgument(points: 0)

  @Flag(help: "Only one line for each scene.")
  var stat = false

  @Option(
    name: [.customShort("o"), .customLong("out")],
    help: ArgumentHelp(
      "Also draw it: a .svg file for one scene, .html for any number; - draws SVG and says nothing.",
      valueName: "file"),
    completion: .file)
  var out: PictureArgument?

  @Option(
    help: ArgumentHelp(
      "Draw only this part, and the elements that it meets.", valueName: "x,y,w,h"))
  var rect: RectArgument?

  @OptionGroup var output: FormatOptions
  @OptionGroup var catalogue: CatalogueOptions

  func validate() throws(UsageError) {
    if engine == nil, scenes.count > 2 {
      throw UsageError("Please give at most two snapshots to compare")
    }
    if rect != nil, out == nil {
      throw UsageError("Please give '--out' with '--rect', which is the part to draw")
    }
    if let out, out.path == nil, output.format != .table {
      throw UsageError(
        "Please give '--out' a file with '--format', standard output cannot have both")
    }
  }

  mutating func run(in console: Console) throws -> ExitCode {
    let service = try catalogue.open(.read, in: console)
    let pictures = try out.map { out in
      // What a pattern happens to match has not been asked for by its name.
      let areNamed = !scenes.isEmpty && !scenes.contains(where: Glob.isPattern)
      return try DiffPictures(out, drawsSame: areNamed, part: rect?.rect, in: console)
    }
    let visit: SceneDiff.Visitor = { try pictures?.draw($0, $1) }
    let report: Service.DiffReport
    if let engine {
      report = try service.diff(
        engines: (engine.before, engine.after), scenes, tolerance: tolerance.points,
        visit: visit)
    } else {
      report = try service.diff(
        scenes.first, scenes.dropFirst().first, tolerance: tolerance.points, visit: visit)
    }
    for note in report.notes { try console.note("Note: \(note)") }
    for failure in report.failures {
      try console.note("Error: scene \(failure.scene.quoted): \(failure.message.escaped)")
    }
    let isDrawn = try pictures?.finish()
    if isDrawn == false { try console.note("Note: nothing differs, so there is no picture") }
    // Standard output has the picture only, when it goes there.
    if out == nil || out?.path != nil {
      try console.present(DiffAnswer(report: report, isShort: stat), as: output)
    }
    if let path = out?.path, let pictures, isDrawn == true, pictures.isRegular,
      output.format == .table
    {
      try console.print("\(path.escaped): \(pictures.summary)")
    }
    if !report.failures.isEmpty { return .error }
    return report.diffs.allSatisfy(\.frames.isEmpty) ? .success : .differences
  }
}

/// Comparisons as they are printed.
private struct DiffAnswer: Presentable {
  let report: Service.DiffReport
  let isShort: Bool

  var table: Table {
    var table = Table(
      "scene", "sceneBefore", "before", "after", "engineBefore", "engineAfter", "added",
      "removed", "moved", "resized", "maxShift", "shiftScore")
    for diff in report.diffs {
      let frames = diff.frames
      table.add(
        .text(diff.after.scene), .text(diff.before.scene), Cell(diff.before.snapshot),
        Cell(diff.after.snapshot), .integer(diff.before.engine), .integer(diff.after.engine),
        .integer(frames.addedCount), .integer(frames.removedCount), .integer(frames.movedCount),
        .integer(frames.resizedCount), .number(frames.maxShift), .number(frames.shiftScore))
    }
    return table
  }

  var lines: [String] {
    let differing = report.diffs.filter { !$0.frames.isEmpty }
    return differing.flatMap { diff in
      let causes = diff.causes.isEmpty ? "" : " (\(diff.causes.joined(separator: ", ")))".escaped
      let title = "\(diff.title)\(causes): \(diff.frames.summary)"
      return isShort ? [title] : [title] + diff.frames.changeLines().map { "  \($0)" }
    }
  }

  func write(to writer: inout JSONWriter) {
    writer.beginArray()
    for diff in report.diffs {
      writer.beginObject()
      for (key, side) in [("before", diff.before), ("after", diff.after)] {
        writer.key(key)
        writer.beginObject()
        writer.members([
          ("scene", .text(side.scene)), ("snapshot", Cell(side.snapshot)),
          ("engine", .integer(side.engine)),
        ])
        writer.endObject()
      }
      writer.key("causes")
      writer.beginArray()
      for cause in diff.causes { writer.string(cause) }
      writer.endArray()
      writer.members([("same", .bool(diff.frames.isEmpty))])
      diff.frames.writeCounts(to: &writer)
      if !isShort { diff.frames.writeChanges(to: &writer) }
      writer.endObject()
    }
    writer.endArray()
  }
}
