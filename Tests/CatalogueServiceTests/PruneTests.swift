import Catalogue
import CatalogueService
import LayoutEngine
import SQLite
import Testing

/// Old snapshots go, and nothing else does.
struct PruneTests {
  /// How many are kept besides, and what is left of snapshots 1 to 6 with the baseline 1.
  static let kept: [(Int, [Int])] = [
    (0, [1, 6]), (1, [1, 5, 6]), (3, [1, 3, 4, 5, 6]), (4, [1, 2, 3, 4, 5, 6]),
    (99, [1, 2, 3, 4, 5, 6]),
  ]

  @Test(arguments: kept)
  func `a scene keeps its baseline, its latest snapshot and the newest others`(
    count: Int, left: [Int]
  ) async throws {
    let catalogue = try await MaintainedCatalogue()
    try await catalogue.age(by: 5)
    let report = try catalogue.open().prune(keeping: count)
    #expect(try catalogue.snapshots("a") == left)
    #expect(report.scenes.flatMap(\.snapshots).count == 2 * (6 - left.count))
    #expect(try catalogue.open().statuses().map(\.baseline) == [1, 1])
    #expect(try catalogue.open().frames("a@1").frames.rects.count == 5)
    #expect(try catalogue.open().frames("a").snapshot == 6)
  }

  @Test func `a baseline in the middle stays`() async throws {
    let catalogue = try await MaintainedCatalogue()
    try await catalogue.age(by: 5)
    _ = try catalogue.open().accept(["a@3"])
    _ = try catalogue.open().prune(["a"], keeping: 1)
    #expect(try catalogue.snapshots("a") == [3, 5, 6])
  }

  @Test func `scenes that are not selected are left alone`() async throws {
    let catalogue = try await MaintainedCatalogue()
    try await catalogue.age(by: 2)
    #expect(try catalogue.open().prune(["a"], keeping: 0).scenes.map(\.name) == ["a"])
    #expect(try catalogue.snapshots("b") == [1, 2, 3])
    #expect(throws: ServiceError.self) { try catalogue.open().prune(["c"], keeping: 0) }
  }

  @Test func `a scene that failed or was not visited has nothing to remove`() async throws {
    let catalogue = try await MaintainedCatalogue()
    let service = try catalogue.open()
    _ = try service.add(
      .viewport, "narrow", body: Array(#"{"height":1,"width":1,"contentInset":{"left":2}}"#.utf8))
    _ = try service.updateScene("b", viewport: "narrow")
    #expect(try await service.compute().hasFailure)
    #expect(try service.pruneDryRun(keeping: 0).scenes.isEmpty)
  }

  @Test func `a dry run says the same and writes nothing`() async throws {
    let catalogue = try await MaintainedCatalogue()
    try await catalogue.age(by: 3)
    let service = try catalogue.open()
    let dry = try service.pruneDryRun(keeping: 1)
    #expect(try catalogue.snapshots("a") == [1, 2, 3, 4])
    #expect(dry.scenes == (try service.prune(keeping: 1).scenes))
    #expect(dry.frameSets == nil && dry.freedBytes == nil)
  }

  @Test func `frames that nobody refers to go, shared ones stay, and the file shrinks`()
    async throws
  {
    let catalogue = try await MaintainedCatalogue()
    _ = try await catalogue.open().update(
      .content, "cards", body: Array(#"{"sections":[{"items":20000}]}"#.utf8))
    try await catalogue.age(by: 2)
    let report = try catalogue.open().prune(keeping: 0)
    #expect(report.frameSets == 4)
    #expect(try #require(report.freedBytes) > 4 * 20000 * 32)
    let connection = try Connection(path: catalogue.path, mode: .readOnly)
    #expect(try connection.integrityCheck().isEmpty)
    #expect(try connection.first("SELECT count(*) FROM frame_set") { try $0.integer(0) } == 4)
    #expect(try connection.first("PRAGMA freelist_count") { try $0.integer(0) } == 0)
  }

  @Test func `numbers are not used again, and the log keeps them`() async throws {
    let catalogue = try await MaintainedCatalogue()
    try await catalogue.age(by: 3)
    let service = try catalogue.open()
    let before = try service.log()
    _ = try service.prune(keeping: 0)
    #expect(try service.log().count == before.count)
    guard case .run(_, let changes) = try service.log(run: 3) else { return }
    #expect(changes.map(\.before) == [2, 2] && changes.map(\.after) == [3, 3])
    try await catalogue.age(by: 1)
    #expect(try catalogue.snapshots("a") == [1, 4, 5])
  }

  @Test func `a reader sees all as it was, and the space is given back when it ends`() async throws
  {
    let catalogue = try await MaintainedCatalogue()
    _ = try await catalogue.open().update(
      .content, "cards", body: Array(#"{"sections":[{"items":20000}]}"#.utf8))
    try await catalogue.age(by: 2)
    let size = try catalogue.fileSize
    let reader = try Connection(path: catalogue.path, mode: .readWrite)
    try reader.transaction(.deferred) { reader in
      let count = "SELECT count(*) FROM frame_set"
      #expect(try reader.first(count) { try $0.integer(0) } == 8)
      let service = try Service(path: catalogue.path, access: .write, busyTimeout: .zero)
      #expect(try #require(service.prune(keeping: 0).freedBytes) > 4 * 20000 * 32)
      #expect(try reader.first(count) { try $0.integer(0) } == 8)
      #expect(try catalogue.fileSize == size)
    }
    try reader.checkpoint(truncate: true)
    #expect(try catalogue.fileSize < size - 4 * 20000 * 32)
  }
}
