import Catalogue
import CatalogueService
import LayoutEngine
import SQLite
import Testing

extension TemporaryCatalogue {
  /// Expects what is true of every catalogue, whatever has happened to it.
  ///
  /// The file is sound, no frames are left over, every snapshot has the frames that follow from
  /// what it says it was computed from, and states are what the definitions make them.
  func expectSound(sourceLocation: SourceLocation = #_sourceLocation) throws {
    let problems = try Connection(path: path, mode: .readWrite).integrityCheck()
    #expect(problems == [], sourceLocation: sourceLocation)
    let unused = try rows(
      "SELECT id FROM frame_set WHERE id NOT IN (SELECT frame_set_id FROM snapshot)")
    #expect(unused == [], sourceLocation: sourceLocation)
    let viewed = try rows("SELECT scene, state FROM scene_status ORDER BY scene")
    let told = try service.statuses().map { status -> [Value] in
      [.text(status.name), .text(status.state.rawValue)]
    }
    #expect(viewed == told, sourceLocation: sourceLocation)
    let catalogue = try Catalogue(path: path, access: .read, now: "")
    for scene in try service.statuses() {
      let snapshots = try service.sceneDetail(scene.name).snapshots.map {
        try present(catalogue.snapshots.find(id: $0.id))
      }
      try expectTrueState(of: scene, latest: snapshots.last, sourceLocation)
      for snapshot in snapshots {
        try expectTrueFrames(of: snapshot, in: scene, sourceLocation)
      }
    }
  }

  private func expectTrueFrames(
    of snapshot: SnapshotRecord, in scene: SceneStatus, _ sourceLocation: SourceLocation
  ) throws {
    guard
      let layout = try body(.layout, snapshot.layout),
      let content = try body(.content, snapshot.content),
      let viewport = try body(.viewport, snapshot.viewport)
    else { return }
    var preview = Service.Preview(
      layout: ("layout", layout), content: ("content", content), viewport: ("viewport", viewport))
    preview.engine = snapshot.engine
    for pattern in snapshot.patterns {
      let name = try present(pattern.name)
      preview.patterns[name] = (name, try present(body(.pattern, pattern)))
    }
    let reference = "\(scene.name)@\(snapshot.number)"
    #expect(
      try service.frames(reference).frames == Service.frames(of: preview), "\(reference)",
      sourceLocation: sourceLocation)
  }

  private func expectTrueState(
    of scene: SceneStatus, latest: SnapshotRecord?, _ sourceLocation: SourceLocation
  ) throws {
    #expect(scene.latest == latest?.number, sourceLocation: sourceLocation)
    #expect((scene.message != nil) == (scene.state == .failed), sourceLocation: sourceLocation)
    switch scene.state {
    case .failed: break
    case .missing: #expect(latest == nil, sourceLocation: sourceLocation)
    case .stale:
      #expect(try !isCurrent(present(latest), scene), sourceLocation: sourceLocation)
    case .pending, .clean:
      #expect(try isCurrent(present(latest), scene), sourceLocation: sourceLocation)
      let accepted = try service.frames("\(scene.name)@\(present(scene.baseline))").frames
      let isSame = try service.frames(scene.name).frames == accepted
      #expect(isSame == (scene.state == .clean), sourceLocation: sourceLocation)
    }
  }

  /// Whether a snapshot was computed from the heads of a scene's documents by the pinned engine.
  private func isCurrent(_ snapshot: SnapshotRecord, _ scene: SceneStatus) throws -> Bool {
    func isHead(_ source: SnapshotRecord.Source, _ kind: DocumentKind, _ name: String) throws
      -> Bool
    {
      try source.name == name && source.number == service.body(kind, name).revision
    }
    let layout = try Layout(json: service.body(.layout, scene.layout).body)
    let hasPatterns = try layout.patternNames.allSatisfy { name in
      try snapshot.patterns.contains { try isHead($0, .pattern, name) }
    }
    return try hasPatterns && isHead(snapshot.layout, .layout, scene.layout)
      && isHead(snapshot.content, .content, scene.content)
      && isHead(snapshot.viewport, .viewport, scene.viewport)
      && snapshot.engine == service.engineVersion()
  }

  private func body(_ kind: DocumentKind, _ source: SnapshotRecord.Source) throws -> [UInt8]? {
    guard let name = source.name, let number = source.number else { return nil }
    return try service.body(kind, "\(name)@\(number)").body
  }
}
