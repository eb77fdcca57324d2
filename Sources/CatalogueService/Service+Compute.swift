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
    let scenes =
      selection.isEmpty ? nil : try catalogue.read { try self.scenes(matching: selection) }
    return try await recompute(
      scenes, cause: "compute", subject: selection.joined(separator: " "), progress: progress)
  }

  /// Computes those of the scenes, or of all, that are missing or stale, as one run.
  func recompute(
    _ scenes: [(id: Int64, name: String)]?, cause: String, subject: String,
    progress: (Int, Int) async -> Void
  ) async throws -> RunReport {
    let wanted = scenes.map { Set($0.map(\.id)) }
    var (due, failed, version) = try catalogue.read {
      let (due, failed) = try catalogue.scenes.outdated()
      return (due, failed, try catalogue.versionOfOthers())
    }
    if let wanted {
      due.removeAll { !wanted.contains($0.id) }
      failed.removeAll { !wanted.contains($0.id) }
    }
    let known = failed.map { status in
      RunReport.Scene(
        name: status.name, before: status.latest, after: nil,
        result: .failed(status.message ?? ""))
    }
    guard !due.isEmpty else { return RunReport(id: nil, scenes: known) }
    try checkPinnedEngine()
    var pass = Recomputation(
      catalogue, run: .init(cause: cause, subject: subject, startedAt: now), scenes: due,
      version: version, workers: workers, changeLimit: changeLimit, now: { self.now })
    let computed = try await pass.run(progress: progress)
    return RunReport(id: pass.runID, scenes: (known + computed).sorted { $0.name < $1.name })
  }
}
