import Catalogue

extension Service {
  /// Computes the selected scenes that are missing or stale, stores their frames and says what
  /// became of each.
  ///
  /// A selected scene that is known to fail is reported again and not computed again. Nothing to
  /// do writes no run.
  package func compute(
    _ selection: [String] = [], progress: (Int, Int) async -> Void = { _, _ in }
  ) async throws -> RunReport {
    let scenes = try catalogue.read { try self.scenes(matching: selection) }
    return try await recompute(
      scenes, cause: "compute", subject: selection.joined(separator: " "), progress: progress)
  }

  /// Computes those of the scenes that are missing or stale, as one run.
  func recompute(
    _ scenes: [(id: Int64, name: String)], cause: String, subject: String,
    progress: (Int, Int) async -> Void
  ) async throws -> RunReport {
    let wanted = Set(scenes.map(\.id))
    let statuses = try catalogue.read {
      try catalogue.scenes.statuses().filter { wanted.contains($0.id) }
    }
    let failed = statuses.filter { $0.state == .failed }.map { status in
      RunReport.Scene(
        name: status.name, before: status.latest, after: nil,
        result: .failed(status.message ?? ""))
    }
    // Scenes of one content stand together, so that it is decoded once.
    let stale = statuses.filter { $0.state == .missing || $0.state == .stale }
      .sorted { ($0.content, $0.name) < ($1.content, $1.name) }
    guard !stale.isEmpty else { return RunReport(id: nil, scenes: failed) }
    let runID = try catalogue.write {
      try checkPinnedEngine()
      return try catalogue.runs.begin(
        cause: cause, subject: subject, engine: catalogue.engineVersion(), now: now)
    }
    var pass = Recomputation(
      catalogue, runID: runID, scenes: stale.map(\.id), workers: workers,
      now: { self.now })
    let computed = try await pass.run(progress: progress)
    try catalogue.write { try catalogue.runs.finish(runID, now: now) }
    return RunReport(id: runID, scenes: (failed + computed).sorted { $0.name < $1.name })
  }
}
