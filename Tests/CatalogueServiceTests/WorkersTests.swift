import Catalogue
import CatalogueService
import SQLite
import Testing

struct WorkersTests {
  /// Computes many scenes, moves them, computes some in between, and returns all that is stored.
  private func everything(workers: Int) async throws -> [String: [[Value]]] {
    let catalogue = try TemporaryCatalogue()
    try catalogue.addGallery()
    let service = try catalogue.another(workers: workers)
    for layout in ["grid", "list", "tiles"] {
      for content in ["few", "many"] {
        _ = try service.addScenes(
          "\(layout) of \(content)", layout: layout, content: content,
          viewports: (0..<20).map { "\(300 + $0 * 7)x500" })
      }
    }
    _ = try await service.compute()
    _ = try await service.update(.layout, "grid", body: Documents.grid(height: 60))
    _ = try await service.update(.pattern, "tall", body: Documents.pattern(height: 60))
    _ = try await service.update(.viewport, "300x500", body: Documents.narrow)
    return try catalogue.everything()
  }

  @Test func `what is stored does not depend on how many workers computed it`() async throws {
    let alone = try await everything(workers: 1)
    #expect(try #require(alone["snapshot"]).count > 200)
    #expect(try #require(alone["failure"]).count > 0)
    for workers in [2, 7] {
      let stored = try await everything(workers: workers)
      for table in alone.keys.sorted() {
        #expect(stored[table] == alone[table], "\(table) with \(workers) workers")
      }
    }
  }
}
