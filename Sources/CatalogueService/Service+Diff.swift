import Catalogue
import LayoutEngine
import Wording

extension Service {
  /// The comparisons that were asked for, and what stood in the way of others.
  package struct DiffReport: Sendable {
    /// The comparisons, by scene.
    package var diffs: [SceneDiff] = []
    /// Sentences about scenes that were passed over, or whose latest frames are not of today.
    package var notes: [String] = []
    /// Why sides could not be computed, by scene.
    package var failures: [(scene: String, message: String)] = []
  }

  /// Compares stored frames: of one scene, of two, or of all scenes with no reference, or of those
  /// that a pattern of names selects.
  ///
  /// `SCENE` compares its baseline with its latest snapshot, `SCENE@3` its snapshot 3 with its
  /// latest; with a second reference, a name without a number is the latest snapshot. `visit` sees
  /// each comparison with its frames as soon as it is made.
  package func diff(
    _ first: String? = nil, _ second: String? = nil, tolerance: Double = 0,
    visit: SceneDiff.Visitor = { _, _ in }
  ) throws -> DiffReport {
    try catalogue.read {
      guard let first else { return try diffOfAll([], tolerance: tolerance, visit) }
      // No name has the characters of a pattern.
      if second == nil, Glob.isPattern(first) {
        return try diffOfAll([first], tolerance: tolerance, visit)
      }
      var cache = InputCache(catalogue)
      let (scene, given) = try snapshot(first)
      let before: SnapshotRecord
      let after: (scene: SceneRecord, snapshot: SnapshotRecord)
      var notes: [String] = []
      if let second {
        before = try given ?? latest(of: scene)
        let (otherScene, other) = try snapshot(second)
        after = (otherScene, try other ?? latest(of: otherScene))
        if other == nil { notes = try notesOfAge(otherScene) }
      } else {
        before = try given ?? catalogue.snapshots.baseline(ofScene: scene.id) ?? latest(of: scene)
        after = (scene, try latest(of: scene))
        notes = try notesOfAge(scene)
      }
      let diff = try compare((scene, before), after, tolerance, &cache, visit)
      return DiffReport(diffs: [diff], notes: notes)
    }
  }

  /// Computes the selected scenes by two engine versions in memory and compares; writes nothing.
  package func diff(
    engines: (before: Int, after: Int), _ selection: [String] = [], tolerance: Double = 0,
    visit: SceneDiff.Visitor = { _, _ in }
  ) throws -> DiffReport {
    try Service.checkEngine(engines.before)
    try Service.checkEngine(engines.after)
    var report = DiffReport()
    try catalogue.read {
      var cache = InputCache(catalogue)
      for scene in try scenes(matching: selection) {
        guard let inputs = try catalogue.scenes.inputs(id: scene.id) else { continue }
        let before = try cache.decoded(inputs, engine: engines.before)
        let after = try cache.decoded(inputs, engine: engines.after)
        switch (before.frames(), after.frames()) {
        case (.success(let old), .success(let new)):
          let diff = SceneDiff(
            before: .init(scene: scene.name, snapshot: nil, engine: engines.before),
            after: .init(scene: scene.name, snapshot: nil, engine: engines.after),
            causes: ["engine \(engines.before) -> \(engines.after)"],
            frames: FrameDiff(
              before: old, after: new, in: after.viewport, tolerance: tolerance))
          try visit(diff, .init(before: old, after: new, viewport: after.viewport))
          report.diffs.append(diff)
        case (.failure(let error), _):
          report.failures.append((scene.name, "engine \(engines.before): \(error)"))
        case (_, .failure(let error)):
          report.failures.append((scene.name, "engine \(engines.after): \(error)"))
        }
      }
    }
    return report
  }

  /// Finds the scene and the snapshot that `SCENE@3` refers to; nil for one without a number.
  func snapshot(_ reference: String) throws -> (SceneRecord, SnapshotRecord?) {
    let (name, number) = Name.reference(reference)
    let scene = try scene(name)
    guard let number else { return (scene, nil) }
    guard let snapshot = try catalogue.snapshots.find(number, ofScene: scene.id) else {
      throw ServiceError.noSnapshot(
        scene: scene.name, number: number,
        newest: try catalogue.snapshots.latest(ofScene: scene.id)?.number)
    }
    return (scene, snapshot)
  }

  /// Reads a scene's latest snapshot or says that there is none.
  func latest(of scene: SceneRecord) throws -> SnapshotRecord {
    guard let latest = try catalogue.snapshots.latest(ofScene: scene.id) else {
      throw ServiceError.notComputed(scene: scene.name, state: try status(of: scene).state)
    }
    return latest
  }

  /// Says that a scene's latest frames are not those of its inputs, if that is so.
  private func notesOfAge(_ scene: SceneRecord) throws -> [String] {
    let state = try status(of: scene).state
    return state == .stale || state == .failed
      ? ["\(scene.name.quoted) is \(state.rawValue)"] : []
  }

  private func diffOfAll(
    _ selection: [String], tolerance: Double, _ visit: SceneDiff.Visitor
  ) throws -> DiffReport {
    var report = DiffReport()
    var cache = InputCache(catalogue)
    let wanted = Set(try scenes(matching: selection).map(\.id))
    for status in try catalogue.scenes.statuses() where wanted.contains(status.id) {
      switch status.state {
      case .missing:
        report.notes.append("\(status.name.quoted) has not been computed")
      case .stale, .failed:
        report.notes.append("\(status.name.quoted) is \(status.state.rawValue)")
      case .pending, .clean: break
      }
      // Scenes without two different snapshots have nothing to show.
      guard let baseline = status.baseline, let latest = status.latest, baseline != latest else {
        continue
      }
      let scene = try scene(status.name)
      guard
        let before = try catalogue.snapshots.find(baseline, ofScene: scene.id),
        let after = try catalogue.snapshots.find(latest, ofScene: scene.id)
      else { continue }
      report.diffs.append(try compare((scene, before), (scene, after), tolerance, &cache, visit))
    }
    return report
  }

  private func compare(
    _ before: (scene: SceneRecord, snapshot: SnapshotRecord),
    _ after: (scene: SceneRecord, snapshot: SnapshotRecord), _ tolerance: Double,
    _ cache: inout InputCache, _ visit: SceneDiff.Visitor
  ) throws -> SceneDiff {
    let old = try catalogue.frameSets.frames(of: before.snapshot)
    let new = try catalogue.frameSets.frames(of: after.snapshot)
    // A viewport that has been removed has no size any more: the content stands in for it.
    let viewport = try after.snapshot.viewportRevisionID.map { try cache.viewport($0) }
    let window =
      viewport
      ?? Viewport(
        size: Size(width: max(new.contentSize.width, 1), height: max(new.contentSize.height, 1)))
    let diff = SceneDiff(
      before: .init(
        scene: before.scene.name, snapshot: before.snapshot.number,
        engine: before.snapshot.engine),
      after: .init(
        scene: after.scene.name, snapshot: after.snapshot.number,
        engine: after.snapshot.engine),
      causes: InputSources(after.snapshot).causes(since: InputSources(before.snapshot)),
      frames: FrameDiff(before: old, after: new, in: window, tolerance: tolerance))
    try visit(diff, .init(before: old, after: new, viewport: viewport))
    return diff
  }
}
