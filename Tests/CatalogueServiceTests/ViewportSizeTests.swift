import Catalogue
import CatalogueService
import Testing

struct ViewportSizeTests {
  static let sizes: [(text: String, name: String, body: String)] = [
    ("375x812", "375x812", #"{"height":812,"width":375}"#),
    ("375x812@3", "375x812@3x", #"{"height":812,"scale":3,"width":375}"#),
    ("375x812@3x", "375x812@3x", #"{"height":812,"scale":3,"width":375}"#),
    ("375x812.0", "375x812", #"{"height":812,"width":375}"#),
    ("0375x0812.00", "375x812", #"{"height":812,"width":375}"#),
    ("375.5x812", "375.5x812", #"{"height":812,"width":375.5}"#),
    ("0375.50x100", "375.5x100", #"{"height":100,"width":375.5}"#),
    ("1000x20@03.0", "1000x20@3x", #"{"height":20,"scale":3,"width":1000}"#),
    ("00.050x10.0@1.50x", "0.05x10@1.5x", #"{"height":10,"scale":1.5,"width":0.05}"#),
    ("0.5x1.25@1.5x", "0.5x1.25@1.5x", #"{"height":1.25,"scale":1.5,"width":0.5}"#),
  ]

  @Test(arguments: sizes)
  func `a size makes the viewport of its name when there is none`(
    text: String, name: String, body: String
  ) throws {
    let catalogue = try TemporaryCatalogue()
    try catalogue.addScene()
    for scene in ["b", "c"] {
      _ = try catalogue.service.addScenes(
        scene, layout: "grid", content: "few", viewports: [text])
      #expect(try catalogue.status(scene).viewport == name)
    }
    let stored = try catalogue.service.body(.viewport, name)
    #expect(stored.revision == 1)
    #expect(String(decoding: stored.body, as: UTF8.self) == body)
    #expect(try catalogue.service.documents(.viewport).count == 2)
  }

  @Test(arguments: [
    "", "x", "375", "375x", "x812", "375x812x3", "375x812@", "375x812@x", "375x812@3@3",
    "375x812@3xx", "-1x2", "1e3x5", " 375x812", ".5x1", "1.x1", "1.2.3x1", "375X812",
    "infx1", "0x10x1", "\u{663}x1",
  ])
  func `a text of another shape is no size`(text: String) {
    #expect(ViewportSize(text) == nil)
  }

  @Test(arguments: ["0x812", "00.0x812", "375x0", "375x812@0", "9999999999x1"])
  func `a size that no viewport may have is refused and nothing is written`(text: String) throws {
    let catalogue = try TemporaryCatalogue()
    try catalogue.addScene()
    let before = try catalogue.everything()
    let error = #expect(throws: ServiceError.self) {
      try catalogue.service.addScenes(
        "b", layout: "grid", content: "few", viewports: ["phone", text])
    }
    guard case .invalidDocument(.viewport, _, _, _) = error else {
      Issue.record("the error is \(String(describing: error))")
      return
    }
    #expect(try catalogue.everything() == before)
  }

  @Test func `a stored viewport of a size's name is taken, whatever its size is`() throws {
    let catalogue = try TemporaryCatalogue()
    try catalogue.addScene()
    let body = Documents.viewport(1, 2)
    _ = try catalogue.service.add(.viewport, "375x812", body: body)
    _ = try catalogue.service.addScenes(
      "b", layout: "grid", content: "few", viewports: ["375x812"])
    #expect(try catalogue.service.history(.viewport, "375x812").count == 1)
  }

  @Test func `a scene can be moved to a size`() async throws {
    let catalogue = try TemporaryCatalogue()
    try catalogue.addScene()
    _ = try await catalogue.service.compute()
    let status = try catalogue.service.updateScene("a", viewport: "375x812@3")
    #expect(status.viewport == "375x812@3x")
    #expect(status.state == .stale)
  }
}
