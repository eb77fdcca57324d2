import Catalogue
import SQLite
import Testing

struct SceneStateTests {
  /// A scene that names one pattern and has an accepted snapshot, as the test's start.
  private struct Start {
    let place: TemporaryCatalogue
    let catalogue: Catalogue
    let scene: SceneRecord
    let snapshot: SnapshotRecord

    init() throws {
      place = try TemporaryCatalogue()
      catalogue = try place.open()
      scene = try catalogue.addScene("a")
      let pattern = try catalogue.addDocument(.pattern, "trio")
      let layout = try present(catalogue.documents.find(.layout, "a"))
      let catalogue = catalogue
      try catalogue.write {
        try catalogue.documents.setPatterns([pattern.id], ofLayoutRevision: layout.headID)
      }
      snapshot = try catalogue.addSnapshot(of: scene)
      let (sceneID, snapshotID) = (scene.id, snapshot.id)
      try catalogue.write { try catalogue.scenes.setBaseline(snapshotID, ofScene: sceneID) }
    }

    func state() throws -> SceneState? { try catalogue.scenes.status(id: scene.id)?.state }

    func fail() throws { try catalogue.fail(scene) }
  }

  /// What a scene's frames follow from, each with a way to move it.
  enum Input: String, CaseIterable {
    case layout, pattern, content, viewport, engine

    fileprivate func move(in catalogue: Catalogue) throws {
      switch self {
      case .layout:
        let layout = try present(catalogue.documents.find(.layout, "a"))
        let moved = try catalogue.append(to: layout, body: "2")
        let pattern = try present(catalogue.documents.find(.pattern, "trio"))
        try catalogue.write {
          try catalogue.documents.setPatterns([pattern.id], ofLayoutRevision: moved.headID)
        }
      case .pattern:
        let pattern = try present(catalogue.documents.find(.pattern, "trio"))
        _ = try catalogue.append(to: pattern, body: "2")
      case .content:
        let content = try present(catalogue.documents.find(.content, "a"))
        _ = try catalogue.append(to: content, body: "2")
      case .viewport:
        let viewport = try present(catalogue.documents.find(.viewport, "a"))
        _ = try catalogue.append(to: viewport, body: "2")
      case .engine: try catalogue.write { try catalogue.setEngineVersion(1) }
      }
    }
  }

  @Test func `a scene without a snapshot is missing`() throws {
    let place = try TemporaryCatalogue()
    let catalogue = try place.open()
    let scene = try catalogue.addScene("a")
    #expect(try catalogue.scenes.status(id: scene.id)?.state == .missing)
  }

  @Test func `a scene whose latest snapshot is accepted and current is clean`() throws {
    let start = try Start()
    #expect(try start.state() == .clean)
    let status = try #require(try start.catalogue.scenes.status(id: start.scene.id))
    #expect(status.baseline == 1 && status.latest == 1 && status.engine == 2)
  }

  @Test(arguments: Input.allCases)
  func `each input that moves makes a scene stale until it is computed again`(input: Input) throws {
    let start = try Start()
    try input.move(in: start.catalogue)
    #expect(try start.state() == .stale)
    try start.catalogue.addSnapshot(of: start.scene, frameSet: start.snapshot.frameSetID)
    #expect(try start.state() == .clean)
  }

  @Test(arguments: Input.allCases)
  func `a failure holds while its inputs are the current ones`(input: Input) throws {
    let start = try Start()
    try start.fail()
    #expect(try start.state() == .failed)
    #expect(try start.catalogue.scenes.status(id: start.scene.id)?.message == "no room")
    try input.move(in: start.catalogue)
    #expect(try start.state() == .stale)
    #expect(try start.catalogue.scenes.status(id: start.scene.id)?.message == nil)
    try start.fail()
    #expect(try start.state() == .failed)
  }

  @Test func `a scene is pending when its latest frames are not the accepted ones`() throws {
    let start = try Start()
    let second = try start.catalogue.addSnapshot(of: start.scene, width: 2)
    #expect(try start.state() == .pending)
    try start.catalogue.write {
      try start.catalogue.scenes.setBaseline(second.id, ofScene: start.scene.id)
    }
    #expect(try start.state() == .clean)
  }

  @Test(arguments: [(100.0, 200.5), (99.0, 200.0)])
  func `a scene is pending when only the content size is not the accepted one`(
    width: Double, height: Double
  ) throws {
    let start = try Start()
    let runID = try start.catalogue.beginRun()
    _ = try start.catalogue.write {
      try start.catalogue.snapshots.insert(
        number: 2, ofScene: start.scene.id,
        inputs: present(start.catalogue.scenes.inputs(id: start.scene.id)), runID: runID,
        contentWidth: width, contentHeight: height, frameSetID: start.snapshot.frameSetID,
        now: TemporaryCatalogue.now)
    }
    #expect(try start.state() == .pending)
  }

  @Test func `failed comes before missing, stale before pending`() throws {
    let place = try TemporaryCatalogue()
    let catalogue = try place.open()
    let scene = try catalogue.addScene("b")
    try catalogue.fail(scene)
    #expect(try catalogue.scenes.status(id: scene.id)?.state == .failed)

    let start = try Start()
    try start.catalogue.addSnapshot(of: start.scene, width: 2)
    try Input.content.move(in: start.catalogue)
    #expect(try start.state() == .stale)
  }

  @Test func `a pattern that a layout's head no longer names makes nothing stale`() throws {
    let start = try Start()
    let layout = try present(start.catalogue.documents.find(.layout, "a"))
    _ = try start.catalogue.append(to: layout, body: "2")
    try start.catalogue.addSnapshot(of: start.scene, frameSet: start.snapshot.frameSetID)
    #expect(try start.state() == .clean)
    try Input.pattern.move(in: start.catalogue)
    #expect(try start.state() == .clean)
  }

  @Test func `outdated are those to be computed and those that fail, by key`() throws {
    let start = try Start()
    let catalogue = start.catalogue
    #expect(try catalogue.scenes.outdated().due.isEmpty)
    let missing = try catalogue.addScene("0 missing")
    let stale = try catalogue.addScene("z stale")
    try catalogue.addSnapshot(of: stale)
    let viewport = try present(catalogue.documents.find(.viewport, "z stale"))
    _ = try catalogue.append(to: viewport, body: "2")
    try start.fail()
    let pending = try catalogue.addScene("pending")
    try catalogue.addSnapshot(of: pending)
    let (due, failed) = try catalogue.scenes.outdated()
    #expect(due.map(\.id) == [missing.id, stale.id])
    #expect(due.map(\.contentID) == [missing.contentID, stale.contentID])
    #expect(failed == [try present(catalogue.scenes.status(id: start.scene.id))])
    let some = try catalogue.scenes.statuses([pending.id, 999, missing.id])
    #expect(Set(some.map(\.state)) == [.pending, .missing])
  }
}
