import Catalogue
import CatalogueService
import Testing

/// Scenes that are more than one transaction, or the memory of one, takes.
struct ManyScenesTests {
  @Test func `more scenes than one transaction takes are all computed, in one run`() async throws {
    let catalogue = try TemporaryCatalogue()
    try catalogue.addScene()
    _ = try catalogue.service.addScenes(
      "s", layout: "grid", content: "few", viewports: (0..<1300).map { "\(300 + $0)x500" })
    var steps: [Int] = []
    let report = try await catalogue.service.compute { done, total in
      steps.append(done)
      #expect(total == 1301)
    }
    #expect(report.scenes.count == 1301)
    #expect(report.scenes.map(\.name) == report.scenes.map(\.name).sorted())
    #expect(steps.last == 1301 && steps == steps.sorted() && steps.count > 2)
    #expect(try catalogue.number("SELECT count(*) FROM run") == 1)
    #expect(try catalogue.number("SELECT first FROM run") == 1301)
    try catalogue.expectSound()
  }

  @Test func `contents that are too much to be kept together do not hold up each other's scenes`()
    async throws
  {
    let catalogue = try TemporaryCatalogue()
    try catalogue.addGallery()
    _ = try catalogue.service.add(.viewport, "none", body: Documents.narrow)
    let names = ["x", "y", "z"]
    for name in names {
      _ = try catalogue.service.add(.content, name, body: Documents.content(1_000_000))
    }
    for number in 0..<3 {
      for name in names {
        // There is no room for a column, which is found out before anything is placed.
        _ = try catalogue.service.addScenes(
          "\(name)\(number)", layout: "grid", content: name, viewports: ["none"])
      }
    }
    let report = try await catalogue.service.compute(names.map { "\($0)*" })
    let expected = names.flatMap { name in (0..<3).map { "\(name)\($0)" } }
    #expect(report.scenes.map(\.name) == expected)
    #expect(report.words.values.allSatisfy { $0 == "failed" })
    try catalogue.expectSound()
  }

  @Test func `sections without items count as well when scenes are taken together`() async throws {
    let catalogue = try TemporaryCatalogue()
    try catalogue.addGallery()
    let sections = Array(repeating: #"{"items":0}"#, count: 100_000).joined(separator: ",")
    _ = try catalogue.service.add(
      .content, "empty", body: Documents.bytes(#"{"sections":[\#(sections)]}"#))
    _ = try catalogue.service.addScenes(
      "empty", layout: "grid", content: "empty", viewports: ["300x500", "400x500", "500x500"])
    var steps: [Int] = []
    _ = try await catalogue.service.compute(["empty/*"]) { done, _ in steps.append(done) }
    #expect(steps == [0, 1, 2, 3])
  }
}
