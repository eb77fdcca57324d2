import Catalogue
import LayoutEngine

extension Service {
  /// Reads the whole catalogue as of one moment and hands out its scenes by name, one at a time.
  ///
  /// A scene that has been computed comes with its frames, the others with nil; only the frames of
  /// one scene are held at once. `begin` is called first, `progress` with each scene.
  ///
  /// - Parameter historyLimit: How many entries of its history a scene has at most, given how
  ///   many scenes there are.
  package func report(
    historyLimit: (_ sceneCount: Int) -> Int,
    progress: (Int, Int) -> Void = { _, _ in },
    begin: (CatalogueReport) throws -> Void,
    visit: (CatalogueReport.Scene, CatalogueReport.Pictures?) throws -> Void
  ) throws {
    try catalogue.read {
      let statuses = try catalogue.scenes.statuses()
      try begin(
        CatalogueReport(
          engine: try catalogue.engineVersion(),
          counts: Dictionary(statuses.map { ($0.state, 1) }, uniquingKeysWith: +)))
      var cache = InputCache(catalogue)
      let limit = historyLimit(statuses.count)
      for (index, status) in statuses.enumerated() {
        progress(index, statuses.count)
        try read(status, historyLimit: limit, &cache, for: visit)
      }
      progress(statuses.count, statuses.count)
    }
  }

  private func read(
    _ status: SceneStatus, historyLimit: Int, _ cache: inout InputCache,
    for visit: (CatalogueReport.Scene, CatalogueReport.Pictures?) throws -> Void
  ) throws {
    guard let heads = try catalogue.scenes.inputs(id: status.id) else { return }
    let baseline = try catalogue.snapshots.baseline(ofScene: status.id)
    let latest = try catalogue.snapshots.latest(ofScene: status.id)
    let pictures = try latest.map { try readPictures(baseline ?? $0, $0, heads, &cache) }
    let history = try readHistory(ofSceneID: status.id, atMost: historyLimit + 1)
    let scene = CatalogueReport.Scene(
      status: status,
      layoutKind: try cache.layout(heads.layoutID).kind,
      inputs: CatalogueReport.inputs(
        baseline: baseline.map(InputSources.init), latest: latest.map(InputSources.init),
        heads: try InputSources(headsOf: status, heads, in: catalogue)),
      baselineEngine: baseline?.engine,
      difference: pictures?.difference,
      history: Array(history.prefix(historyLimit)),
      hasOlderHistory: history.count > historyLimit)
    try visit(scene, pictures)
  }

  private func readPictures(
    _ baseline: SnapshotRecord, _ latest: SnapshotRecord, _ heads: SceneInputs,
    _ cache: inout InputCache
  ) throws -> CatalogueReport.Pictures {
    let after = try catalogue.frameSets.frames(of: latest)
    // Snapshots with the same frames share them, with contents of other extents or not.
    let isSame = baseline.frameSetID == latest.frameSetID
    let before =
      try isSame && baseline.contentWidth == latest.contentWidth
      && baseline.contentHeight == latest.contentHeight
      ? after : catalogue.frameSets.frames(of: baseline)
    // A viewport that has been removed gives way to the one that the scene has now.
    let viewport = try cache.viewport(latest.viewportRevisionID ?? heads.viewportID)
    return CatalogueReport.Pictures(
      baseline: before, latest: after, viewport: viewport,
      difference: FrameDiff(before: before, after: after, in: viewport))
  }

  /// Reads what happened to a scene, newest first, at most so many entries.
  private func readHistory(ofSceneID sceneID: Int64, atMost limit: Int) throws -> [LogEntry] {
    let changes = try catalogue.runs.changes(ofSceneID: sceneID, atMost: limit)
      .map { LogEntry.run($0.run, [$0.change]) }
    let acceptances = try catalogue.runs.acceptances(ofSceneID: sceneID, atMost: limit)
      .map { LogEntry.acceptance([$0]) }
    let merged = Service.merged(changes.reversed(), acceptances.reversed())
    return Array(merged.reversed().prefix(limit))
  }
}

extension CatalogueReport {
  /// Sets the inputs of both snapshots and of the heads side by side.
  fileprivate static func inputs(
    baseline: InputSources?, latest: InputSources?, heads: InputSources
  ) -> [Input] {
    func input(_ kind: DocumentKind, _ source: KeyPath<InputSources, SnapshotRecord.Source>)
      -> Input
    {
      Input(
        kind: kind, baseline: baseline?[keyPath: source], latest: latest?[keyPath: source],
        head: heads[keyPath: source])
    }
    let sides = [baseline, latest, heads].compactMap { $0 }
    let names = Set(sides.flatMap(\.patterns).compactMap(\.name)).sorted()
    let patterns = names.map { name in
      func source(_ side: InputSources?) -> SnapshotRecord.Source? {
        side?.patterns.first { $0.name == name }
      }
      return Input(
        kind: .pattern, baseline: source(baseline), latest: source(latest), head: source(heads))
    }
    return [input(.layout, \.layout)] + patterns
      + [input(.content, \.content), input(.viewport, \.viewport)]
  }
}
