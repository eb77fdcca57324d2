import Catalogue
import LayoutEngine

extension Service {
  /// The engine version that the catalogue is pinned to.
  package func engineVersion() throws -> Int {
    try catalogue.engineVersion()
  }

  /// Moves the pin to an engine version, the newest unless given, and recomputes all scenes.
  ///
  /// The pin moves in a transaction of its own. A version that is pinned already only computes
  /// what is stale.
  package func upgradeEngine(
    to version: Int? = nil, progress: (Int, Int) async -> Void = { _, _ in }
  ) async throws -> (from: Int, to: Int, run: RunReport) {
    let target = version ?? Engine.newest
    try Service.checkEngine(target)
    let (pinned, scenes) = try catalogue.write {
      let pinned = try catalogue.engineVersion()
      if pinned != target { try catalogue.setEngineVersion(target) }
      return (pinned, try catalogue.scenes.names())
    }
    let report = try await recompute(
      scenes, cause: "engine", subject: "\(pinned) -> \(target)", progress: progress)
    return (pinned, target, report)
  }

  /// Says what moving the pin would change in each scene's latest frames; writes nothing.
  package func upgradeEngineDryRun(
    to version: Int? = nil, progress: (Int, Int) -> Void = { _, _ in }
  ) throws -> (from: Int, to: Int, run: RunReport) {
    let target = version ?? Engine.newest
    try Service.checkEngine(target)
    return try catalogue.read {
      var report = RunReport()
      var cache = InputCache(catalogue)
      let scenes = try catalogue.scenes.names()
      for (index, scene) in scenes.enumerated() {
        if let inputs = try catalogue.scenes.inputs(id: scene.id) {
          let decoded = try cache.decoded(inputs, engine: target)
          report.scenes.append(try dryRun(scene, decoded))
        }
        progress(index + 1, scenes.count)
      }
      return (try catalogue.engineVersion(), target, report)
    }
  }

  /// Throws when no engine has this version.
  static func checkEngine(_ version: Int) throws(ServiceError) {
    do {
      _ = try Engine(version: version)
    } catch {
      throw .invalid(error.description)
    }
  }

  /// Throws when this program lacks the pinned engine, so that it cannot tell what fails.
  func checkPinnedEngine() throws {
    let pinned = try catalogue.engineVersion()
    guard !Engine.versions.contains(pinned) else { return }
    throw ServiceError.invalid(
      "the catalogue is computed with engine \(pinned), which this framebook does not have, "
        + "use a newer one or move the catalogue with 'framebook engine upgrade'")
  }

  private func dryRun(
    _ scene: (id: Int64, name: String), _ decoded: DecodedInputs
  ) throws -> RunReport.Scene {
    let latest = try catalogue.snapshots.latest(ofScene: scene.id)
    let result: RunReport.Result
    switch decoded.frames() {
    case .failure(let error): result = .failed(error.description)
    case .success(let frames):
      if let latest {
        let difference = FrameDiff(
          before: try catalogue.frameSets.frames(of: latest), after: frames,
          in: decoded.viewport)
        result =
          difference.isEmpty
          ? .unchanged : .changed(difference.keepingChanges(atMost: changeLimit))
      } else {
        result = .first(elements: frames.rects.count, contentSize: frames.contentSize)
      }
    }
    return RunReport.Scene(
      name: scene.name, before: latest?.number, after: nil, result: result)
  }
}
