import LayoutEngine
import StrictJSON

extension FrameDiff {
  /// What changed in one line: content size, counts, the farthest move, the shift score.
  var summary: String {
    guard !isEmpty else { return "the same" }
    var parts: [String] = []
    for (count, word) in [
      (addedCount, "added"), (removedCount, "removed"), (resizedCount, "resized"),
      (movedCount, "moved"),
    ] where count > 0 {
      parts.append("\(count) \(word)")
    }
    if contentSizeChanged {
      parts.append("content \(text(contentSizeBefore)) -> \(text(contentSizeAfter))")
    }
    if maxShift > 0 { parts.append("at most \(Cell.rounded(maxShift)) pt") }
    if shiftScore > 0 { parts.append("shift score \(Cell.rounded(shiftScore))") }
    return parts.joined(separator: ", ")
  }

  /// The changes for people, one line each; past the limit the rest in one line, with the command
  /// that shows them all.
  func changeLines(atMost limit: Int = Int.max, all command: String? = nil) -> [String] {
    let changes = changes
    guard changeCount > limit else { return changes.map(line) }
    let rest = changeCount - limit + 1
    let hint = command.map { ", see '\($0)'" } ?? ""
    return changes.prefix(limit - 1).map(line) + ["and \(rest) more changes\(hint)"]
  }

  /// Writes the counts and sizes as members of the object that is open.
  func writeCounts(to writer: inout JSONWriter) {
    writer.members([
      ("added", .integer(addedCount)), ("removed", .integer(removedCount)),
      ("moved", .integer(movedCount)), ("resized", .integer(resizedCount)),
      ("maxShift", .number(maxShift)), ("shiftScore", .number(shiftScore)),
    ])
    writer.member("contentSizeBefore", contentSizeBefore)
    writer.member("contentSizeAfter", contentSizeAfter)
  }

  /// Writes the runs of changed elements as a member, `changes`, of the object that is open.
  func writeChanges(to writer: inout JSONWriter) {
    writer.key("changes")
    writer.beginArray()
    for change in changes {
      writer.beginObject()
      writer.members([("change", .text(change.word))])
      writer.member("first", change.run.first)
      writer.member("last", change.run.last)
      writer.members([("count", .integer(change.run.count))])
      switch change {
      case .added, .removed: break
      case .moved(let shift): writer.member("by", shift.delta)
      case .resized(let resize):
        writer.member("by", Size(width: resize.delta.x, height: resize.delta.y))
        writer.member("leastMove", resize.leastMove)
        writer.member("greatestMove", resize.greatestMove)
      }
      writer.endObject()
    }
    writer.endArray()
  }

  private func line(_ change: Change) -> String {
    guard case .resized(let resize) = change,
      resize.greatestMove != Delta() || resize.leastMove != Delta()
    else { return change.description }
    let isOne = resize.leastMove == resize.greatestMove
    return isOne
      ? "\(change), moved \(resize.greatestMove)"
      : "\(change), moved \(resize.leastMove) to \(resize.greatestMove)"
  }

  private func text(_ size: Size) -> String {
    "\(Cell.rounded(size.width))x\(Cell.rounded(size.height))"
  }
}

extension FrameDiff.Change {
  /// The word for what happened, as JSON has it.
  fileprivate var word: String {
    switch self {
    case .added: "added"
    case .removed: "removed"
    case .moved: "moved"
    case .resized: "resized"
    }
  }
}
