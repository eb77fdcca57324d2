import Catalogue
import CatalogueService
import SQLite
import Testing

struct InterruptedRunTests {
  @Test func `an interrupted run keeps what it stored and the next one does the rest`() async throws
  {
    let catalogue = try TemporaryCatalogue()
    try catalogue.addScene()
    _ = try catalogue.service.addScenes(
      "s", layout: "grid", content: "few", viewports: (0..<1300).map { "\(300 + $0)x500" })
    let service = try catalogue.another(busyTimeout: .zero)
    var locks: [WriteLock] = []
    let error = await #expect(throws: SQLiteError.self) {
      try await service.compute { done, total in
        if done == total, let lock = try? WriteLock(catalogue) { locks.append(lock) }
      }
    }
    #expect(error?.isBusy == true)
    #expect(locks.count == 1)
    locks = []

    let stored = try catalogue.states().filter { $0.value == .clean }.count
    #expect(stored > 0 && stored < 1301)
    guard case .run(let interrupted, let changes) = try service.log(run: 1) else { return }
    #expect(interrupted.finishedAt == nil)
    #expect(interrupted.first == stored && changes.count == stored)

    #expect(try await service.compute().scenes.count == 1301 - stored)
    guard case .run(let finished, _) = try service.log(run: 2) else { return }
    #expect(finished.finishedAt != nil && finished.first == 1301 - stored)
    #expect(try catalogue.states().values.allSatisfy { $0 == .clean })
    #expect(try catalogue.number("SELECT count(*) FROM snapshot") == 1301)
    guard case .run(let still, _) = try service.log(run: 1) else { return }
    #expect(still == interrupted)
    try catalogue.expectSound()
  }

  @Test func `a saved revision stays saved when its recomputation is interrupted`() async throws {
    let catalogue = try TemporaryCatalogue()
    try catalogue.addScene()
    _ = try await catalogue.service.compute()
    let service = try catalogue.another(busyTimeout: .zero)
    var locks: [WriteLock] = []
    await #expect(throws: SQLiteError.self) {
      try await service.update(.layout, "grid", body: Documents.grid(height: 7)) { _, _ in
        if let lock = try? WriteLock(catalogue) { locks.append(lock) }
      }
    }
    locks = []
    #expect(try service.body(.layout, "grid").revision == 2)
    #expect(try catalogue.state() == .stale)
    #expect(try await service.compute().words == ["a": "changed"])
    try catalogue.expectSound()
  }

  @Test func `a write that waits in vain is told so and leaves nothing`() async throws {
    let catalogue = try TemporaryCatalogue()
    try catalogue.addScene()
    let service = try catalogue.another(busyTimeout: .zero)
    let before = try catalogue.everything()
    let lock = try WriteLock(catalogue)
    let writes: [() async throws -> Void] = [
      { _ = try await service.compute() },
      { _ = try service.add(.layout, "b", body: Documents.list()) },
      { try service.renameScene("a", to: "b") },
      { _ = try service.accept([]) },
    ]
    for write in writes {
      let error = await #expect(throws: SQLiteError.self) { try await write() }
      #expect(error?.isBusy == true)
    }
    // Reading does not wait for a writer.
    #expect(try service.statuses().count == 1)
    withExtendedLifetime(lock) {}
    #expect(try catalogue.everything() == before)
  }
}
