import Catalogue
import CatalogueService
import Foundation
import Testing

/// Copies of a catalogue are whole, and never take the place of something by accident.
struct BackupTests {
  @Test func `a copy has everything and leaves nothing beside it`() async throws {
    let catalogue = try await MaintainedCatalogue()
    try await catalogue.age(by: 3)
    let report = try catalogue.open().backUp(to: catalogue.file("copy.db"))
    #expect(try catalogue.names == ["copy.db", "framebook.db"])
    #expect(report.byteCount == (try Data(contentsOf: URL(filePath: report.file))).count)
    let copy = try Service(path: report.file, access: .read)
    #expect(try copy.statuses() == (try catalogue.open().statuses()))
    #expect(try copy.frames("a@2").frames == (try catalogue.open().frames("a@2").frames))
  }

  @Test func `what is written while the catalogue stays open is in the copy`() async throws {
    let catalogue = try await MaintainedCatalogue()
    let writer = try catalogue.open()
    _ = try await writer.update(
      .layout, "rows", body: Array(#"{"itemHeight":7,"kind":"uniform"}"#.utf8))
    let report = try catalogue.open().backUp(to: catalogue.file("copy.db"))
    let copy = try Service(path: report.file, access: .read)
    #expect(try copy.history(.layout, "rows").count == 2)
    withExtendedLifetime(writer) {}
  }

  @Test func `an existing file is refused unless it is to be replaced`() async throws {
    let catalogue = try await MaintainedCatalogue()
    let target = catalogue.file("copy.db")
    try Data("mine".utf8).write(to: URL(filePath: target))
    let error = #expect(throws: ServiceError.self) { try catalogue.open().backUp(to: target) }
    #expect(error?.description.hasSuffix("exists already, replace it with --force") == true)
    #expect(try Data(contentsOf: URL(filePath: target)) == Data("mine".utf8))
    _ = try catalogue.open().backUp(to: target, replacing: true)
    #expect(try Service(path: target, access: .read).statuses().count == 2)
    #expect(try catalogue.names == ["copy.db", "framebook.db"])
  }

  @Test(arguments: [
    ("framebook.db", "is the catalogue itself"), ("link.db", "is the catalogue itself"),
    ("missing/copy.db", "there is no folder"), ("other.db", "belongs to another database"),
  ])
  func `a place that would harm is refused even when it is to be replaced`(
    name: String, part: String
  ) async throws {
    let catalogue = try await MaintainedCatalogue()
    try FileManager.default.createSymbolicLink(
      atPath: catalogue.file("link.db"), withDestinationPath: catalogue.path)
    try Data("log".utf8).write(to: URL(filePath: catalogue.file("other.db-wal")))
    let before = try Data(contentsOf: URL(filePath: catalogue.path))
    let error = #expect(throws: ServiceError.self) {
      try catalogue.open().backUp(to: catalogue.file(name), replacing: true)
    }
    #expect(error?.description.contains(part) == true, "\(String(describing: error))")
    #expect(try Data(contentsOf: URL(filePath: catalogue.path)) == before)
    #expect(try catalogue.names == ["framebook.db", "link.db", "other.db-wal"])
  }

  @Test func `a damaged catalogue gives no copy`() async throws {
    let catalogue = try await MaintainedCatalogue()
    try catalogue.tamper("DELETE FROM run")
    #expect(throws: (any Error).self) {
      try catalogue.open().backUp(to: catalogue.file("copy.db"))
    }
    #expect(try catalogue.names == ["framebook.db"])
  }
}
