import Catalogue
import CatalogueService
import Testing

struct SceneTests {
  @Test func `several viewports make a scene each, and nothing is computed`() throws {
    let catalogue = try TemporaryCatalogue()
    try catalogue.addScene()
    let names = try catalogue.service.addScenes(
      "home", layout: "grid", content: "few", viewports: ["phone", "375x812@3", "768x1024"])
    #expect(names == ["home/phone", "home/375x812@3x", "home/768x1024"])
    for name in names { #expect(try catalogue.state(name) == .missing) }
    #expect(try catalogue.number("SELECT count(*) FROM run") == 0)
    #expect(try catalogue.number("SELECT count(*) FROM snapshot") == 0)
  }

  @Test func `a scene of what there is not, or of a taken name, is refused as a whole`() throws {
    let catalogue = try TemporaryCatalogue()
    let service = catalogue.service
    try catalogue.addScene()
    let before = try catalogue.everything()
    let missing = ServiceError.notFound(what: "layout", name: "gird", known: ["grid"])
    #expect(throws: missing) {
      try service.addScenes("b", layout: "gird", content: "few", viewports: ["phone"])
    }
    #expect(throws: ServiceError.notFound(what: "content", name: "fw", known: ["few"])) {
      try service.addScenes("b", layout: "grid", content: "fw", viewports: ["phone"])
    }
    #expect(throws: ServiceError.notFound(what: "viewport", name: "fone", known: ["phone"])) {
      try service.addScenes("b", layout: "grid", content: "few", viewports: ["fone"])
    }
    #expect(throws: ServiceError.exists(what: "scene", name: "a")) {
      try service.addScenes("a", layout: "grid", content: "few", viewports: ["phone"])
    }
    #expect(throws: ServiceError.invalid("the viewport '1x1' is given twice")) {
      try service.addScenes("b", layout: "grid", content: "few", viewports: ["1x1", "1x1"])
    }
    #expect(throws: ServiceError.self) {
      try service.addScenes("b", layout: "grid", content: "few", viewports: [])
    }
    #expect(try catalogue.everything() == before)
  }

  static let moves: [(layout: String?, content: String?, viewport: String?)] = [
    ("list", nil, nil), (nil, "many", nil), (nil, nil, "tablet"), ("list", "many", "tablet"),
  ]

  @Test(arguments: moves)
  func `a scene made of other documents is stale and keeps its history`(
    layout: String?, content: String?, viewport: String?
  ) async throws {
    let catalogue = try TemporaryCatalogue()
    try catalogue.addGallery()
    _ = try await catalogue.service.compute(["grid"])
    let status = try catalogue.service.updateScene(
      "grid", layout: layout, content: content, viewport: viewport)
    #expect(status.layout == layout ?? "grid")
    #expect(status.content == content ?? "few")
    #expect(status.viewport == viewport ?? "phone")
    #expect(status.state == .stale && status.baseline == 1 && status.latest == 1)
    #expect(try await catalogue.service.compute(["grid"]).words == ["grid": "changed"])
    #expect(try catalogue.state("grid") == .pending)
    #expect(try catalogue.snapshotNumbers("grid") == [1, 2])
    try catalogue.expectSound()
  }

  @Test func `a scene made of the same documents, or moved back, is as it was`() async throws {
    let catalogue = try TemporaryCatalogue()
    try catalogue.addGallery()
    _ = try await catalogue.service.compute(["grid"])
    #expect(try catalogue.service.updateScene("grid", layout: "grid").state == .clean)
    _ = try catalogue.service.updateScene("grid", layout: "list")
    #expect(try catalogue.service.updateScene("grid", layout: "grid").state == .clean)
  }

  @Test func `a renamed scene keeps its frames, its baseline and its log`() async throws {
    let catalogue = try TemporaryCatalogue()
    let service = catalogue.service
    try catalogue.addScene()
    _ = try service.addScenes("taken", layout: "grid", content: "few", viewports: ["phone"])
    _ = try await service.compute(["a"])
    #expect(throws: ServiceError.taken(what: "scene", name: "taken")) {
      try service.renameScene("a", to: "taken")
    }
    try service.renameScene("a", to: "b")
    #expect(throws: ServiceError.self) { try service.sceneDetail("a") }
    #expect(try catalogue.state("b") == .clean)
    #expect(try service.log(scene: "b").count == 1)
    #expect(throws: ServiceError.self) { try service.log(scene: "a") }
    let before = try catalogue.everything()
    try service.renameScene("b", to: "b")
    #expect(try catalogue.everything() == before)
  }

  @Test func `a removed scene is gone with its frames, its documents stay`() async throws {
    let catalogue = try TemporaryCatalogue()
    try catalogue.addScene()
    _ = try await catalogue.service.compute()
    try catalogue.service.removeScene("a")
    #expect(throws: ServiceError.notFound(what: "scene", name: "a", known: [])) {
      try catalogue.service.removeScene("a")
    }
    #expect(try catalogue.number("SELECT count(*) FROM snapshot") == 0)
    #expect(try catalogue.number("SELECT count(*) FROM frame_set") == 0)
    #expect(try catalogue.service.documents(.layout).map(\.sceneCount) == [0])
    try catalogue.expectSound()
  }

  @Test func `names and patterns select scenes, each once, in order`() throws {
    let catalogue = try TemporaryCatalogue()
    try catalogue.addGallery()
    func selected(_ selection: String...) throws -> [String] {
      try catalogue.service.statuses(selection).map(\.name)
    }
    #expect(try selected() == ["grid", "list", "many", "tablet", "tiles"])
    #expect(try selected("tiles", "grid") == ["grid", "tiles"])
    #expect(try selected("t*", "tiles", "?iles") == ["tablet", "tiles"])
    #expect(try selected("[gl]*") == ["grid", "list"])
    let error = #expect(throws: ServiceError.self) { try selected("grid", "girid") }
    #expect(error?.description == "there is no scene 'girid', did you mean 'grid'?")
    #expect(throws: ServiceError.self) { try selected("grid", "x*") }
  }

  @Test(arguments: ["ab", "a*", "*"])
  func `a selection with something that is not there computes nothing`(bad: String) async throws {
    let catalogue = try TemporaryCatalogue()
    if bad != "*" {
      try catalogue.addScene()
      try catalogue.service.renameScene("a", to: "grid")
    }
    let before = try catalogue.everything()
    let selection = bad == "*" ? ["*"] : ["grid", bad]
    await #expect(throws: ServiceError.self) { try await catalogue.service.compute(selection) }
    #expect(try catalogue.everything() == before)
  }
}
