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

  /// The changes for people, one line each; past the limit the rest in one line.
  func changeLines(atMost limit: Int = Int.max) -> [String] {
    let changes = changes
    guard changes.count > limit else { return changes.map(line) }
    let rest = changes.count - limit + 1
    return changes.prefix(limit - 1).map(line) + ["and \(rest) more changes, see 'framebook diff'"]
  }

  /// Writes the counts and sizes as members of the object that is open.
  func writeCounts(to writer: inout JSONWriter) {
    for (key, count) in [
      ("added", addedCount), ("removed", removedCount), ("moved", movedCount),
      ("resized", resizedCount),
    ] {
      writer.key(key)
      writer.integer(count)
    }
    writer.key("maxShift")
    writer.number(maxShift)
    writer.key("shiftScore")
    writer.number(shiftScore)
    writer.key("contentSizeBefore")
    write(contentSizeBefore, to: &writer)
    writer.key("contentSizeAfter")
    write(contentSizeAfter, to: &writer)
  }

  /// Writes the runs of changed elements as a list.
  func writeChanges(to writer: inout JSONWriter) {
    writer.beginArray()
    for change in changes {
      writer.beginObject()
      writer.key("change")
      writer.string(change.word)
      writer.key("first")
      write(change.run.first, to: &writer)
      writer.key("last")
      write(change.run.last, to: &writer)
      writer.key("count")
      writer.integer(change.run.count)
      switch change {
      case .added, .removed: break
      case .moved(let shift):
        writer.key("by")
        write(shift.delta, "x", "y", to: &writer)
      case .resized(let resize):
        writer.key("by")
        write(resize.delta, "width", "height", to: &writer)
        writer.key("leastMove")
        write(resize.leastMove, "x", "y", to: &writer)
        writer.key("greatestMove")
        write(resize.greatestMove, "x", "y", to: &writer)
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

  private func write(_ size: Size, to writer: inout JSONWriter) {
    write(Delta(x: size.width, y: size.height), "width", "height", to: &writer)
  }

  private func write(
    _ delta: Delta, _ first: String, _ second: String, to writer: inout JSONWriter
  ) {
    writer.beginObject()
    writer.key(first)
    writer.number(delta.x)
    writer.key(second)
    writer.number(delta.y)
    writer.endObject()
  }

  private func write(_ name: ElementName, to writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("kind")
    writer.string(name.kind.rawValue)
    writer.key("section")
    writer.integer(name.section)
    writer.key("item")
    writer.integer(name.item)
    writer.endObject()
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
