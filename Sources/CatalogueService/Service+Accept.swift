import Catalogue

extension Service {
  /// What accepting did, and why some scenes were not accepted.
  package struct AcceptReport: Sendable {
    /// One scene whose baseline is the snapshot that was asked for.
    package struct Acceptance: Sendable {
      /// The scene's name.
      package let scene: String
      /// The number of its baseline now.
      package let number: Int
      /// The number of its baseline before; nil before the first.
      package let previous: Int?
    }

    /// The scenes with their baselines, whether these moved or were there already.
    package var accepted: [Acceptance] = []
    /// The scenes that have nothing to be accepted, each with why.
    package var refused: [ServiceError] = []

    /// Returns what the body returns; what it refuses is noted, and nil then.
    fileprivate mutating func kept<T>(_ body: () throws -> T) throws -> T? {
      do {
        return try body()
      } catch let error as ServiceError {
        refused.append(error)
        return nil
      }
    }
  }

  /// Makes the latest snapshots, or those that `SCENE@3` names, the baselines of their scenes.
  ///
  /// Stale, failed and missing scenes are refused unless a snapshot is named; the rest of the
  /// batch goes on. No reference stands for all scenes.
  package func accept(_ references: [String], message: String? = nil) throws -> AcceptReport {
    try Message.check(message)
    return try catalogue.write {
      var report = AcceptReport()
      let time = now
      let references = references.isEmpty ? try catalogue.scenes.names().map(\.name) : references
      var seen: Set<String> = []
      for reference in references {
        let names = try report.kept({ try expanded(reference) }) ?? []
        for name in names where seen.insert(name).inserted {
          if let acceptance = try report.kept({ try accept(name, message, time) }) {
            report.accepted.append(acceptance)
          }
        }
      }
      return report
    }
  }

  /// Returns the names that a pattern of names selects; a name or `NAME@3` stands for itself.
  private func expanded(_ reference: String) throws -> [String] {
    guard Glob.isPattern(reference) else { return [reference] }
    return try scenes(matching: [reference]).map(\.name)
  }

  private func accept(
    _ reference: String, _ message: String?, _ time: String
  ) throws -> AcceptReport.Acceptance {
    let (scene, given) = try snapshot(reference)
    let latest = try catalogue.snapshots.latest(ofScene: scene.id)
    if given == nil {
      let state = try status(of: scene).state
      guard state == .pending || state == .clean else {
        throw ServiceError.notComputed(scene: scene.name, state: state)
      }
    }
    guard let snapshot = given ?? latest else {
      throw ServiceError.notComputed(scene: scene.name, state: .missing)
    }
    let previous = try catalogue.snapshots.baseline(ofScene: scene.id)
    guard previous?.id != snapshot.id else {
      return .init(scene: scene.name, number: snapshot.number, previous: snapshot.number)
    }
    // What is damaged must not become the measure of what follows.
    _ = try catalogue.frameSets.frames(of: snapshot)
    // The same frames share one row, so that a state can be told without reading them.
    if let latest, try catalogue.frameSets.isSame(latest.frameSetID, snapshot.frameSetID) {
      try catalogue.snapshots.share(snapshot.frameSetID, by: latest)
    }
    try catalogue.scenes.setBaseline(snapshot.id, ofScene: scene.id)
    try catalogue.runs.recordAcceptance(
      sceneID: scene.id, scene: scene.name, snapshot: snapshot, previous: previous,
      message: message, now: time)
    return .init(scene: scene.name, number: snapshot.number, previous: previous?.number)
  }
}
