import Catalogue
import CatalogueService
import LayoutEngine
import Testing

struct EngineUpgradeTests {
  /// Makes a catalogue of engine 1 with a scene that engine 2 lays out otherwise and one that not.
  private func catalogue() async throws -> TemporaryCatalogue {
    let catalogue = try TemporaryCatalogue(engine: 1)
    try catalogue.addScene(items: 4)
    _ = try catalogue.service.add(.content, "gaps", body: Documents.content(4, 0, 2))
    _ = try catalogue.service.addScenes("b", layout: "grid", content: "gaps", viewports: ["phone"])
    _ = try await catalogue.service.compute()
    return catalogue
  }

  @Test func `the pin moves and all scenes are computed by the other engine`() async throws {
    let catalogue = try await catalogue()
    let upgrade = try await catalogue.service.upgradeEngine()
    #expect(upgrade.from == 1 && upgrade.to == Engine.newest)
    #expect(upgrade.run.words == ["a": "unchanged", "b": "changed"])
    #expect(try catalogue.service.engineVersion() == 2)
    #expect(try catalogue.states() == ["a": .clean, "b": .pending])
    #expect(try catalogue.service.sceneDetail("b").snapshots.map(\.engine) == [1, 2])
    #expect(try catalogue.status("a").engine == 2)
    guard case .run(let run, let changes) = try catalogue.service.log(run: #require(upgrade.run.id))
    else { return }
    #expect(run.cause == "engine" && run.subject == "1 -> 2" && run.engine == 2)
    #expect(run.unchanged == 1 && run.changed == 1)
    #expect(changes.map(\.scene) == ["b"])
    try catalogue.expectSound()
  }

  @Test func `forth and back ends with the accepted frames, stored once, under new numbers`()
    async throws
  {
    let catalogue = try await catalogue()
    _ = try await catalogue.service.upgradeEngine()
    let back = try await catalogue.service.upgradeEngine(to: 1)
    #expect(back.from == 2 && back.to == 1)
    #expect(back.run.words == ["a": "unchanged", "b": "changed"])
    #expect(try catalogue.states() == ["a": .clean, "b": .clean])
    let snapshots = try catalogue.service.sceneDetail("b").snapshots
    #expect(snapshots.map(\.number) == [1, 2, 3])
    #expect(snapshots.map(\.engine) == [1, 2, 1])
    #expect(snapshots[0].frameSetID == snapshots[2].frameSetID)
    #expect(try catalogue.number("SELECT count(*) FROM frame_set") == 3)
    try catalogue.expectSound()
  }

  @Test func `nothing is told of an engine's frames but by its own snapshot`() async throws {
    let catalogue = try await catalogue()
    let old = try catalogue.service.frames("b")
    try catalogue.run("UPDATE catalogue SET engine_version = 2")
    #expect(try catalogue.states() == ["a": .stale, "b": .stale])
    #expect(try catalogue.service.frames("b").isStale)
    #expect(try catalogue.service.frames("b").engine == 1)
    _ = try await catalogue.service.compute()
    let new = try catalogue.service.frames("b")
    #expect(old.engine == 1 && new.engine == 2 && old.frames != new.frames)
    #expect(try catalogue.service.frames("b@1").frames == old.frames)
    let diff = try #require(try catalogue.service.diff("b").diffs.first)
    #expect(diff.causes == ["engine 1 -> 2"])
    #expect(diff.before.engine == 1 && diff.after.engine == 2)
  }

  @Test func `a dry run tells what the upgrade would do and writes nothing`() async throws {
    let catalogue = try await catalogue()
    _ = try catalogue.service.addScenes(
      "c", layout: "grid", content: "few", viewports: ["1000x500"])
    let before = try catalogue.everything()
    let dry = try catalogue.service.upgradeEngineDryRun()
    #expect(dry.from == 1 && dry.to == 2 && dry.run.id == nil)
    #expect(dry.run.words == ["a": "unchanged", "b": "changed", "c": "first"])
    #expect(try catalogue.everything() == before)
    let real = try await catalogue.service.upgradeEngine()
    #expect(real.run.words == dry.run.words)
    guard
      case .changed(let told)? = dry.run.scenes.first(where: { $0.name == "b" })?.result,
      case .changed(let done)? = real.run.scenes.first(where: { $0.name == "b" })?.result
    else {
      Issue.record("the scene did not change")
      return
    }
    #expect(told == done)
  }

  @Test(arguments: [0, 3, -1])
  func `an engine there is not is refused and nothing is written`(version: Int) async throws {
    let catalogue = try await catalogue()
    let before = try catalogue.everything()
    let service = catalogue.service
    let sentence = "there is no engine \(version), the versions are 1, 2"
    await #expect(throws: ServiceError.invalid(sentence)) {
      try await service.upgradeEngine(to: version)
    }
    #expect(throws: ServiceError.invalid(sentence)) {
      try service.upgradeEngineDryRun(to: version)
    }
    #expect(throws: ServiceError.invalid(sentence)) {
      try service.diff(engines: (1, version))
    }
    #expect(try catalogue.everything() == before)
    let new = catalogue.folder + "/new.db"
    #expect(throws: ServiceError.invalid(sentence)) {
      try Service(path: new, access: .create(engine: version))
    }
    #expect(throws: CatalogueError.self) {
      try Service(path: new, access: .read)
    }
  }

  @Test func `upgrading to the pinned engine computes what is stale and no more`() async throws {
    let catalogue = try await catalogue()
    let before = try catalogue.everything()
    #expect(try await catalogue.service.upgradeEngine(to: 1).run.scenes.isEmpty)
    #expect(try catalogue.everything() == before)
    _ = try await catalogue.service.update(
      .content, "gaps", body: Documents.content(1), recomputes: false)
    #expect(try await catalogue.service.upgradeEngine(to: 1).run.words == ["b": "changed"])
  }

  @Test func `the pin has moved also when the computation is interrupted, and that goes on later`()
    async throws
  {
    let catalogue = try await catalogue()
    let service = try catalogue.another(busyTimeout: .zero)
    var locks: [WriteLock] = []
    await #expect(throws: (any Error).self) {
      try await service.upgradeEngine { _, _ in
        if let lock = try? WriteLock(catalogue) { locks.append(lock) }
      }
    }
    #expect(locks.count == 1)
    locks = []
    #expect(try service.engineVersion() == 2)
    #expect(try catalogue.states() == ["a": .stale, "b": .stale])
    #expect(try await service.compute().words == ["a": "unchanged", "b": "changed"])
    try catalogue.expectSound()
  }

  @Test func `a field of engine 2 may be saved, and engine 1 refuses to compute it`() async throws {
    let catalogue = try await catalogue()
    let body = #"{"kind":"uniform","itemHeight":50,"rounding":"edges"}"#
    let report = try await catalogue.service.update(.layout, "grid", body: Documents.bytes(body))
    #expect(report.revision == 2 && report.run?.hasFailure == true)
    #expect(try catalogue.states() == ["a": .failed, "b": .failed])
    #expect(
      try catalogue.service.upgradeEngineDryRun().run.words.values.allSatisfy { $0 == "changed" })
    #expect(try await catalogue.service.upgradeEngine().run.hasFailure == false)
    #expect(try await catalogue.service.upgradeEngine(to: 1).run.hasFailure)
    #expect(try catalogue.states() == ["a": .failed, "b": .failed])
    try catalogue.expectSound()
  }

  @Test func `a scale is no matter to engine 1`() async throws {
    let catalogue = try await catalogue()
    let report = try await catalogue.service.update(
      .viewport, "phone", body: Documents.bytes(#"{"width":320,"height":568,"scale":3}"#))
    #expect(report.run?.words == ["a": "unchanged", "b": "unchanged"])
  }

  @Test func `two engines are compared in memory, from the heads`() async throws {
    let catalogue = try await catalogue()
    _ = try await catalogue.service.update(
      .layout, "grid", body: Documents.grid(height: 7), recomputes: false)
    let before = try catalogue.everything()
    let report = try catalogue.service.diff(engines: (1, 2))
    #expect(report.diffs.map(\.before.scene) == ["a", "b"])
    #expect(report.diffs.map(\.frames.isEmpty) == [true, false])
    #expect(report.diffs.allSatisfy { $0.causes == ["engine 1 -> 2"] })
    #expect(report.diffs.allSatisfy { $0.before.snapshot == nil && $0.after.snapshot == nil })
    #expect(try catalogue.service.diff(engines: (2, 1), ["b"]).diffs.count == 1)
    #expect(try catalogue.everything() == before)
  }

  @Test
  func `a catalogue of an engine that this program lacks is read, and computed only after moving`()
    async throws
  {
    let catalogue = try await catalogue()
    let service = catalogue.service
    try catalogue.run("UPDATE catalogue SET engine_version = 9")
    let before = try catalogue.everything()
    #expect(try service.engineVersion() == 9)
    #expect(try catalogue.states() == ["a": .stale, "b": .stale])
    #expect(try service.frames("a").engine == 1)
    let error = await #expect(throws: ServiceError.self) { try await service.compute() }
    #expect(error?.description.contains("engine 9") == true)
    await #expect(throws: ServiceError.self) {
      try await service.update(.layout, "grid", body: Documents.grid(height: 7))
    }
    #expect(try await service.restore(.layout, "grid@1").isUnchanged)
    #expect(try catalogue.everything() == before)
    _ = try await service.update(
      .layout, "grid", body: Documents.grid(height: 7), recomputes: false)
    #expect(try await service.upgradeEngine(to: 2).run.hasFailure == false)
    try catalogue.expectSound()
  }
}
