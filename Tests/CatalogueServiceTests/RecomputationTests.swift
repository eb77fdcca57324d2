import Catalogue
import CatalogueService
import LayoutEngine
import Testing

struct RecomputationTests {
  /// A change to one thing, with the scenes of the gallery that depend on it.
  struct Change: CustomTestStringConvertible {
    let kind: DocumentKind
    let name: String
    let body: [UInt8]
    let dependents: [String]

    var testDescription: String { "\(kind.rawValue) \(name)" }

    static let all = [
      Change(
        kind: .layout, name: "grid", body: Documents.grid(height: 60),
        dependents: ["grid", "many", "tablet"]),
      Change(
        kind: .layout, name: "list", body: Documents.list(height: 60), dependents: ["list"]),
      Change(
        kind: .pattern, name: "tall", body: Documents.pattern(height: 60), dependents: ["tiles"]),
      Change(
        kind: .content, name: "few", body: Documents.content(5),
        dependents: ["grid", "list", "tablet", "tiles"]),
      Change(kind: .content, name: "many", body: Documents.content(1), dependents: ["many"]),
      Change(
        kind: .viewport, name: "phone", body: Documents.viewport(300, 500),
        dependents: ["grid", "list", "many", "tiles"]),
    ]
  }

  @Test(arguments: Change.all)
  func `without recomputing, a change makes exactly its dependents stale`(change: Change)
    async throws
  {
    let catalogue = try TemporaryCatalogue()
    try catalogue.addGallery()
    _ = try await catalogue.service.compute()
    let report = try await catalogue.service.update(
      change.kind, change.name, body: change.body, recomputes: false)
    #expect(report.run == nil && report.leftStale == change.dependents.count)
    let stale = try catalogue.states().filter { $0.value == .stale }
    #expect(stale.keys.sorted() == change.dependents)
    #expect(try catalogue.number("SELECT count(*) FROM run") == 1)
    #expect(try catalogue.number("SELECT count(*) FROM snapshot") == 5)
    try catalogue.expectSound()

    let words = try await catalogue.service.compute().words
    #expect(words.keys.sorted() == change.dependents)
    #expect(words.values.allSatisfy { $0 == "changed" })
  }

  @Test(arguments: Change.all)
  func `a new revision recomputes exactly its dependents and reports what moved`(
    change: Change
  ) async throws {
    let catalogue = try TemporaryCatalogue()
    try catalogue.addGallery()
    _ = try await catalogue.service.compute()
    let report = try await catalogue.service.update(change.kind, change.name, body: change.body)
    let run = try #require(report.run)
    #expect(report.revision == 2 && report.leftStale == 0)
    #expect(run.scenes.map(\.name) == change.dependents)
    for scene in run.scenes {
      #expect(scene.before == 1 && scene.after == 2)
      guard case .changed(let difference) = scene.result else {
        Issue.record("\(scene.name) is \(scene.word)")
        continue
      }
      #expect(!difference.isEmpty)
      let stored = try catalogue.service.diff("\(scene.name)@1").diffs
      #expect(stored.map(\.frames) == [difference])
    }
    for (scene, state) in try catalogue.states() {
      #expect(state == (change.dependents.contains(scene) ? .pending : .clean))
      #expect(
        try catalogue.snapshotNumbers(scene) == (change.dependents.contains(scene) ? [1, 2] : [1]))
    }
    try catalogue.expectSound()
  }

  @Test(arguments: Change.all)
  func `restoring recomputes the same scenes, which are clean again`(change: Change) async throws {
    let catalogue = try TemporaryCatalogue()
    try catalogue.addGallery()
    _ = try await catalogue.service.compute()
    _ = try await catalogue.service.update(change.kind, change.name, body: change.body)
    let report = try await catalogue.service.restore(change.kind, "\(change.name)@1")
    #expect(report.run?.scenes.map(\.name) == change.dependents)
    #expect(report.run?.words.values.allSatisfy { $0 == "changed" } == true)
    #expect(try catalogue.states().values.allSatisfy { $0 == .clean })
    // The frames of the baseline are stored once.
    #expect(
      try catalogue.number("SELECT count(*) FROM frame_set") == Int64(5 + change.dependents.count))
    try catalogue.expectSound()
  }

  @Test func `saving computes only what depends on it, other stale scenes stay stale`() async throws
  {
    let catalogue = try TemporaryCatalogue()
    try catalogue.addGallery()
    _ = try await catalogue.service.compute()
    _ = try await catalogue.service.update(
      .layout, "grid", body: Documents.grid(height: 1), recomputes: false)
    let report = try await catalogue.service.update(
      .layout, "list", body: Documents.list(height: 1))
    #expect(report.run?.words == ["list": "changed"])
    #expect(try catalogue.state("grid") == .stale)
  }

  @Test func `saving computes dependents that have never been computed, too`() async throws {
    let catalogue = try TemporaryCatalogue()
    try catalogue.addGallery()
    let report = try await catalogue.service.update(
      .layout, "list", body: Documents.list(height: 1))
    #expect(report.run?.words == ["list": "first"])
  }

  @Test func `a document without scenes is saved without a run`() async throws {
    let catalogue = try TemporaryCatalogue()
    _ = try catalogue.service.add(.layout, "list", body: Documents.list())
    let report = try await catalogue.service.update(
      .layout, "list", body: Documents.list(height: 1))
    #expect(report.run == nil && report.revision == 2)
    #expect(try catalogue.number("SELECT count(*) FROM run") == 0)
  }

  @Test func `a first snapshot is number 1 and the baseline`() async throws {
    let catalogue = try TemporaryCatalogue()
    try catalogue.addScene()
    let report = try await catalogue.service.compute()
    #expect(report.scenes.map(\.word) == ["first"])
    guard case .first(let elements, let size)? = report.scenes.first?.result else { return }
    #expect(elements == 5 && size == Size(width: 320, height: 150))
    let status = try catalogue.status()
    #expect(status.baseline == 1 && status.latest == 1 && status.engine == 2)
    #expect(status.state == .clean)
    #expect(try catalogue.service.frames("a").frames.rects.count == 5)
    // What made the first baseline is no acceptance of somebody's.
    #expect(try catalogue.number("SELECT count(*) FROM acceptance") == 0)
  }

  @Test func `computing again with nothing stale writes nothing`() async throws {
    let catalogue = try TemporaryCatalogue()
    try catalogue.addGallery()
    _ = try await catalogue.service.compute()
    let before = try catalogue.everything()
    let report = try await catalogue.service.compute()
    #expect(report.id == nil && report.scenes.isEmpty)
    #expect(try await catalogue.service.compute(["grid", "t*"]).scenes.isEmpty)
    #expect(try catalogue.everything() == before)
  }

  @Test func `computing some scenes leaves the others missing`() async throws {
    let catalogue = try TemporaryCatalogue()
    try catalogue.addGallery()
    #expect(
      try await catalogue.service.compute(["t*"]).words == ["tablet": "first", "tiles": "first"])
    #expect(try catalogue.states().filter { $0.value == .missing }.count == 3)
  }

  @Test func `a revision that moves nothing writes a snapshot, but no frames and no change`()
    async throws
  {
    let catalogue = try TemporaryCatalogue()
    try catalogue.addScene()
    _ = try await catalogue.service.compute()
    let body = #"{"height":568,"contentOffset":{"x":0,"y":0},"width":320}"#
    let report = try await catalogue.service.update(.viewport, "phone", body: Documents.bytes(body))
    #expect(report.run?.words == ["a": "unchanged"])
    #expect(report.run?.scenes.map(\.after) == [2])
    #expect(try catalogue.state() == .clean)
    #expect(try catalogue.snapshotNumbers() == [1, 2])
    #expect(try catalogue.number("SELECT count(*) FROM frame_set") == 1)
    #expect(try catalogue.number("SELECT count(*) FROM change WHERE run_id = 2") == 0)
    #expect(try catalogue.number("SELECT unchanged FROM run WHERE id = 2") == 1)
    try catalogue.expectSound()
  }

  @Test func `empty contents have snapshots, too`() async throws {
    let catalogue = try TemporaryCatalogue()
    _ = try catalogue.service.add(.layout, "list", body: Documents.list())
    for (name, body) in [("none", Documents.content()), ("empty", Documents.content(0, 0))] {
      _ = try catalogue.service.add(.content, name, body: body)
      _ = try catalogue.service.addScenes(
        name, layout: "list", content: name, viewports: ["320x568"])
    }
    #expect(try await catalogue.service.compute().words == ["none": "first", "empty": "first"])
    #expect(try catalogue.service.frames("none").frames.sections.count == 0)
    #expect(try catalogue.service.frames("empty").frames.sections.count == 2)
    #expect(try catalogue.states().values.allSatisfy { $0 == .clean })
    #expect(
      try await catalogue.service.update(.layout, "list", body: Documents.list(height: 9)).run?
        .words
        == ["none": "unchanged", "empty": "unchanged"])
    try catalogue.expectSound()
  }

  @Test func `a change of the content's extent alone is a change`() async throws {
    let catalogue = try TemporaryCatalogue()
    _ = try catalogue.service.add(.layout, "list", body: Documents.list())
    _ = try catalogue.service.add(.content, "none", body: Documents.content())
    _ = try catalogue.service.addScenes(
      "a", layout: "list", content: "none", viewports: ["320x568"])
    _ = try await catalogue.service.compute()
    let report = try await catalogue.service.update(
      .viewport, "320x568", body: Documents.viewport(400, 568))
    #expect(report.run?.words == ["a": "changed"])
    #expect(try catalogue.state() == .pending)
    #expect(try catalogue.number("SELECT count(*) FROM frame_set") == 1)
    try catalogue.expectSound()
  }

  @Test func `a snapshot's number is never used again`() async throws {
    let catalogue = try TemporaryCatalogue()
    try catalogue.addScene()
    for height in [1.0, 2] {
      _ = try await catalogue.service.update(.layout, "grid", body: Documents.grid(height: height))
    }
    // Between two numbers there may be a failure and the loss of older snapshots.
    _ = try await catalogue.service.update(.viewport, "phone", body: Documents.narrow)
    _ = try catalogue.service.accept(["a@2"])
    try catalogue.run("DELETE FROM snapshot WHERE number = 1")
    try catalogue.run("DELETE FROM frame_set WHERE id NOT IN (SELECT frame_set_id FROM snapshot)")
    let report = try await catalogue.service.restore(.viewport, "phone@1")
    #expect(report.run?.scenes.map(\.after) == [3])
    #expect(try catalogue.snapshotNumbers() == [2, 3])
    #expect(throws: ServiceError.noSnapshot(scene: "a", number: 1, newest: 3)) {
      try catalogue.service.frames("a@1")
    }
    try catalogue.expectSound()
  }

  @Test func `a report keeps as many changes as are asked for, the log has all counts`()
    async throws
  {
    let catalogue = try TemporaryCatalogue()
    try catalogue.addGallery()
    _ = try await catalogue.service.compute()
    let service = try Service(path: catalogue.path, access: .write, changeLimit: 0)
    let report = try await service.update(.layout, "list", body: Documents.list(height: 60))
    let scene = try present(report.run?.scenes.first { $0.name == "list" })
    guard case .changed(let difference) = scene.result else {
      Issue.record("the scene has not changed")
      return
    }
    #expect(difference.changeCount > 0)
    #expect(difference.changes.isEmpty)
    guard case .run(_, let changes) = try service.log(run: present(report.run?.id)) else { return }
    let change = try present(changes.first { $0.scene == "list" })
    #expect(change.moved == difference.movedCount && change.resized == difference.resizedCount)
  }
}
