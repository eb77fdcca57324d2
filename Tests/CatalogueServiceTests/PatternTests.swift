import Catalogue
import CatalogueService
import LayoutEngine
import Testing

struct PatternTests {
  /// Makes a catalogue with the pattern `tall` and the layout `tiles` that names it.
  private func catalogue() throws -> TemporaryCatalogue {
    let catalogue = try TemporaryCatalogue()
    _ = try catalogue.service.add(.pattern, "tall", body: Documents.pattern())
    _ = try catalogue.service.add(.layout, "tiles", body: Documents.mosaic("tall"))
    return catalogue
  }

  @Test func `a layout that names a pattern there is not is refused, with a suggestion`()
    async throws
  {
    let catalogue = try catalogue()
    let before = try catalogue.everything()
    func refusal(_ layout: String) -> ServiceError {
      .patternMissing(layout: layout, pattern: "tal", known: ["tall"])
    }
    #expect(throws: refusal("new")) {
      try catalogue.service.add(.layout, "new", body: Documents.mosaic("tal"))
    }
    await #expect(throws: refusal("tiles")) {
      try await catalogue.service.update(.layout, "tiles", body: Documents.mosaic("tal"))
    }
    #expect(refusal("new").description.hasSuffix("did you mean 'tall'?"))
    #expect(try catalogue.everything() == before)
  }

  @Test func `patterns that only an override names must exist too`() throws {
    let catalogue = try catalogue()
    let body = #"{"kind":"mosaic","pattern":"tall","sections":[{"pattern":"wide"}]}"#
    #expect(throws: ServiceError.patternMissing(layout: "b", pattern: "wide", known: ["tall"])) {
      try catalogue.service.add(.layout, "b", body: Documents.bytes(body))
    }
    _ = try catalogue.service.add(.pattern, "wide", body: Documents.pattern())
    _ = try catalogue.service.add(.layout, "b", body: Documents.bytes(body))
    for pattern in ["tall", "wide"] {
      #expect(throws: ServiceError.self) { try catalogue.service.remove(.pattern, pattern) }
    }
  }

  @Test(arguments: [true, false])
  func `a pattern that a layout's head names is neither renamed nor removed`(force: Bool) throws {
    let catalogue = try catalogue()
    let before = try catalogue.everything()
    let refusal = ServiceError.patternNamed(pattern: "tall", layouts: ["tiles"])
    #expect(throws: refusal) { try catalogue.service.rename(.pattern, "tall", to: "b") }
    #expect(throws: refusal) { try catalogue.service.remove(.pattern, "tall", force: force) }
    #expect(refusal.description.contains("'tiles'"))
    #expect(try catalogue.everything() == before)
  }

  @Test
  func `a pattern that only an older revision names may go, and then keeps it from coming back`()
    async throws
  {
    let catalogue = try catalogue()
    _ = try await catalogue.service.update(.layout, "tiles", body: Documents.list())
    try catalogue.service.rename(.pattern, "tall", to: "high")
    await #expect(
      throws: ServiceError.patternMissing(layout: "tiles", pattern: "tall", known: ["high"])
    ) {
      try await catalogue.service.restore(.layout, "tiles@1")
    }
    #expect(try catalogue.service.remove(.pattern, "high") == [])
    await #expect(throws: ServiceError.patternMissing(layout: "tiles", pattern: "tall", known: []))
    {
      try await catalogue.service.restore(.layout, "tiles@1")
    }
    #expect(try catalogue.service.history(.layout, "tiles").count == 2)
    try catalogue.expectSound()
  }

  @Test func `another pattern of the name is what an older revision stands for then`() async throws
  {
    let catalogue = try catalogue()
    _ = try await catalogue.service.update(.layout, "tiles", body: Documents.list())
    _ = try catalogue.service.remove(.pattern, "tall")
    _ = try catalogue.service.add(.pattern, "tall", body: Documents.pattern(height: 7))
    _ = try await catalogue.service.restore(.layout, "tiles@1")
    _ = try catalogue.service.add(.content, "few", body: Documents.content(1))
    _ = try catalogue.service.addScenes(
      "a", layout: "tiles", content: "few", viewports: ["320x568"])
    _ = try await catalogue.service.compute()
    #expect(try catalogue.service.frames("a").frames.rects.map(\.height) == [7])
    try catalogue.expectSound()
  }

  @Test func `a layout names a pattern in whichever spelling`() async throws {
    let catalogue = try TemporaryCatalogue()
    let service = catalogue.service
    _ = try service.add(.pattern, "\u{E9}", body: Documents.pattern(height: 7))
    _ = try service.add(.layout, "tiles", body: Documents.mosaic("e\u{301}"))
    _ = try service.add(.content, "few", body: Documents.content(1))
    _ = try service.addScenes("a", layout: "tiles", content: "few", viewports: ["320x568"])
    #expect(try await service.compute().words == ["a": "first"])
    #expect(try service.frames("a").frames.rects.map(\.height) == [7])
    #expect(try service.documents(.pattern).map(\.sceneCount) == [1])
  }

  @Test func `a scene that is removed lets go of the pattern only with the layout`() async throws {
    let catalogue = try catalogue()
    let service = catalogue.service
    _ = try service.add(.content, "few", body: Documents.content(1))
    _ = try service.addScenes("a", layout: "tiles", content: "few", viewports: ["320x568"])
    _ = try await service.compute()
    #expect(try service.remove(.layout, "tiles", force: true) == ["a"])
    #expect(try service.remove(.pattern, "tall") == [])
    #expect(try catalogue.number("SELECT count(*) FROM pattern_use") == 0)
    #expect(try catalogue.number("SELECT count(*) FROM snapshot_pattern") == 0)
    try catalogue.expectSound()
  }
}
