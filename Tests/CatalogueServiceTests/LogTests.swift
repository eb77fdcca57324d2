import Catalogue
import CatalogueService
import Foundation
import LayoutEngine
import Testing

struct LogTests {
  @Test func `each command that computes is a run with its cause, subject and counts`() async throws
  {
    let catalogue = try TemporaryCatalogue()
    let service = catalogue.service
    try catalogue.addScene()
    _ = try await service.compute()
    _ = try await service.update(.layout, "grid", body: Documents.grid(height: 7))
    _ = try await service.restore(.layout, "grid@1")
    _ = try await service.update(.content, "few", body: Documents.content(5), recomputes: false)
    _ = try await service.compute(["a", "*"])
    _ = try await service.upgradeEngine(to: 1)
    let runs = try service.log().compactMap { entry -> RunRecord? in
      if case .run(let run, _) = entry { run } else { nil }
    }
    #expect(runs.map(\.id) == [5, 4, 3, 2, 1])
    #expect(runs.map(\.cause) == ["engine", "compute", "restore", "update", "compute"])
    #expect(
      runs.map(\.subject) == ["2 -> 1", "a *", "layout grid@3", "layout grid@2", ""])
    #expect(runs.map(\.engine) == [1, 2, 2, 2, 2])
    #expect(runs.map(\.first) == [0, 0, 0, 0, 1])
    #expect(runs.map(\.changed) == [0, 1, 1, 1, 0])
    #expect(runs.map(\.unchanged) == [1, 0, 0, 0, 0])
    for run in runs {
      #expect(try run.startedAt < #require(run.finishedAt))
    }
    try catalogue.expectSound()
  }

  @Test func `a change holds what the diff of its snapshots says`() async throws {
    let catalogue = try TemporaryCatalogue()
    let service = catalogue.service
    try catalogue.addScene()
    _ = try await service.compute()
    _ = try await service.update(.layout, "grid", body: Documents.grid(height: 7))
    _ = try await service.update(.content, "few", body: Documents.content(9))
    for number in 2...3 {
      guard case .run(_, let changes) = try service.log(run: Int64(number)) else { return }
      let change = try #require(changes.first)
      let diff = try #require(try service.diff("a@\(number - 1)", "a@\(number)").diffs.first).frames
      #expect(changes.count == 1 && !diff.isEmpty)
      #expect(change.scene == "a" && change.message == nil)
      #expect(change.before == number - 1 && change.after == number)
      #expect(change.added == diff.addedCount && change.removed == diff.removedCount)
      #expect(change.moved == diff.movedCount && change.resized == diff.resizedCount)
      #expect(change.maxShift == diff.maxShift && change.shiftScore == diff.shiftScore)
    }
    guard case .run(_, let first) = try service.log(run: 1) else { return }
    #expect(first.map(\.before) == [nil] && first.map(\.after) == [1])
    #expect(first.map(\.added) == [5])
  }

  @Test func `a scene's log has only what happened to it, newest first`() async throws {
    let catalogue = try TemporaryCatalogue()
    let service = catalogue.service
    try catalogue.addGallery()
    _ = try await service.compute()
    _ = try await service.update(.layout, "list", body: Documents.list(height: 7))
    _ = try service.accept(["list"], message: "why")
    _ = try await service.update(.layout, "grid", body: Documents.grid(height: 7))
    let entries = try service.log(scene: "list")
    #expect(entries.count == 3)
    guard
      case .acceptance(let acceptances)? = entries.first,
      case .run(let first, let changes)? = entries.last
    else {
      Issue.record("the log is \(entries)")
      return
    }
    #expect(acceptances.map(\.scene) == ["list"])
    #expect(first.id == 1 && changes.map(\.scene) == ["list"])
    #expect(entries.map(\.time) == entries.map(\.time).sorted(by: >))
    #expect(try service.log().count == 4)
  }

  @Test func `a scene that nothing happened to has an empty log, one there is not is an error`()
    throws
  {
    let catalogue = try TemporaryCatalogue()
    try catalogue.addScene()
    #expect(try catalogue.service.log(scene: "a").isEmpty)
    #expect(throws: ServiceError.notFound(what: "scene", name: "b", known: ["a"])) {
      try catalogue.service.log(scene: "b")
    }
    #expect(throws: ServiceError.invalid("there is no run 1, see 'framebook log'")) {
      try catalogue.service.log(run: 1)
    }
  }

  @Test func `names stay in the log when scenes and documents go`() async throws {
    let catalogue = try TemporaryCatalogue()
    let service = catalogue.service
    try catalogue.addScene()
    _ = try await service.compute()
    _ = try await service.update(.layout, "grid", body: Documents.grid(height: 7))
    _ = try service.accept(["a"])
    #expect(try service.remove(.layout, "grid", force: true) == ["a"])
    let entries = try service.log(scene: "a")
    #expect(entries.count == 3)
    guard case .run(let run, let changes) = try service.log(run: 2) else { return }
    #expect(run.subject == "layout grid@2")
    #expect(changes.map(\.scene) == ["a"])
    #expect(changes.map(\.before) == [1] && changes.map(\.after) == [2])
    try catalogue.expectSound()
  }

  @Test func `times are UTC in ISO 8601 with milliseconds`() throws {
    let time = Service.now()
    #expect(try /\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/.wholeMatch(in: time) != nil)
    let style = Date.ISO8601FormatStyle(includingFractionalSeconds: true)
    #expect(throws: Never.self) { try style.parse(time) }
  }
}
