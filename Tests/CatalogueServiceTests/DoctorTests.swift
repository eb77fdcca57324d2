import Catalogue
import CatalogueService
import Foundation
import LayoutEngine
import SQLite
import Testing

/// Damage is found and told, whatever it is, and looking at it changes nothing.
struct DoctorTests {
  @Test func `a sound catalogue has no findings and stays as it is`() async throws {
    let catalogue = try await MaintainedCatalogue()
    try await catalogue.age(by: 2)
    let before = try Data(contentsOf: URL(filePath: catalogue.path))
    let report = try Service.examine(path: catalogue.path)
    #expect(report.findings.isEmpty)
    // Three revisions of the layout, one of the content, two viewports.
    #expect(report.revisionCount == 6 && report.frameSetCount == 6)
    #expect(try Data(contentsOf: URL(filePath: catalogue.path)) == before)
    #expect(try catalogue.names == ["framebook.db"])
  }

  /// A statement that does damage, and the findings that it leads to.
  struct Damage: Sendable, CustomTestStringConvertible {
    let sql: String
    let findings: [String]
    var testDescription: String { sql }

    init(_ sql: String, _ findings: String...) {
      self.sql = sql
      self.findings = findings
    }
  }

  static let damages = [
    Damage(
      #"UPDATE revision SET body = '{"kind":"uniform","itemHeight":50}' WHERE id = 1"#,
      "body: layout rows@1: it is not in canonical form"),
    Damage(
      #"UPDATE revision SET body = '{"kind":"uniform"}' WHERE id = 1"#,
      "body: layout rows@1: line 1: missing field 'itemHeight'"),
    Damage("UPDATE revision SET body = '' WHERE id = 1", "body: layout rows@1: line 1: "),
    Damage(
      "UPDATE revision SET body = CAST(x'FF' AS TEXT) WHERE id = 2", "body: content cards@1: "),
    Damage(
      "UPDATE document SET kind = 'grid' WHERE name = 'cards'",
      "integrity: framebook.db: CHECK constraint failed in document",
      "body: grid cards@1: 'grid' is no kind of document"),
    Damage(
      "UPDATE catalogue SET engine_version = 9",
      "engine: framebook.db: engine 9 is pinned, the versions known here are 1, 2"),
    Damage(
      "DELETE FROM catalogue",
      "engine: framebook.db: 0 engine versions are pinned, one is right"),
    Damage(
      "UPDATE migration SET checksum = '' WHERE version = 1",
      "schema: framebook.db: the migration 'm0001_create' was another than the one known here"),
    Damage(
      "DELETE FROM migration",
      "schema: framebook.db: the migration 'm0001_create' is not recorded"),
    Damage(
      "INSERT INTO migration VALUES (77, 'm0077', '', '')",
      "schema: framebook.db: a migration 77 is recorded, the version is 1"),
    Damage(
      "DROP INDEX document_head",
      "schema: framebook.db: the index 'document_head' is missing"),
    Damage(
      "ALTER TABLE run ADD COLUMN note TEXT",
      "schema: framebook.db: the table 'run' is not as the migrations make it"),
    Damage(
      "DELETE FROM run",
      "integrity: framebook.db: 2 rows of change refer to missing rows of run",
      "integrity: framebook.db: 2 rows of snapshot refer to missing rows of run"),
    Damage(
      "UPDATE frame_set SET frames = zeroblob(8) WHERE id = 1",
      "integrity: framebook.db: CHECK constraint failed in frame_set",
      "frames: a@1: its frames have 8 bytes, 160 are right"),
    Damage(
      "UPDATE frame_set SET sections = '[[4,false,false,false]]' WHERE id = 1",
      "frames: a@1: it says to have 5 frames, its sections have 4"),
    Damage(
      "UPDATE frame_set SET sections = '[4]' WHERE id = 1",
      "frames: a@1: its sections are no list of [items, hasHeader, hasFooter, hasBackground]"),
    Damage(
      "UPDATE frame_set SET frames = CAST(zeroblob(152) || x'000000000000F07F' AS BLOB) WHERE id = 1",
      "frames: a@1: one of its frames is not finite"),
    Damage(
      "UPDATE frame_set SET frames = CAST(zeroblob(152) || x'000000000000F0BF' AS BLOB) WHERE id = 1",
      "frames: a@1: its frame 4 has a negative extent or an edge past 1000000000"),
    Damage(
      "UPDATE snapshot SET content_width = 9e999 WHERE id = 2",
      "frames: b@1: the size of its content is not below 1000000000"),
    Damage(
      "UPDATE snapshot SET content_height = -1e9 WHERE id = 2",
      "frames: b@1: the size of its content is not below 1000000000"),
    Damage(
      "PRAGMA user_version = 999",
      "schema: framebook.db: a newer framebook wrote it (schema 999, this one knows 1), "),
    Damage("PRAGMA user_version = 0", "schema: framebook.db: its schema version is 0, 1 is the"),
    Damage(
      "PRAGMA application_id = 7",
      "file: framebook.db: it is not a framebook catalogue, or its marks are damaged"),
  ]

  @Test func `a content of a negative size is no damage, as engine 1 has some`() async throws {
    let catalogue = try await MaintainedCatalogue()
    let service = try catalogue.open()
    let layout = #"{"kind":"fill","itemsPerSide":9,"itemLength":5,"itemSpacing":-30}"#
    try service.add(.layout, "tight", text: layout)
    _ = try service.addScenes("c", layout: "tight", content: "cards", viewports: ["30x30"])
    _ = try await service.upgradeEngine(to: 1)
    #expect(try service.frames("c").frames.contentSize.height < 0)
    #expect(try Service.examine(path: catalogue.path).findings.isEmpty)
  }

  @Test(arguments: damages)
  func `damage is told with its kind and its place`(_ damage: Damage) async throws {
    let catalogue = try await MaintainedCatalogue()
    try catalogue.tamper(damage.sql)
    let report = try Service.examine(path: catalogue.path)
    let findings = report.findings.map { finding in
      let place = finding.place == catalogue.path ? "framebook.db" : finding.place
      return "\(finding.check.rawValue): \(place): \(finding.problem)"
    }
    for expected in damage.findings {
      #expect(findings.contains { $0.hasPrefix(expected) }, "\(findings)")
    }
  }

  @Test(arguments: [0, 1, 99, 100, 512, 4096, 40_000])
  func `a file that is cut is found`(length: Int) async throws {
    let catalogue = try await MaintainedCatalogue()
    let bytes = try Data(contentsOf: URL(filePath: catalogue.path)).prefix(length)
    #expect(bytes.count == length)
    try #expect(examine(bytes, in: catalogue).isEmpty == false)
  }

  @Test func `a file without its last byte is found`() async throws {
    let catalogue = try await MaintainedCatalogue()
    let bytes = try Data(contentsOf: URL(filePath: catalogue.path)).dropLast()
    #expect(try examine(bytes, in: catalogue).first?.check == .integrity)
  }

  @Test func `every page of zeros is found`() async throws {
    let catalogue = try await MaintainedCatalogue()
    let bytes = try Data(contentsOf: URL(filePath: catalogue.path))
    for page in 0..<bytes.count / 4096 {
      var damaged = bytes
      damaged.replaceSubrange(page * 4096..<(page + 1) * 4096, with: Data(count: 4096))
      #expect(try !examine(damaged, in: catalogue).isEmpty, "page \(page + 1)")
    }
  }

  @Test(arguments: 0..<40)
  func `no flipped bits are a trap`(seed: UInt64) async throws {
    let catalogue = try await MaintainedCatalogue()
    var bytes = try Data(contentsOf: URL(filePath: catalogue.path))
    var state = seed &+ 1
    for _ in 0..<(1 << (seed % 8)) {
      // A multiplicative generator with the constants of Knuth's MMIX.
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      bytes[Int(state >> 33) % bytes.count] ^= 1 << UInt8(state >> 20 & 7)
    }
    // What is found depends on what was hit; that it ends, and changes nothing, does not.
    _ = try examine(bytes, in: catalogue)
  }

  @Test func `a log that nobody uses is told, read and left alone`() async throws {
    let catalogue = try await MaintainedCatalogue()
    let service = try catalogue.open()
    _ = try await service.update(
      .layout, "rows", body: Array(#"{"itemHeight":9,"kind":"uniform"}"#.utf8))
    // The log of a catalogue that is open lies beside it, as after a crash.
    for ending in ["", "-wal"] {
      try FileManager.default.copyItem(
        atPath: catalogue.path + ending, toPath: catalogue.file("crashed.db" + ending))
    }
    #expect(try Service.examine(path: catalogue.path).findings.isEmpty)
    let log = try Data(contentsOf: URL(filePath: catalogue.file("crashed.db-wal")))
    let report = try Service.examine(path: catalogue.file("crashed.db"))
    #expect(report.findings.map(\.check) == [.journal])
    #expect(report.isSound)
    #expect(report.findings.first?.place.hasSuffix("crashed.db-wal") == true)
    #expect(report.revisionCount == 5)
    #expect(try Data(contentsOf: URL(filePath: catalogue.file("crashed.db-wal"))) == log)
    withExtendedLifetime(service) {}
  }

  @Test func `a rollback journal beside the file is told and not rolled back`() async throws {
    let catalogue = try await MaintainedCatalogue()
    let before = try Data(contentsOf: URL(filePath: catalogue.path))
    try Data(repeating: 7, count: 600).write(to: URL(filePath: catalogue.path + "-journal"))
    let findings = try Service.examine(path: catalogue.path).findings
    #expect(findings.map(\.check) == [.journal])
    #expect(findings.first?.isHarmless == false)
    #expect(try Data(contentsOf: URL(filePath: catalogue.path)) == before)
    #expect(try catalogue.names == ["framebook.db", "framebook.db-journal"])
  }

  /// Looks at a file of these bytes, which have to be the same afterwards.
  private func examine(_ bytes: Data, in catalogue: MaintainedCatalogue) throws -> [Finding] {
    let file = URL(filePath: catalogue.file("damaged.db"))
    try bytes.write(to: file)
    let report = try Service.examine(path: file.path)
    #expect(try Data(contentsOf: file) == bytes)
    return report.findings
  }
}
