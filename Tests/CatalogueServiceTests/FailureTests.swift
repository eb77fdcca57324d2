import Catalogue
import CatalogueService
import Testing

struct FailureTests {
  /// Makes a gallery, all computed, and a viewport `phone` that some of its scenes find too narrow.
  private func failing() async throws -> (TemporaryCatalogue, SaveReport) {
    let catalogue = try TemporaryCatalogue()
    try catalogue.addGallery()
    _ = try await catalogue.service.compute()
    return (
      catalogue, try await catalogue.service.update(.viewport, "phone", body: Documents.narrow)
    )
  }

  @Test func `a scene that cannot be computed fails, the rest of the batch goes on`() async throws {
    let (catalogue, report) = try await failing()
    #expect(report.revision == 2 && report.run?.hasFailure == true)
    #expect(
      report.run?.words
        == ["grid": "failed", "many": "failed", "list": "changed", "tiles": "changed"])
    for name in ["grid", "many"] {
      let status = try catalogue.status(name)
      #expect(status.state == .failed && status.latest == 1 && status.baseline == 1)
      #expect(status.message?.contains("no room") == true)
      #expect(try catalogue.snapshotNumbers(name) == [1])
    }
    // The valid revision stays saved.
    #expect(try catalogue.service.body(.viewport, "phone").revision == 2)
    try catalogue.expectSound()
  }

  @Test func `a failure is in the log, with why and without a snapshot`() async throws {
    let (catalogue, report) = try await failing()
    guard case .run(let run, let changes) = try catalogue.service.log(run: #require(report.run?.id))
    else { return }
    #expect(run.failed == 2 && run.changed == 2)
    let failed = changes.filter { $0.message != nil }
    #expect(failed.map(\.scene) == ["grid", "many"])
    #expect(failed.allSatisfy { $0.before == 1 && $0.after == nil })
  }

  @Test func `a known failure is reported again and neither computed nor written again`()
    async throws
  {
    let (catalogue, report) = try await failing()
    let before = try catalogue.everything()
    let again = try await catalogue.service.compute()
    #expect(again.id == nil && again.hasFailure)
    #expect(again.words == ["grid": "failed", "many": "failed"])
    #expect(
      try await catalogue.service.compute(["grid"]).words == ["grid": "failed"])
    for scene in again.scenes {
      guard case .failed(let message) = scene.result else { continue }
      let status = try catalogue.status(scene.name)
      #expect(message == status.message)
    }
    #expect(report.run?.scenes.count == 4)
    #expect(try catalogue.everything() == before)
  }

  @Test
  func
    `a failure ends when an input moves, and what is computed then is compared with the last frames`()
    async throws
  {
    let (catalogue, _) = try await failing()
    _ = try await catalogue.service.update(
      .viewport, "phone", body: Documents.viewport(320, 568), recomputes: false)
    #expect(try catalogue.state("grid") == .stale)
    #expect(try catalogue.status("grid").message == nil)
    let words = try await catalogue.service.compute().words
    #expect(words["grid"] == "unchanged" && words["many"] == "unchanged")
    #expect(try catalogue.state("grid") == .clean)
    #expect(try catalogue.snapshotNumbers("grid") == [1, 2])
    #expect(try catalogue.number("SELECT count(*) FROM failure") == 0)
    try catalogue.expectSound()
  }

  @Test func `a scene that fails at first has no baseline; its first frames become it`()
    async throws
  {
    let catalogue = try TemporaryCatalogue()
    try catalogue.addScene()
    _ = try await catalogue.service.update(.viewport, "phone", body: Documents.narrow)
    #expect(try catalogue.state() == .failed)
    #expect(try catalogue.status().latest == nil)
    #expect(throws: ServiceError.notComputed(scene: "a", state: .failed)) {
      try catalogue.service.frames("a")
    }
    let report = try await catalogue.service.update(
      .viewport, "phone", body: Documents.viewport(320, 568))
    #expect(report.run?.words == ["a": "first"])
    #expect(try catalogue.status().baseline == 1)
    #expect(try catalogue.state() == .clean)
  }

  @Test func `a failure of one cause after a failure of another tells the latest one`() async throws
  {
    let (catalogue, _) = try await failing()
    let first = try catalogue.status("grid").message
    _ = try await catalogue.service.upgradeEngine(to: 1)
    let body = #"{"kind":"uniform","itemHeight":50,"rounding":"edges"}"#
    _ = try await catalogue.service.update(.layout, "grid", body: Documents.bytes(body))
    let second = try catalogue.status("grid").message
    #expect(first != second)
    #expect(second?.contains("rounding") == true)
    #expect(try catalogue.number("SELECT count(*) FROM failure WHERE scene_id = 1") == 1)
    try catalogue.expectSound()
  }

  @Test func `removing the document of a failure leaves nothing of it`() async throws {
    let (catalogue, _) = try await failing()
    _ = try catalogue.service.updateScene("grid", viewport: "tablet")
    _ = try catalogue.service.remove(.viewport, "phone", force: true)
    #expect(try catalogue.service.statuses().map(\.name) == ["grid", "tablet"])
    #expect(try catalogue.number("SELECT count(*) FROM failure") == 0)
    try catalogue.expectSound()
  }

  @Test func `frames of a failed scene are the last ones and said to be out of date`() async throws
  {
    let (catalogue, _) = try await failing()
    let frames = try catalogue.service.frames("grid")
    #expect(frames.snapshot == 1 && frames.isStale)
    #expect(try !catalogue.service.frames("grid@1").isStale)
  }
}
