import Catalogue
import CatalogueService
import SQLite
import Testing

struct MovedInputsTests {
  /// What another process does to a scene's inputs between their computation and its storing.
  enum Move: String, CaseIterable {
    case layout, pattern, content, viewport, engine, otherDocument

    func move(by service: Service, recomputes: Bool) async throws {
      switch self {
      case .layout:
        let body = #"{"kind":"mosaic","pattern":"tall","sectionSpacing":9}"#
        _ = try await service.update(
          .layout, "tiles", body: Documents.bytes(body), recomputes: recomputes)
      case .pattern:
        _ = try await service.update(
          .pattern, "tall", body: Documents.pattern(height: 9), recomputes: recomputes)
      case .content:
        _ = try await service.update(
          .content, "few", body: Documents.content(9), recomputes: recomputes)
      case .viewport:
        _ = try await service.update(
          .viewport, "phone", body: Documents.viewport(9, 9), recomputes: recomputes)
      case .engine: _ = try await service.upgradeEngine(to: 1)
      case .otherDocument:
        _ = try service.updateScene("tiles", layout: "list")
        if recomputes { _ = try await service.compute(["tiles"]) }
      }
    }
  }

  @Test(arguments: Move.allCases, [true, false])
  func `a result whose inputs moved meanwhile is dropped and computed again`(
    move: Move, recomputes: Bool
  ) async throws {
    let catalogue = try TemporaryCatalogue()
    try catalogue.addGallery()
    let other = try catalogue.another()
    var isMoved = false
    let report = try await catalogue.service.compute(["tiles"]) { done, _ in
      guard done > 0, !isMoved else { return }
      isMoved = true
      await #expect(throws: Never.self) { try await move.move(by: other, recomputes: recomputes) }
    }
    #expect(isMoved)
    #expect(report.scenes.map(\.name) == ["tiles"])
    #expect(try catalogue.state("tiles") == .clean)
    #expect(try catalogue.snapshotNumbers("tiles") == [1])
    #expect(try catalogue.number("SELECT count(*) FROM run WHERE finished_at IS NULL") == 0)
    // Stored by whoever was first; the other finds it done.
    let isDoneByOther = recomputes || move == .engine
    #expect(report.words == ["tiles": isDoneByOther ? "unchanged" : "first"])
    try catalogue.expectSound()
  }

  @Test func `a result that another process has stored meanwhile is not stored twice`() async throws
  {
    let catalogue = try TemporaryCatalogue()
    try catalogue.addGallery()
    let other = try catalogue.another()
    let report = try await catalogue.service.compute { done, _ in
      guard done > 0 else { return }
      await #expect(throws: Never.self) { _ = try await other.compute() }
    }
    #expect(report.words.values.allSatisfy { $0 == "unchanged" })
    #expect(report.scenes.allSatisfy { $0.after == 1 })
    #expect(try catalogue.number("SELECT count(*) FROM snapshot") == 5)
    try catalogue.expectSound()
  }

  @Test func `a failure whose inputs moved meanwhile is no failure`() async throws {
    let catalogue = try TemporaryCatalogue()
    try catalogue.addScene()
    _ = try await catalogue.service.update(
      .viewport, "phone", body: Documents.narrow, recomputes: false)
    let other = try catalogue.another()
    let report = try await catalogue.service.compute { done, _ in
      guard done > 0 else { return }
      await #expect(throws: Never.self) {
        _ = try await other.update(
          .viewport, "phone", body: Documents.viewport(320, 568), recomputes: false)
      }
    }
    #expect(report.words == ["a": "first"])
    #expect(try catalogue.number("SELECT count(*) FROM failure") == 0)
    #expect(try catalogue.number("SELECT count(*) FROM change WHERE message IS NOT NULL") == 0)
    try catalogue.expectSound()
  }

  @Test func `a scene that goes meanwhile is left out`() async throws {
    let catalogue = try TemporaryCatalogue()
    try catalogue.addGallery()
    let other = try catalogue.another()
    let report = try await catalogue.service.compute { done, _ in
      guard done > 0 else { return }
      #expect(throws: Never.self) { try other.removeScene("grid") }
    }
    #expect(report.scenes.map(\.name) == ["list", "many", "tablet", "tiles"])
    #expect(try catalogue.number("SELECT first FROM run") == 4)
    try catalogue.expectSound()
  }

  @Test func `two services on one file see each other's work at once`() async throws {
    let catalogue = try TemporaryCatalogue()
    try catalogue.addScene()
    let other = try catalogue.another()
    _ = try await other.compute()
    #expect(try catalogue.state() == .clean)
    _ = try await catalogue.service.update(.layout, "grid", body: Documents.grid(height: 7))
    #expect(try other.statuses().map(\.state) == [.pending])
    #expect(try other.accept([]).accepted.map(\.number) == [2])
    #expect(try catalogue.state() == .clean)
    let error = #expect(throws: ServiceError.self) {
      try other.add(.layout, "grid", body: Documents.grid())
    }
    #expect(error == .exists(what: "layout", name: "grid"))
  }

  @Test func `whatever three services do at once, each snapshot is true and no number is lost`()
    async throws
  {
    let catalogue = try TemporaryCatalogue()
    try catalogue.addGallery()
    let path = catalogue.path
    try await withThrowingTaskGroup { group in
      for worker in 0..<3 {
        group.addTask {
          let service = try Service(path: path, access: .write, busyTimeout: .seconds(30))
          for round in 0..<6 {
            let height = Double(1 + (worker + round) % 3)
            switch (worker + round) % 4 {
            case 0:
              _ = try await service.update(.layout, "grid", body: Documents.grid(height: height))
            case 1:
              _ = try await service.update(
                .pattern, "tall", body: Documents.pattern(height: height))
            case 2: _ = try await service.upgradeEngine(to: 1 + round % 2)
            default: _ = try await service.compute()
            }
          }
        }
      }
      try await group.waitForAll()
    }
    _ = try await catalogue.service.compute()
    #expect(
      try catalogue.states().values.allSatisfy { $0 == .clean || $0 == .pending })
    for scene in try catalogue.service.statuses() {
      let numbers = try catalogue.snapshotNumbers(scene.name)
      #expect(numbers == Array(1...numbers.count))
    }
    #expect(try catalogue.number("SELECT count(*) FROM run WHERE finished_at IS NULL") == 0)
    try catalogue.expectSound()
  }
}
