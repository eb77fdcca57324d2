import Catalogue
import LayoutEngine

/// Writes what computations found, with the log of it, in the transaction that is open.
struct RecomputationStoring {
  /// Where to write.
  let catalogue: Catalogue
  /// The run that it belongs to.
  let runID: Int64
  /// The time to record.
  let now: String

  /// Stores an outcome and says what became of the scene; `head` is as the outcome was computed from.
  func store(
    _ outcome: RecomputationJob.Outcome, of head: SceneHead
  ) throws -> RunReport.Scene {
    switch outcome {
    case .failed(let message):
      return try store(message, of: head)
    case .same(let size, let difference):
      // A first snapshot has none to be the same as.
      guard let latest = head.latest else { return try store("", of: head) }
      let snapshotID = try insert(latest.frameSetID, size, of: head)
      return try record(difference, snapshotID, of: head, latest)
    case .other(let prepared, let difference):
      let frames = prepared.frames
      let frameSetID: Int64
      if let baseline = head.baselineFrameSetID, baseline != head.latest?.frameSetID,
        try catalogue.frameSets.holds(baseline, prepared)
      {
        frameSetID = baseline
      } else {
        frameSetID = try catalogue.frameSets.insert(prepared)
      }
      let snapshotID = try insert(frameSetID, frames.contentSize, of: head)
      guard let latest = head.latest else {
        return try recordFirst(frames, snapshotID, of: head)
      }
      return try record(difference, snapshotID, of: head, latest)
    }
  }

  private func insert(_ frameSetID: Int64, _ size: Size, of head: SceneHead) throws -> Int64 {
    if head.hasFailure { try catalogue.scenes.removeFailure(ofScene: head.id) }
    return try catalogue.snapshots.insert(
      number: (head.latest?.number ?? 0) + 1, ofScene: head.id, inputs: head.inputs,
      runID: runID, contentWidth: size.width, contentHeight: size.height,
      frameSetID: frameSetID, now: now)
  }

  private func recordFirst(
    _ frames: Frames, _ snapshotID: Int64, of head: SceneHead
  ) throws -> RunReport.Scene {
    try catalogue.scenes.setBaseline(snapshotID, ofScene: head.id)
    var change = ChangeRecord(runID: runID, scene: head.name, before: nil, after: 1)
    change.added = frames.rects.count
    try catalogue.runs.record(change, sceneID: head.id, beforeID: nil, afterID: snapshotID)
    return RunReport.Scene(
      name: head.name, before: nil, after: 1,
      result: .first(elements: frames.rects.count, contentSize: frames.contentSize))
  }

  private func record(
    _ difference: FrameDiff?, _ snapshotID: Int64, of head: SceneHead,
    _ latest: SceneHead.Snapshot
  ) throws -> RunReport.Scene {
    if let difference {
      var change = ChangeRecord(
        runID: runID, scene: head.name, before: latest.number, after: latest.number + 1)
      change.count(difference)
      try catalogue.runs.record(
        change, sceneID: head.id, beforeID: latest.id, afterID: snapshotID)
    }
    return RunReport.Scene(
      name: head.name, before: latest.number, after: latest.number + 1,
      result: difference.map { .changed($0) } ?? .unchanged)
  }

  private func store(_ message: String, of head: SceneHead) throws -> RunReport.Scene {
    try catalogue.scenes.setFailure(
      message, ofScene: head.id, inputs: head.inputs, runID: runID, now: now)
    try catalogue.runs.record(
      ChangeRecord(runID: runID, scene: head.name, before: head.latest?.number, message: message),
      sceneID: head.id, beforeID: head.latest?.id, afterID: nil)
    return RunReport.Scene(
      name: head.name, before: head.latest?.number, after: nil, result: .failed(message))
  }
}

extension ChangeRecord {
  /// Takes over the counts of a difference.
  fileprivate mutating func count(_ difference: FrameDiff) {
    added = difference.addedCount
    removed = difference.removedCount
    moved = difference.movedCount
    resized = difference.resizedCount
    maxShift = difference.maxShift
    shiftScore = difference.shiftScore
  }
}
