import Catalogue
import CatalogueService
import LayoutEngine
import Testing

struct AcceptTests {
  /// Makes a scene `a` with snapshots of these item heights, the first one accepted.
  private func scene(heights: Double...) async throws -> TemporaryCatalogue {
    let catalogue = try TemporaryCatalogue()
    try catalogue.addScene()
    for height in heights {
      _ = try await catalogue.service.update(.layout, "grid", body: Documents.grid(height: height))
    }
    return catalogue
  }

  @Test func `the latest snapshot becomes the baseline, with why in the log`() async throws {
    let catalogue = try await scene(heights: 60, 70, 80)
    #expect(try catalogue.state() == .pending)
    let report = try catalogue.service.accept(["a"], message: "it's right")
    #expect(report.refused == [])
    #expect(report.accepted.map(\.scene) == ["a"])
    #expect(report.accepted.map(\.number) == [3] && report.accepted.map(\.previous) == [1])
    #expect(try catalogue.state() == .clean)
    #expect(try catalogue.status().baseline == 3)
    guard case .acceptance(let records)? = try catalogue.service.log().first else {
      Issue.record("the log's newest entry is no acceptance")
      return
    }
    #expect(records.map(\.message) == ["it's right"])
    #expect(records.map(\.number) == [3] && records.map(\.previous) == [1])
    try catalogue.expectSound()
  }

  @Test func `what is accepted already is accepted again without a trace`() async throws {
    let catalogue = try await scene(heights: 60, 70)
    _ = try catalogue.service.accept(["a"])
    let before = try catalogue.everything()
    let report = try catalogue.service.accept(["a"], message: "again")
    #expect(report.accepted.map(\.number) == [2] && report.refused == [])
    #expect(try catalogue.service.accept(["a@2"]).accepted.map(\.number) == [2])
    #expect(try catalogue.everything() == before)
  }

  @Test func `a named snapshot becomes the baseline, also an older one`() async throws {
    let catalogue = try await scene(heights: 60, 70, 80)
    #expect(try catalogue.service.accept(["a@2"]).accepted.map(\.number) == [2])
    #expect(try catalogue.status().baseline == 2)
    #expect(try catalogue.state() == .pending)
    #expect(try catalogue.service.accept(["a@1"]).accepted.map(\.previous) == [2])
    try catalogue.expectSound()
  }

  @Test func `an older snapshot with the latest one's bytes makes the scene clean`() async throws {
    // Snapshot 3 has the bytes of 1, but is neither the baseline's nor the previous one's.
    let catalogue = try await scene(heights: 60, 70)
    _ = try catalogue.service.accept(["a@2"])
    _ = try await catalogue.service.update(.layout, "grid", body: Documents.grid(height: 80))
    _ = try await catalogue.service.update(.layout, "grid", body: Documents.grid(height: 60))
    #expect(try catalogue.number("SELECT count(*) FROM frame_set") == 4)
    #expect(try catalogue.state() == .pending)
    _ = try catalogue.service.accept(["a@1"])
    #expect(try catalogue.state() == .clean)
    #expect(try catalogue.number("SELECT count(*) FROM frame_set") == 3)
    #expect(try catalogue.service.frames("a").frames == catalogue.service.frames("a@1").frames)
    try catalogue.expectSound()
  }

  @Test func `stale, failed and missing scenes are refused one by one, the rest goes on`()
    async throws
  {
    let catalogue = try TemporaryCatalogue()
    try catalogue.addGallery()
    let service = catalogue.service
    _ = try await service.compute(["grid", "list", "tiles", "many"])
    _ = try await service.update(.pattern, "tall", body: Documents.pattern(height: 3))
    _ = try await service.update(
      .layout, "list", body: Documents.list(height: 3), recomputes: false)
    _ = try await service.update(
      .content, "many", body: Documents.bytes(#"{"sections":[{"items":9}]}"#))
    _ = try service.add(.viewport, "narrow", body: Documents.narrow)
    _ = try service.updateScene("grid", viewport: "narrow")
    _ = try await service.compute(["grid"])
    #expect(
      try catalogue.states() == [
        "grid": .failed, "list": .stale, "many": .pending, "tablet": .missing, "tiles": .pending,
      ])
    let report = try service.accept([])
    #expect(report.accepted.map(\.scene) == ["many", "tiles"])
    #expect(
      report.refused == [
        .notComputed(scene: "grid", state: .failed), .notComputed(scene: "list", state: .stale),
        .notComputed(scene: "tablet", state: .missing),
      ])
    #expect(
      report.refused.map(\.description) == [
        "the scene 'grid' cannot be computed, 'framebook status' says why",
        "the scene 'list' is stale, compute it first",
        "the scene 'tablet' is missing, compute it first",
      ])
    #expect(try service.accept(["list@1", "grid@1"]).refused == [])
    try catalogue.expectSound()
  }

  @Test func `what there is not is refused, the rest goes on`() async throws {
    let catalogue = try await scene(heights: 60, 70)
    let report = try catalogue.service.accept(["b", "x*", "a@9", "a"])
    #expect(report.accepted.map(\.number) == [2])
    #expect(
      report.refused == [
        .notFound(what: "scene", name: "b", known: ["a"]),
        .notFound(what: "scene that matches", name: "x*", known: ["a"]),
        .noSnapshot(scene: "a", number: 9, newest: 2),
      ])
  }

  @Test func `a pattern of names accepts all it selects, in one entry of the log`() async throws {
    let catalogue = try TemporaryCatalogue()
    try catalogue.addGallery()
    _ = try await catalogue.service.compute()
    _ = try await catalogue.service.update(.content, "few", body: Documents.content(7))
    let report = try catalogue.service.accept(["t*", "grid"], message: "seven")
    #expect(report.accepted.map(\.scene) == ["tablet", "tiles", "grid"])
    guard case .acceptance(let records)? = try catalogue.service.log().first else {
      Issue.record("the log's newest entry is no acceptance")
      return
    }
    #expect(records.map(\.scene) == ["tablet", "tiles", "grid"])
    #expect(try catalogue.state("list") == .pending)
  }

  @Test func `damaged frames are not accepted`() async throws {
    let catalogue = try await scene(heights: 60, 70)
    try catalogue.run(
      "UPDATE frame_set SET frames = zeroblob(length(frames)) WHERE id = "
        + "(SELECT frame_set_id FROM snapshot WHERE number = 2)")
    let before = try catalogue.everything()
    #expect(throws: CatalogueError.self) { try catalogue.service.accept(["a"]) }
    #expect(throws: CatalogueError.self) { try catalogue.service.accept([]) }
    #expect(try catalogue.everything() == before)
  }

  @Test func `a removed scene stays in the log of acceptances by its name`() async throws {
    let catalogue = try await scene(heights: 60, 70)
    _ = try catalogue.service.accept(["a"], message: "yes")
    try catalogue.service.removeScene("a")
    let entries = try catalogue.service.log(scene: "a")
    guard case .acceptance(let records)? = entries.first else {
      Issue.record("the log's newest entry is no acceptance")
      return
    }
    #expect(records.map(\.scene) == ["a"] && records.map(\.number) == [2])
    #expect(entries.count == 3)
    try catalogue.expectSound()
  }
}
