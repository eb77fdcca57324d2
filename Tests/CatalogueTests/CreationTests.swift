import Catalogue
import Foundation
import Migrations
import SQLite
import Testing

struct CreationTests {
  @Test(arguments: [1, 2])
  func `a new catalogue is pinned to the engine it was made with`(engine: Int) throws {
    let place = try TemporaryCatalogue()
    _ = try place.open(.create(engine: engine))
    #expect(try place.open(.read).engineVersion() == engine)
    let rows = try place.connection().all("SELECT id, engine_version, created_at FROM catalogue") {
      row in [try row.value(0), try row.value(1), try row.value(2)]
    }
    #expect(rows == [[.integer(1), Value(engine), .text(TemporaryCatalogue.now)]])
  }

  @Test func `the pin stays where it was moved to`() throws {
    let place = try TemporaryCatalogue()
    let catalogue = try place.open(.create(engine: 2))
    try catalogue.write { try catalogue.setEngineVersion(1) }
    #expect(try place.open(.read).engineVersion() == 1)
  }

  @Test func `a catalogue has one pin only`() throws {
    let place = try TemporaryCatalogue()
    _ = try place.open()
    let connection = try place.connection()
    #expect(throws: SQLiteError.self) {
      try connection.run("INSERT INTO catalogue VALUES (2, 1, '')")
    }
  }

  @Test func `a new file carries our mark, the schema version and each migration`() throws {
    let place = try TemporaryCatalogue()
    _ = try place.open()
    let connection = try place.connection(.readWrite)
    #expect(try connection.applicationID() == Catalogue.applicationID)
    #expect(try connection.userVersion() == Int32(Migrations.all.count))
    let names = try connection.all("SELECT name FROM migration ORDER BY version") { row in
      try row.text(0)
    }
    #expect(names == Migrations.all.map(\.name))
  }

  @Test func `a copy without a write-ahead log gets it before it is written`() throws {
    let place = try TemporaryCatalogue()
    _ = try place.open()
    let copy = place.path + ".copy"
    try place.connection().run("VACUUM INTO ?", [.text(copy)])
    let before = try Data(contentsOf: URL(fileURLWithPath: copy))
    _ = try Catalogue(path: copy, access: .read, now: TemporaryCatalogue.now)
    #expect(try Data(contentsOf: URL(fileURLWithPath: copy)) == before)
    _ = try Catalogue(path: copy, access: .write, now: TemporaryCatalogue.now)
    #expect(try Connection(path: copy, mode: .readWrite).usesWriteAheadLog())
  }

  @Test func `a catalogue keeps a write-ahead log and checks foreign keys`() throws {
    let place = try TemporaryCatalogue()
    let catalogue = try place.open()
    let mode = try place.connection().first("PRAGMA journal_mode") { row in try row.text(0) }
    #expect(mode == "wal")
    #expect(throws: SQLiteError.self) {
      try catalogue.write {
        try catalogue.scenes.insert(
          "a", layoutID: 1, contentID: 1, viewportID: 1, now: TemporaryCatalogue.now)
      }
    }
  }

  @Test func `a write that throws keeps nothing and hands its error on`() throws {
    let place = try TemporaryCatalogue()
    let catalogue = try place.open()
    #expect(throws: Absent.self) {
      try catalogue.write {
        _ = try catalogue.documents.insert(
          .layout, "a", body: "{}".utf8, message: nil, now: TemporaryCatalogue.now)
        throw Absent()
      }
    }
    #expect(try catalogue.documents.list(.layout) == [])
    #expect(try catalogue.addDocument(.layout, "a").headNumber == 1)
  }

  @Test func `a read sees one state of the file whatever others write meanwhile`() throws {
    let place = try TemporaryCatalogue()
    let reader = try place.open()
    let writer = try place.open(.write)
    let counts = try reader.read {
      let before = try reader.documents.list(.layout).count
      _ = try writer.addDocument(.layout, "a")
      return [before, try reader.documents.list(.layout).count]
    }
    #expect(counts == [0, 0])
    #expect(try reader.documents.list(.layout).count == 1)
  }

  @Test func `a writer that waits in vain is told that the file is busy`() throws {
    let place = try TemporaryCatalogue()
    let first = try place.open()
    let second = try Catalogue(
      path: place.path, access: .write, busyTimeout: .zero, now: TemporaryCatalogue.now)
    try first.write {
      let error = #expect(throws: SQLiteError.self) { try second.write {} }
      #expect(error?.isBusy == true)
    }
  }
}
