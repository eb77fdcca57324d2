import Foundation
import SQLite
import Testing

struct MigratorTests {
  private static let mark: Int32 = 0x7465_7374

  private static let all = [
    Migration(
      version: 1, name: "m0001_create",
      sql: """
        CREATE TABLE migration (
          version INTEGER PRIMARY KEY, name TEXT NOT NULL, checksum TEXT NOT NULL,
          applied_at TEXT NOT NULL) STRICT;
        CREATE TABLE thing (id INTEGER PRIMARY KEY, name TEXT NOT NULL) STRICT;
        INSERT INTO thing VALUES (1, 'first');
        """),
    Migration(
      version: 2, name: "m0002_size",
      sql: "ALTER TABLE thing ADD COLUMN size INTEGER NOT NULL DEFAULT 5"),
    Migration(version: 3, name: "m0003_index", sql: "CREATE INDEX by_name ON thing (name)"),
  ]

  private static func migrator(_ count: Int = 3) -> Migrator {
    Migrator(applicationID: mark, migrations: Array(all.prefix(count)))
  }

  /// Makes a file of some schema version with a log beside it only while it is open.
  private static func make(_ path: String, steps: Int) throws {
    let connection = try Connection(path: path, mode: .readWriteCreate)
    try connection.enableWriteAheadLog()
    try migrator(steps).migrate(connection, creating: true, appliedAt: "then")
  }

  private static func records(_ connection: borrowing Connection) throws -> [String] {
    try connection.all("SELECT version, name, applied_at FROM migration ORDER BY version") { row in
      "\(try row.integer(0)) \(try row.text(1)) \(try row.text(2))"
    }
  }

  @Test func `a missing file is missing and stays so`() throws {
    let folder = try TemporaryFolder()
    #expect(try Self.migrator().state(ofFileAt: folder.file()) == .missing)
    #expect(try folder.contents().isEmpty)
  }

  @Test func `an empty file gets the schema only when that is asked for`() throws {
    let folder = try TemporaryFolder()
    try Data().write(to: URL(fileURLWithPath: folder.file()))
    #expect(try Self.migrator().state(ofFileAt: folder.file()) == .empty)
    let connection = try Connection(path: folder.file(), mode: .readWrite)
    #expect(throws: MigrationError.empty) {
      try Self.migrator().migrate(connection, creating: false, appliedAt: "now")
    }
    #expect(throws: MigrationError.empty) { try Self.migrator().verify(connection) }
    #expect(try folder.contents() == ["test.db": Data()])
    let applied = try Self.migrator().migrate(connection, creating: true, appliedAt: "now")
    #expect(applied == Self.all)
    #expect(
      try Self.records(connection) == [
        "1 m0001_create now", "2 m0002_size now", "3 m0003_index now",
      ])
    #expect(try connection.applicationID() == Self.mark)
    #expect(try connection.userVersion() == 3)
  }

  @Test func `a database without a schema is empty`() throws {
    let folder = try TemporaryFolder()
    do {
      let connection = try Connection(path: folder.file(), mode: .readWriteCreate)
      try connection.enableWriteAheadLog()
    }
    #expect(try folder.contents()["test.db"]?.isEmpty == false)
    #expect(try Self.migrator().state(ofFileAt: folder.file()) == .empty)
  }

  @Test func `a file that is up to date is only read`() throws {
    let folder = try TemporaryFolder()
    try Self.make(folder.file(), steps: 3)
    let before = try folder.contents()
    #expect(try Self.migrator().state(ofFileAt: folder.file()) == .current)
    let connection = try Connection(path: folder.file(), mode: .immutable)
    #expect(try Self.migrator().migrate(connection, creating: true, appliedAt: "now") == [])
    try Self.migrator().verify(connection)
    #expect(try folder.contents() == before)
  }

  @Test(arguments: [1, 2])
  func `an older file gets the steps it lacks and keeps its rows`(steps: Int) throws {
    let folder = try TemporaryFolder()
    try Self.make(folder.file(), steps: steps)
    #expect(
      try Self.migrator().state(ofFileAt: folder.file()) == .older(version: Int32(steps)))
    let connection = try Connection(path: folder.file(), mode: .readWrite)
    #expect(throws: MigrationError.older(version: Int32(steps), newest: 3)) {
      try Self.migrator().verify(connection)
    }
    let applied = try Self.migrator().migrate(connection, creating: false, appliedAt: "now")
    #expect(applied == Array(Self.all.dropFirst(steps)))
    let row = try connection.first("SELECT name, size FROM thing") { row in
      "\(try row.text(0)) \(try row.integer(1))"
    }
    #expect(row == "first 5")
    #expect(try Self.records(connection).filter { $0.hasSuffix("then") }.count == steps)
    #expect(try Self.migrator().state(of: connection) == .current)
  }

  @Test func `a newer file is refused with its bytes unchanged`() throws {
    let folder = try TemporaryFolder()
    try Self.make(folder.file(), steps: 3)
    let before = try folder.contents()
    #expect(try Self.migrator(2).state(ofFileAt: folder.file()) == .newer(version: 3))
    #expect(try folder.contents() == before)
    let connection = try Connection(path: folder.file(), mode: .immutable)
    #expect(throws: MigrationError.newer(version: 3, newest: 2)) {
      try Self.migrator(2).migrate(connection, creating: true, appliedAt: "now")
    }
    #expect(throws: MigrationError.newer(version: 3, newest: 2)) {
      try Self.migrator(2).verify(connection)
    }
    #expect(try folder.contents() == before)
  }

  @Test func `a newer version that stands in the log only is seen`() throws {
    let folder = try TemporaryFolder()
    try Self.make(folder.file(), steps: 3)
    let writer = try Connection(path: folder.file(), mode: .readWrite)
    try writer.setUserVersion(999)
    let before = try folder.contents()
    let stale = try Connection(path: folder.file(), mode: .immutable)
    #expect(try stale.userVersion() == 3)
    #expect(try Self.migrator().state(ofFileAt: folder.file()) == .newer(version: 999))
    let after = try folder.contents()
    #expect(after["test.db"] == before["test.db"])
    #expect(after["test.db-wal"] == before["test.db-wal"])
    #expect(after.keys == before.keys)

    // Seen through a symbolic link, the log lies beside the file and not beside the link.
    let elsewhere = try TemporaryFolder()
    try FileManager.default.createSymbolicLink(
      atPath: elsewhere.file("link"), withDestinationPath: folder.file())
    #expect(
      try Self.migrator().state(ofFileAt: elsewhere.file("link")) == .newer(version: 999))
    #expect(Array(try elsewhere.contents().keys) == ["link"])
  }

  @Test func `a newer file and its log that a crash left behind keep their bytes`() throws {
    let folder = try TemporaryFolder()
    let crashed = try TemporaryFolder()
    do {
      let writer = try Connection(path: folder.file(), mode: .readWriteCreate)
      try writer.enableWriteAheadLog()
      try Self.migrator().migrate(writer, creating: true, appliedAt: "now")
      for name in ["test.db", "test.db-wal"] {
        try FileManager.default.copyItem(atPath: folder.file(name), toPath: crashed.file(name))
      }
    }
    let before = try crashed.contents()
    #expect(try Self.migrator(2).state(ofFileAt: crashed.file()) == .newer(version: 3))
    let after = try crashed.contents()
    #expect(after["test.db"] == before["test.db"])
    #expect(after["test.db-wal"] == before["test.db-wal"])
  }

  private static let foreignFiles: [(name: String, make: @Sendable (String) throws -> Void)] = [
    ("text", { path in try Data("not a database".utf8).write(to: URL(fileURLWithPath: path)) }),
    (
      "long text",
      { path in
        try Data(String(repeating: "text ", count: 4000).utf8)
          .write(to: URL(fileURLWithPath: path))
      }
    ),
    (
      "tables without a mark",
      { path in
        try Connection(path: path, mode: .readWriteCreate).run("CREATE TABLE migration (a)")
      }
    ),
    (
      "another mark",
      { path in
        let connection = try Connection(path: path, mode: .readWriteCreate)
        try connection.enableWriteAheadLog()
        try connection.run("CREATE TABLE t (a)")
        try connection.setApplicationID(1)
        try connection.setUserVersion(3)
      }
    ),
    (
      "our mark without a version",
      { path in
        let connection = try Connection(path: path, mode: .readWriteCreate)
        try connection.run("CREATE TABLE t (a)")
        try connection.setApplicationID(mark)
      }
    ),
    (
      "a version without a mark",
      { path in
        try Connection(path: path, mode: .readWriteCreate).setUserVersion(3)
      }
    ),
  ]

  @Test(arguments: Self.foreignFiles.indices)
  func `a foreign file is refused with its bytes unchanged`(index: Int) throws {
    let folder = try TemporaryFolder()
    try Self.foreignFiles[index].make(folder.file())
    let before = try folder.contents()
    #expect(try Self.migrator().state(ofFileAt: folder.file()) == .foreign)
    #expect(try folder.contents() == before)
    do {
      let connection = try Connection(path: folder.file(), mode: .readWrite)
      #expect(throws: MigrationError.foreign) {
        try Self.migrator().migrate(connection, creating: true, appliedAt: "now")
      }
      #expect(throws: MigrationError.foreign) { try Self.migrator().verify(connection) }
    }
    #expect(try folder.contents() == before)
  }

  @Test func `a file cut short is an error or foreign, never empty`() throws {
    let folder = try TemporaryFolder()
    try Self.make(folder.file(), steps: 3)
    let bytes = try Data(contentsOf: URL(fileURLWithPath: folder.file()))
    for count in [2, 99, 100, 1024, 4096] {
      try bytes.prefix(count).write(to: URL(fileURLWithPath: folder.file("cut.db")))
      do {
        let state = try Self.migrator().state(ofFileAt: folder.file("cut.db"))
        #expect([.foreign, .current].contains(state), "\(count)")
        let connection = try Connection(path: folder.file("cut.db"), mode: .readWrite)
        try Self.migrator().migrate(connection, creating: true, appliedAt: "now")
        Issue.record("\(count) bytes were taken for a whole file")
      } catch let error as SQLiteError {
        #expect(error.isCorrupt, "\(count): \(error)")
      } catch let error as MigrationError {
        #expect(error == .foreign, "\(count)")
      }
    }
  }

  @Test(arguments: [
    "UPDATE migration SET checksum = '0000000000000000' WHERE version = 1",
    "DELETE FROM migration WHERE version = 1",
  ])
  func `a step that differs from the recorded one is refused`(tampering: String) throws {
    let folder = try TemporaryFolder()
    try Self.make(folder.file(), steps: 2)
    let connection = try Connection(path: folder.file(), mode: .readWrite)
    try connection.run(tampering)
    for steps in [2, 3] {
      #expect(throws: MigrationError.changed(name: "m0001_create")) {
        try Self.migrator(steps).migrate(connection, creating: false, appliedAt: "now")
      }
      #expect(throws: MigrationError.changed(name: "m0001_create")) {
        try Self.migrator(steps).verify(connection)
      }
    }
    #expect(try connection.userVersion() == 2)
  }

  @Test func `a step that fails leaves the file at the step before`() throws {
    let connection = try Connection()
    let broken = Migration(
      version: 2, name: "m0002_broken",
      sql: "CREATE TABLE half (a TEXT) STRICT; INSERT INTO absent VALUES (1)")
    let migrator = Migrator(applicationID: Self.mark, migrations: [Self.all[0], broken])
    let error = #expect(throws: SQLiteError.self) {
      try migrator.migrate(connection, creating: true, appliedAt: "now")
    }
    #expect(error?.message == "no such table: absent")
    #expect(try connection.userVersion() == 1)
    #expect(try Self.records(connection) == ["1 m0001_create now"])
    #expect(
      try connection.first("SELECT 1 FROM sqlite_schema WHERE name = 'half'") { _ in 1 } == nil)
  }

  @Test func `a seed is written with the first step of a new file, and never again`() throws {
    struct Refusal: Error {}
    let connection = try Connection()
    #expect(throws: Refusal.self) {
      try Self.migrator().migrate(connection, creating: true, appliedAt: "now") { _ in
        throw Refusal()
      }
    }
    #expect(try Self.migrator().state(of: connection) == .empty)
    for steps in [1, 2, 3, 3] {
      try Self.migrator(steps).migrate(connection, creating: true, appliedAt: "now") { connection in
        try connection.run("INSERT INTO thing (name) VALUES ('seed')")
      }
    }
    let names = try connection.all("SELECT name FROM thing") { row in try row.text(0) }
    #expect(names == ["first", "seed"])
  }

  @Test func `many migrators at once apply each step once`() async throws {
    let folder = try TemporaryFolder()
    let applied = try await withThrowingTaskGroup(of: [Migration].self) { group in
      for number in 0..<8 {
        group.addTask {
          let connection = try Connection(
            path: folder.file(), mode: .readWriteCreate, busyTimeout: .seconds(60))
          try connection.enableWriteAheadLog()
          return try Self.migrator().migrate(
            connection, creating: true, appliedAt: "\(number)")
        }
      }
      return try await group.reduce(into: []) { all, some in all += some }
    }
    #expect(applied.sorted { $0.version < $1.version } == Self.all)
    let connection = try Connection(path: folder.file(), mode: .readWrite)
    #expect(try Self.records(connection).count == 3)
    #expect(try Self.migrator().state(of: connection) == .current)
  }

  @Test func `the checksum is the FNV-1a hash of the text`() {
    #expect(Migration(version: 1, name: "", sql: "").checksum == "cbf29ce484222325")
    #expect(Migration(version: 1, name: "", sql: "a").checksum == "af63dc4c8601ec8c")
    #expect(Migration(version: 1, name: "", sql: "foobar").checksum == "85944171f73967e8")
  }

  @Test func `steps that do not count 1, 2, 3 are a mistake`() async {
    await #expect(processExitsWith: .failure) {
      _ = Migrator(applicationID: 1, migrations: [Migration(version: 2, name: "", sql: "")])
    }
    await #expect(processExitsWith: .failure) { _ = Migrator(applicationID: 1, migrations: []) }
  }
}
