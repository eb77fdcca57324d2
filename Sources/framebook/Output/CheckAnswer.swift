import CatalogueService
import LayoutEngine
import StrictJSON
import Wording

/// A check as it is printed.
struct CheckAnswer: Presentable {
  /// How many changes of a scene are shown before the rest is counted.
  private static let changeLimit = 10

  /// How the scenes compare with their baselines.
  let report: CheckReport
  /// Whether a stale scene counts as wrong.
  let staleIsWrong: Bool
  /// The export that stands in for the catalogue.
  var source: String?

  var table: Table {
    var table = Table(
      "scene", "result", "baseline", "stale", "added", "removed", "moved", "resized",
      "maxShift", "shiftScore", "message")
    for scene in report.scenes {
      let difference = scene.difference
      table.add(
        .text(scene.name), .text(scene.word), Cell(scene.baseline), .bool(scene.isStale),
        Cell(difference?.addedCount), Cell(difference?.removedCount),
        Cell(difference?.movedCount), Cell(difference?.resizedCount),
        Cell(difference?.maxShift), Cell(difference?.shiftScore), Cell(scene.message))
    }
    return table
  }

  var lines: [String] {
    guard !report.scenes.isEmpty else { return ["no scenes"] }
    var counts: [String] = []
    for word in ["same", "different", "missing", "failed"] {
      let count = report.scenes.count { $0.word == word }
      if count > 0 { counts.append("\(count) \(word)") }
    }
    let staleCount = report.scenes.count(where: \.isStale)
    if staleIsWrong, staleCount > 0 { counts.append("\(staleCount) stale") }
    let subject = "\(report.scenes.count) scene\(report.scenes.count == 1 ? "" : "s")"
    return ["\(subject): \(counts.joined(separator: ", "))"]
      + report.scenes.flatMap { scene in
        scene.detail(
          staleIsWrong: staleIsWrong, atMost: CheckAnswer.changeLimit, source: source
        ).enumerated().map { index, line in
          index == 0 ? "  \(scene.name.escaped): \(line)" : "    \(line)"
        }
      }
  }

  func write(to writer: inout JSONWriter) {
    writer.beginArray()
    for scene in report.scenes {
      writer.beginObject()
      writer.members([
        ("scene", .text(scene.name)), ("result", .text(scene.word)),
        ("baseline", Cell(scene.baseline)), ("stale", .bool(scene.isStale)),
      ])
      if case .different(let difference, let causes) = scene.result {
        writer.key("causes")
        writer.beginArray()
        for cause in causes { writer.string(cause) }
        writer.endArray()
        difference.writeCounts(to: &writer)
        difference.writeChanges(to: &writer)
      }
      if let message = scene.message { writer.members([("message", .text(message))]) }
      writer.endObject()
    }
    writer.endArray()
  }
}

extension CheckReport.Scene {
  /// The word for how it compares.
  var word: String {
    switch result {
    case .same: "same"
    case .different: "different"
    case .missing: "missing"
    case .failed: "failed"
    }
  }

  /// What differs from the baseline; nil unless something does.
  var difference: FrameDiff? {
    if case .different(let difference, _) = result { difference } else { nil }
  }

  /// Why it cannot be computed, or what it lacks.
  var message: String? {
    switch result {
    case .same, .different: nil
    case .missing: "it has no baseline, compute it first"
    case .failed(let message): message
    }
  }

  /// What is wrong with it, the gist first; nothing when all is well.
  func detail(staleIsWrong: Bool, atMost limit: Int, source: String? = nil) -> [String] {
    switch result {
    case .different(let difference, let causes):
      [difference.summary + (causes.isEmpty ? "" : " (\(causes.joined(separator: ", ").escaped))")]
        + difference.changeLines(atMost: limit, all: command(source))
    case .missing, .failed: [message?.escaped ?? ""]
    case .same where staleIsWrong && isStale:
      ["the stored frames are stale, compute them again"]
    case .same: []
    }
  }

  /// Returns the call that shows all changes: the stored frames show them unless they are stale.
  private func command(_ source: String?) -> String {
    let scene = name.shellWord
    if let source {
      return "framebook check \(scene) --from \(source.shellWord) --format json"
    }
    return isStale ? "framebook check \(scene) --format json" : "framebook diff \(scene)"
  }
}
