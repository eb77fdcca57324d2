import Catalogue
import CatalogueService
import LayoutEngine
import Testing

/// How scenes are compared with their baselines without a write.
struct CheckTests {
  /// Two scenes of one layout with baselines.
  private func computed(itemHeight: Double = 50) async throws -> Service {
    let service = try Service.empty()
    try service.add(.layout, "list", text: layout(itemHeight))
    try service.add(.content, "two", text: #"{"sections":[{"items":2}]}"#)
    _ = try service.addScenes(
      "s", layout: "list", content: "two", viewports: ["100x100", "200x100"])
    _ = try await service.compute()
    return service
  }

  private func layout(_ itemHeight: Double) -> String {
    #"{"kind":"uniform","itemHeight":\#(itemHeight)}"#
  }

  private func save(_ body: String, in service: Service) async throws {
    _ = try await service.update(.layout, "list", body: Array(body.utf8), recomputes: false)
  }

  private func words(_ report: CheckReport) -> [String] {
    report.scenes.map { scene in
      switch scene.result {
      case .same: "same"
      case .different(let difference, _): "\(difference.resizedCount) resized"
      case .missing: "missing"
      case .failed(let message): message
      }
    }
  }

  @Test func `scenes with the frames of their baselines are the same`() async throws {
    let report = try await computed().check()
    #expect(report.scenes.map(\.name) == ["s/100x100", "s/200x100"])
    #expect(words(report) == ["same", "same"])
    #expect(report.isSame)
    #expect(!report.hasStale)
  }

  @Test func `a layout that was saved and not computed differs, and is stale`() async throws {
    let service = try await computed()
    let before = try service.exported()
    try await save(layout(60), in: service)
    let report = try await service.check(["s/2*"])
    #expect(words(report) == ["2 resized"])
    #expect(report.scenes.map(\.baseline) == [1])
    #expect(report.scenes.map(\.isStale) == [true])
    #expect(!report.isSame && !report.hasFailure)
    #expect(try service.statuses().map(\.latest) == [1, 1])
    #expect(try service.exported() != before)
  }

  @Test func `a difference names the inputs that are others than the baseline's`() async throws {
    let service = try await computed()
    try await save(layout(60), in: service)
    try service.add(.content, "three", text: #"{"sections":[{"items":3}]}"#)
    _ = try service.updateScene("s/100x100", content: "three")
    let causes: [[String]] = try await service.check().scenes.map { scene in
      if case .different(_, let causes) = scene.result { causes } else { [] }
    }
    #expect(
      causes == [
        ["layout list@1 -> list@2", "content two@1 -> three@1"], ["layout list@1 -> list@2"],
      ])
  }

  @Test func `a difference within the tolerance is none`() async throws {
    let service = try await computed()
    try await save(layout(50.25), in: service)
    #expect(words(try await service.check(tolerance: 0.2)) == ["2 resized", "2 resized"])
    #expect(words(try await service.check(tolerance: 0.5)) == ["same", "same"])
  }

  @Test func `a stale scene may have the frames of its baseline`() async throws {
    let service = try await computed()
    try await save(#"{"kind":"uniform","itemHeight":50,"headerHeight":0}"#, in: service)
    let report = try await service.check()
    #expect(report.isSame)
    #expect(report.hasStale)
  }

  @Test func `a scene without a baseline is missing, also one that can be computed`() async throws {
    let service = try await computed()
    _ = try service.addScenes("new", layout: "list", content: "two", viewports: ["100x100"])
    let report = try await service.check()
    #expect(words(report) == ["missing", "same", "same"])
    #expect(!report.isSame && !report.hasFailure)
  }

  @Test func `a scene that cannot be computed fails, and the others are compared`() async throws {
    let service = try await computed()
    try await save(
      #"{"kind":"uniform","itemHeight":5,"columnCount":2,"interItemSpacing":{"x":150}}"#,
      in: service)
    let report = try await service.check()
    #expect(report.hasFailure)
    #expect(words(report).map { $0.contains("no room") } == [true, false])
    #expect(words(report)[1] == "2 resized")
  }

  @Test func `a name that stands for no scene is an error`() async throws {
    let service = try await computed()
    await #expect(throws: ServiceError.self) { try await service.check(["t"]) }
    await #expect(throws: ServiceError.self) { try await service.check(["t*"]) }
  }

  @Test func `more scenes than fit into one pass all come out, by name`() async throws {
    let service = try Service.empty()
    try service.add(.layout, "list", text: layout(10))
    try service.add(.content, "two", text: #"{"sections":[{"items":2}]}"#)
    for number in 100..<400 {
      _ = try service.addScenes(
        "s\(number)", layout: "list", content: "two", viewports: ["\(number)x9"])
    }
    _ = try await service.compute()
    try await save(layout(20), in: service)
    var calls: [Int] = []
    let report = try await service.check { done, total in calls.append(done * 1_000 + total) }
    #expect(report.scenes.map(\.name) == (100..<400).map { "s\($0)" })
    #expect(words(report).allSatisfy { $0 == "2 resized" })
    #expect(calls == [300, 128_300, 256_300, 300_300])
  }

  @Test(arguments: 0..<10) func `an export in memory compares as its catalogue`(seed: Int)
    async throws
  {
    let service = try await RandomCatalogue(seed: UInt64(seed)).service
    let other = try Service.imported(service.exported())
    await #expect(words(try await other.check()) == words(try service.check()))
  }
}
