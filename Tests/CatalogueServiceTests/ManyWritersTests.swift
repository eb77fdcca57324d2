import Catalogue
import CatalogueService
import Foundation
import SQLite
import TestSupport
import Testing

/// Eight writers of one catalogue at once, and one that reads.
struct ManyWritersTests {
  /// What a writer has done, to be found again.
  private struct Deeds {
    var updates = 0
    var scenes = 0
    var contents = 0
    var accepted = 0
  }

  private static let operations = 200

  @Test func `nothing of what eight writers do is lost, and none finds it locked`() async throws {
    let catalogue = try TemporaryCatalogue()
    _ = try catalogue.service.add(.layout, "shared", body: Documents.grid())
    _ = try catalogue.service.add(.viewport, "phone", body: Documents.viewport(320, 568))
    let path = catalogue.path
    let deeds = try await withThrowingTaskGroup(of: Deeds.self) { group in
      for writer in 0..<8 {
        group.addTask { try await ManyWritersTests.write(writer, to: path) }
      }
      group.addTask {
        for _ in 0..<ManyWritersTests.operations {
          let service = try Service(path: path, access: .read, busyTimeout: .seconds(60))
          _ = try service.statuses()
          await Task.yield()
        }
        return Deeds()
      }
      return try await group.reduce(into: Deeds()) { all, one in
        all.updates += one.updates
        all.scenes += one.scenes
        all.contents += one.contents
        all.accepted += one.accepted
      }
    }
    let shared = try catalogue.rows(
      """
      SELECT count(*), max(number) FROM revision
      WHERE document_id = (SELECT id FROM document WHERE name = 'shared')
      """)
    #expect(shared == [[.integer(Int64(1 + deeds.updates)), .integer(Int64(1 + deeds.updates))]])
    #expect(try catalogue.number("SELECT count(*) FROM scene") == Int64(deeds.scenes))
    #expect(
      try catalogue.number("SELECT count(*) FROM document WHERE kind = 'content'")
        == Int64(deeds.contents))
    #expect(try catalogue.number("SELECT count(*) FROM acceptance") == Int64(deeds.accepted))
    #expect(
      try catalogue.number(
        """
        SELECT count(*) FROM (SELECT count(*) AS there, max(number) AS last FROM snapshot
        GROUP BY scene_id) WHERE there <> last
        """) == 0)
    #expect(try catalogue.number("SELECT count(*) FROM run WHERE finished_at IS NULL") == 0)
    _ = try await catalogue.service.compute()
    try catalogue.expectSound()
  }

  private static func write(_ writer: Int, to path: String) async throws -> Deeds {
    let service = try Service(path: path, access: .write, busyTimeout: .seconds(60))
    var generator = SplitMix64(seed: UInt64(writer))
    var deeds = Deeds()
    _ = try service.add(.content, "c\(writer)", body: Documents.content(3))
    deeds.contents += 1
    for operation in 0..<operations {
      switch Int.random(in: 0..<6, using: &generator) {
      case 0:
        _ = try await service.update(
          .layout, "shared", body: Documents.grid(height: Double(1 + writer * 1000 + operation)),
          recomputes: false)
        deeds.updates += 1
      case 1:
        _ = try service.addScenes(
          "s\(writer)-\(operation)", layout: "shared", content: "c\(writer)",
          viewports: ["phone"])
        deeds.scenes += 1
      case 2:
        _ = try service.add(.content, "c\(writer)-\(operation)", body: Documents.content(operation))
        deeds.contents += 1
      case 3:
        _ = try service.add(.content, "gone\(writer)", body: Documents.content(1))
        _ = try service.remove(.content, "gone\(writer)")
      case 4:
        _ = try await service.compute(["s\(writer)-*"].filter { _ in deeds.scenes > 0 })
      default:
        guard deeds.scenes > 0 else { continue }
        let report = try service.accept(["s\(writer)-*"])
        deeds.accepted += report.accepted.count { $0.previous != $0.number }
      }
    }
    return deeds
  }
}
