import CatalogueService
import LayoutEngine
import StrictJSON
import Wording

extension RunReport: Presentable {
  /// How many lines of changes a scene gets, so that a cause is seen and not its ripples.
  static let shownChanges = 8

  var table: Table {
    var table = Table(
      "scene", "result", "before", "after", "added", "removed", "moved", "resized", "maxShift",
      "shiftScore", "message")
    for scene in scenes {
      var difference: FrameDiff?
      var message: String?
      if case .changed(let diff) = scene.result { difference = diff }
      if case .failed(let sentence) = scene.result { message = sentence }
      table.add(
        .text(scene.name), .text(scene.word), Cell(scene.before), Cell(scene.after),
        Cell(difference?.addedCount), Cell(difference?.removedCount),
        Cell(difference?.movedCount), Cell(difference?.resizedCount),
        Cell(difference?.maxShift), Cell(difference?.shiftScore), Cell(message))
    }
    return table
  }

  var lines: [String] { lines(comparing: nil) }

  /// Returns the lines for people about snapshots, or about what these engines would change.
  func lines(comparing engines: (before: Int, after: Int)?) -> [String] {
    guard !scenes.isEmpty else { return ["nothing to compute"] }
    return [title] + scenes.flatMap { RunReport.lines($0, engines) }
  }

  func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writeMembers(to: &writer)
    writer.endObject()
  }

  /// Writes the run's number and its scenes as members of the object that is open.
  func writeMembers(to writer: inout JSONWriter) {
    writer.members([("run", Cell(id.map { Int($0) }))])
    writer.key("scenes")
    writer.beginArray()
    for scene in scenes {
      writer.beginObject()
      writer.members([
        ("scene", .text(scene.name)), ("result", .text(scene.word)),
        ("before", Cell(scene.before)), ("after", Cell(scene.after)),
      ])
      switch scene.result {
      case .unchanged: break
      case .first(let elements, let contentSize):
        writer.members([("elements", .integer(elements))])
        writer.member("contentSize", contentSize)
      case .failed(let message):
        writer.members([("message", .text(message))])
      case .changed(let difference):
        difference.writeCounts(to: &writer)
        difference.writeChanges(to: &writer)
      }
      writer.endObject()
    }
    writer.endArray()
  }

  private var title: String {
    var counts: [String] = []
    for word in ["first", "changed", "unchanged", "failed"] {
      let count = scenes.count { $0.word == word }
      if count > 0 { counts.append("\(count) \(word)") }
    }
    let subject = "\(scenes.count) scene\(scenes.count == 1 ? "" : "s")"
    let run = id.map { "run \($0): " } ?? ""
    return "\(run)\(subject): \(counts.joined(separator: ", "))"
  }

  private static func lines(
    _ scene: Scene, _ engines: (before: Int, after: Int)?
  ) -> [String] {
    let name = scene.name.escaped
    switch scene.result {
    case .unchanged: return []
    case .first(let elements, let size):
      let extent = "\(Cell.rounded(size.width))x\(Cell.rounded(size.height))"
      return ["  \(name): \(elements) elements, content \(extent)"]
    case .failed(let message): return ["  \(name): \(message.escaped)"]
    case .changed(let difference):
      let numbers = scene.before.flatMap { before in
        scene.after.map { " \(before) -> \($0)" }
      }
      return ["  \(name)\(numbers ?? ""): \(difference.summary)"]
        + difference.changeLines(atMost: shownChanges, all: command(scene, engines))
        .map { "    \($0)" }
    }
  }

  /// Returns the call that shows all changes of a scene; nil when none would show these.
  private static func command(
    _ scene: Scene, _ engines: (before: Int, after: Int)?
  ) -> String? {
    if let before = scene.before, let after = scene.after {
      return "framebook diff \("\(scene.name)@\(before)".shellWord) "
        + "\("\(scene.name)@\(after)".shellWord)"
    }
    guard let engines, engines.before != engines.after else { return nil }
    return "framebook diff --engine \(engines.before)..\(engines.after) \(scene.name.shellWord)"
  }
}

extension RunReport.Scene {
  /// The word for what became of the scene.
  fileprivate var word: String {
    switch result {
    case .first: "first"
    case .unchanged: "unchanged"
    case .changed: "changed"
    case .failed: "failed"
    }
  }
}
