import Catalogue
import CatalogueService
import LayoutEngine
import Testing

struct DiffTests {
  /// Makes a scene `a` with snapshots of three item heights, the first one accepted.
  private func catalogue() async throws -> TemporaryCatalogue {
    let catalogue = try TemporaryCatalogue()
    try catalogue.addScene()
    _ = try await catalogue.service.compute()
    for height in [60.0, 70] {
      _ = try await catalogue.service.update(.layout, "grid", body: Documents.grid(height: height))
    }
    return catalogue
  }

  static let sides: [(first: String, second: String?, before: Int, after: Int)] = [
    ("a", nil, 1, 3), ("a@2", nil, 2, 3), ("a@1", "a@2", 1, 2), ("a@3", "a@1", 3, 1),
    ("a", "a@1", 3, 1), ("a@2", "a", 2, 3), ("a", "a", 3, 3),
  ]

  @Test(arguments: sides)
  func `references name the two sides, the baseline and the latest when they do not`(
    first: String, second: String?, before: Int, after: Int
  ) async throws {
    let catalogue = try await catalogue()
    let diff = try #require(try catalogue.service.diff(first, second).diffs.first)
    #expect(diff.before.snapshot == before && diff.after.snapshot == after)
    #expect(diff.before.scene == "a" && diff.after.scene == "a")
    #expect(diff.causes == (before == after ? [] : ["layout grid@\(before) -> grid@\(after)"]))
    #expect(diff.frames.isEmpty == (before == after))
    let stored = try FrameDiff(
      before: catalogue.service.frames("a@\(before)").frames,
      after: catalogue.service.frames("a@\(after)").frames,
      in: Viewport(size: Size(width: 320, height: 568)))
    #expect(diff.frames == stored)
  }

  @Test func `each input that differs is a cause`() async throws {
    let catalogue = try TemporaryCatalogue()
    let service = catalogue.service
    try catalogue.addGallery()
    _ = try await service.compute(["tiles"])
    let layout = #"{"kind":"mosaic","pattern":"tall","sectionSpacing":9}"#
    _ = try await service.update(.layout, "tiles", body: Documents.bytes(layout), recomputes: false)
    _ = try await service.update(
      .pattern, "tall", body: Documents.pattern(height: 9), recomputes: false)
    _ = try await service.update(.content, "few", body: Documents.content(9), recomputes: false)
    _ = try await service.update(
      .viewport, "phone", body: Documents.viewport(9, 9), recomputes: false)
    _ = try await service.upgradeEngine(to: 1)
    #expect(
      try service.diff("tiles").diffs.first?.causes == [
        "layout tiles@1 -> tiles@2", "content few@1 -> few@2", "viewport phone@1 -> phone@2",
        "pattern tall@1 -> tall@2", "engine 2 -> 1",
      ])
  }

  @Test func `another document, pattern or a removed one is a cause by its name`() async throws {
    let catalogue = try TemporaryCatalogue()
    let service = catalogue.service
    try catalogue.addGallery()
    _ = try await service.compute(["grid"])
    _ = try service.updateScene("grid", layout: "tiles")
    _ = try await service.compute(["grid"])
    #expect(
      try service.diff("grid").diffs.first?.causes == [
        "layout grid@1 -> tiles@1", "pattern (none) -> tall@1",
      ])
    #expect(
      try service.diff("grid@2", "grid@1").diffs.first?.causes == [
        "layout tiles@1 -> grid@1", "pattern tall@1 -> (none)",
      ])
    _ = try service.remove(.layout, "grid", force: true)
    #expect(
      try service.diff("grid").diffs.first?.causes == [
        "layout (not kept) -> tiles@1", "pattern (none) -> tall@1",
      ])
    try catalogue.expectSound()
  }

  @Test func `the viewport of a snapshot may be gone`() async throws {
    let catalogue = try await catalogue()
    _ = try catalogue.service.updateScene("a", viewport: "375x812")
    _ = try await catalogue.service.compute()
    _ = try catalogue.service.remove(.viewport, "phone")
    let diff = try #require(try catalogue.service.diff("a@1", "a@2").diffs.first)
    #expect(!diff.frames.isEmpty)
    #expect(diff.causes == ["layout grid@1 -> grid@2"])
  }

  @Test func `what is within the tolerance is the same`() async throws {
    let catalogue = try await catalogue()
    _ = try await catalogue.service.update(.layout, "grid", body: Documents.grid(height: 101))
    let report = try await catalogue.service.update(
      .layout, "grid", body: Documents.grid(height: 101.00000000000001))
    #expect(report.run?.words == ["a": "changed"])
    #expect(try catalogue.service.diff("a@4").diffs.map(\.frames.isEmpty) == [false])
    #expect(
      try catalogue.service.diff("a@4", tolerance: 0.001).diffs.map(\.frames.isEmpty) == [true])
  }

  @Test func `a zero below zero moves nothing`() async throws {
    let catalogue = try TemporaryCatalogue()
    try catalogue.addScene()
    for (zero, word) in [("0", "first"), ("-0.0", "unchanged"), ("0.0", "unchanged")] {
      let body = #"{"kind":"uniform","itemHeight":5,"sectionSpacing":\#(zero),"headerHeight":1}"#
      let report = try await catalogue.service.update(.layout, "grid", body: Documents.bytes(body))
      #expect(report.isUnchanged || report.run?.words == ["a": word])
    }
    #expect(try catalogue.state() == .clean)
    let signs = try catalogue.service.frames("a").frames.rects.flatMap {
      [$0.x.sign, $0.y.sign, $0.width.sign, $0.height.sign]
    }
    #expect(signs.allSatisfy { $0 == .plus })
  }

  @Test func `without a reference all scenes are compared and the others noted`() async throws {
    let catalogue = try TemporaryCatalogue()
    let service = catalogue.service
    try catalogue.addGallery()
    _ = try await service.compute(["grid", "list", "tiles", "many"])
    _ = try await service.update(.pattern, "tall", body: Documents.pattern(height: 9))
    _ = try await service.update(
      .layout, "list", body: Documents.list(height: 9), recomputes: false)
    let before = try catalogue.everything()
    let report = try service.diff()
    #expect(report.diffs.map(\.after.scene) == ["tiles"])
    #expect(report.notes == ["'list' is stale", "'tablet' has not been computed"])
    #expect(report.failures.isEmpty)
    #expect(try service.diff("list").notes == ["'list' is stale"])
    #expect(try service.diff("list", "list@1").notes.isEmpty)
    #expect(try service.diff("grid").notes.isEmpty)
    #expect(try catalogue.everything() == before)
  }

  @Test func `a pattern of names compares the scenes that it selects`() async throws {
    let catalogue = try await catalogue()
    let service = catalogue.service
    _ = try service.addScenes("b", layout: "grid", content: "few", viewports: ["phone"])
    for pattern in ["a*", "?", "[a]"] {
      let report = try service.diff(pattern)
      #expect(report.diffs.map(\.after.scene) == ["a"])
      #expect(report.diffs.map(\.before.snapshot) == [1])
      #expect(report.diffs.map(\.after.snapshot) == [3])
      #expect(report.notes == (pattern == "?" ? ["'b' has not been computed"] : []))
    }
    #expect(
      throws: ServiceError.notFound(what: "scene that matches", name: "x*", known: ["a", "b"])
    ) { try service.diff("x*") }
    #expect(throws: ServiceError.notFound(what: "scene", name: "a*", known: ["a", "b"])) {
      try service.diff("a*", "a@1")
    }
  }

  @Test func `a side that does not exist is an error`() async throws {
    let catalogue = try await catalogue()
    let service = catalogue.service
    _ = try service.addScenes("new", layout: "grid", content: "few", viewports: ["phone"])
    let none = ServiceError.noSnapshot(scene: "new", number: 1, newest: nil)
    #expect(throws: none) { try service.diff("new@1") }
    #expect(throws: none) { try service.diff("a", "new@1") }
    #expect(throws: ServiceError.notComputed(scene: "new", state: .missing)) {
      try service.diff("new")
    }
    #expect(throws: ServiceError.notComputed(scene: "new", state: .missing)) {
      try service.diff("a", "new")
    }
    let error = #expect(throws: ServiceError.noSnapshot(scene: "a", number: 4, newest: 3)) {
      try service.diff("a@4")
    }
    #expect(error?.description == "the scene 'a' has no snapshot 4, the newest is 3")
    #expect(throws: ServiceError.notFound(what: "scene", name: "b", known: ["a", "new"])) {
      try service.diff("b@1")
    }
  }
}
