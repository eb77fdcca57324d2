import Catalogue
import Foundation
import SQLite
import Testing

struct OpeningTests {
  /// Ways to open that never make a file.
  static let careful: [Catalogue.Access] = [.read, .write]
  /// Every way to open.
  static let all: [Catalogue.Access] = careful + [.create(engine: 1), .createIfMissing(engine: 1)]

  @Test(arguments: careful)
  func `a missing catalogue is an error and stays missing`(access: Catalogue.Access) throws {
    let place = try TemporaryCatalogue()
    #expect(throws: CatalogueError.missing(path: place.path)) { try place.open(access) }
    #expect(try place.contents().isEmpty)
  }

  @Test(arguments: careful)
  func `an empty file is an error and stays empty`(access: Catalogue.Access) throws {
    let place = try TemporaryCatalogue()
    try place.write([])
    #expect(throws: CatalogueError.empty(path: place.path)) { try place.open(access) }
    #expect(try place.contents() == ["test.db": Data()])
  }

  @Test(arguments: [Catalogue.Access.create(engine: 1), .createIfMissing(engine: 1)])
  func `an empty file becomes a catalogue when one may be made`(access: Catalogue.Access) throws {
    let place = try TemporaryCatalogue()
    try place.write([])
    #expect(try place.open(access).engineVersion() == 1)
    #expect(try place.problems() == [])
  }

  @Test func `creating over a catalogue is refused and leaves it as it was`() throws {
    let place = try TemporaryCatalogue()
    _ = try place.open(.create(engine: 1))
    let before = try place.contents()
    #expect(throws: CatalogueError.exists(path: place.path)) {
      try place.open(.create(engine: 2))
    }
    #expect(try place.contents() == before)
  }

  @Test func `making it only where it is missing opens the one that is there`() throws {
    let place = try TemporaryCatalogue()
    _ = try place.open(.create(engine: 1))
    #expect(try place.open(.createIfMissing(engine: 2)).engineVersion() == 1)
  }

  @Test(arguments: all)
  func `a newer file is refused and left as it was, without files beside it`(
    access: Catalogue.Access
  ) throws {
    let place = try TemporaryCatalogue()
    _ = try place.open()
    do { try place.connection().setUserVersion(999) }
    let before = try place.contents()
    #expect(throws: CatalogueError.newer(path: place.path, version: 999, newest: 1)) {
      try place.open(access)
    }
    #expect(try place.contents() == before)
    #expect(before.keys.sorted() == ["test.db"])
  }

  /// Files that are not ours.
  enum Stranger: String, CaseIterable {
    case text, otherDatabase, otherMark, versionOnly, markOnly, binary

    func write(to place: TemporaryCatalogue) throws {
      switch self {
      case .text: try place.write(Array(repeating: "dear diary\n", count: 100).joined().utf8)
      case .binary: try place.write((0..<5000).map { UInt8(truncatingIfNeeded: $0 * 7) })
      case .otherDatabase: try place.connection().run("CREATE TABLE note (text)")
      case .otherMark: try place.connection().setApplicationID(12)
      case .versionOnly: try place.connection().setUserVersion(1)
      case .markOnly: try place.connection().setApplicationID(Catalogue.applicationID)
      }
    }
  }

  @Test(arguments: Stranger.allCases, all)
  func `a file that is not ours is refused and left as it was, without files beside it`(
    stranger: Stranger, access: Catalogue.Access
  ) throws {
    let place = try TemporaryCatalogue()
    try stranger.write(to: place)
    let before = try place.contents()
    #expect(throws: CatalogueError.foreign(path: place.path)) { try place.open(access) }
    #expect(try place.contents() == before)
  }

  /// Catalogues that something has broken.
  enum Damage: String, CaseIterable {
    case noMigrationTable, otherChecksum, noMigrationRow, brokenSchema

    func inflict(on place: TemporaryCatalogue) throws {
      switch self {
      case .noMigrationTable: try place.connection().run("DROP TABLE migration")
      case .otherChecksum: try place.connection().run("UPDATE migration SET checksum = 'x'")
      case .noMigrationRow: try place.connection().run("DELETE FROM migration")
      case .brokenSchema:
        // Behind the 100 bytes of the header the first page holds the schema.
        var bytes = try Array(#require(place.contents()["test.db"]))
        for index in 100..<4096 { bytes[index] = 0xFF }
        try place.write(bytes)
      }
    }
  }

  @Test(arguments: Damage.allCases, careful)
  func `a damaged catalogue is said to be damaged and left as it was`(
    damage: Damage, access: Catalogue.Access
  ) throws {
    let place = try TemporaryCatalogue()
    _ = try place.open()
    try damage.inflict(on: place)
    let before = try place.contents()["test.db"]
    let error = #expect(throws: CatalogueError.self) { try place.open(access) }
    if case .damaged(let path, _) = error {
      #expect(path == place.path)
    } else {
      Issue.record("the error is \(String(describing: error))")
    }
    #expect(try place.contents()["test.db"] == before)
  }

  @Test func `without its pin a catalogue is damaged`() throws {
    let place = try TemporaryCatalogue()
    let catalogue = try place.open()
    try place.connection().run("DELETE FROM catalogue")
    #expect(
      throws: CatalogueError.damaged(
        path: place.path, detail: "the pinned engine version is missing")
    ) { try catalogue.engineVersion() }
  }

  @Test func `every refusal names the file`() {
    let errors: [CatalogueError] = [
      .missing(path: "a'\n"), .empty(path: "a'\n"), .exists(path: "a'\n"),
      .foreign(path: "a'\n"), .newer(path: "a'\n", version: 2, newest: 1),
      .damaged(path: "a'\n", detail: "so"),
    ]
    for error in errors {
      #expect(error.description.contains(#"'a'\u{A}'"#))
      #expect(!error.description.hasSuffix("."))
    }
  }
}
