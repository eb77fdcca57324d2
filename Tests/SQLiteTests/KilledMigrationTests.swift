import CSQLite
import Foundation
import Testing

@testable import SQLite

/// A migration whose process is killed in the middle of its work.
struct KilledMigrationTests {
  private static let migrator = Migrator(
    applicationID: 0x7465_7374,
    migrations: [
      Migration(
        version: 1, name: "m0001_create",
        sql: """
          CREATE TABLE migration (
            version INTEGER PRIMARY KEY, name TEXT NOT NULL, checksum TEXT NOT NULL,
            applied_at TEXT NOT NULL) STRICT;
          CREATE TABLE thing (id INTEGER PRIMARY KEY, name TEXT NOT NULL) STRICT;
          WITH RECURSIVE number(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM number WHERE n < 500)
          INSERT INTO thing SELECT n, 'thing ' || n FROM number;
          """),
      Migration(
        version: 2, name: "m0002_size",
        sql: """
          CREATE TABLE sized (id INTEGER PRIMARY KEY, name TEXT NOT NULL, size REAL) STRICT;
          INSERT INTO sized SELECT id, name, id * 1.5 FROM thing;
          DROP TABLE thing;
          ALTER TABLE sized RENAME TO thing;
          """),
      Migration(
        version: 3, name: "m0003_index",
        sql: "CREATE INDEX by_name ON thing (name); UPDATE thing SET size = size + 1;"),
    ])

  /// Does all the steps and counts what SQLite does for them, ten of its instructions at a time.
  ///
  /// When the count is the one given, the process is killed.
  private static func migrate(_ path: String, killedAt last: Int = .max) throws -> Int {
    let connection = try Connection(path: path, mode: .readWriteCreate)
    try connection.enableWriteAheadLog()
    let ticks = UnsafeMutablePointer<(count: Int, last: Int)>.allocate(capacity: 1)
    defer { ticks.deallocate() }
    ticks.initialize(to: (0, last))
    sqlite3_progress_handler(
      connection.handle, 10,
      { ticks in
        guard let ticks = ticks?.assumingMemoryBound(to: (count: Int, last: Int).self) else {
          return 0
        }
        ticks.pointee.count += 1
        if ticks.pointee.count == ticks.pointee.last { kill(getpid(), SIGKILL) }
        return 0
      }, ticks)
    try migrator.migrate(connection, creating: true, appliedAt: "now")
    sqlite3_progress_handler(connection.handle, 0, nil, nil)
    return ticks.pointee.count
  }

  /// The version, and all rows that there are.
  private static func contents(of path: String) throws -> [String] {
    let connection = try Connection(path: path, mode: .readWrite)
    let version = try connection.userVersion()
    guard version > 0 else { return ["0"] }
    let rows = try connection.all("SELECT * FROM thing ORDER BY id") { row in
      try (0..<row.columnCount).map { "\(try row.value($0))" }.joined(separator: " ")
    }
    let steps = try connection.all("SELECT name FROM migration ORDER BY version") { row in
      try row.text(0)
    }
    let problems = try connection.all("PRAGMA integrity_check") { row in try row.text(0) }
    return ["\(version)"] + steps + problems + rows
  }

  /// What the file holds after each number of steps.
  private static let states = Result {
    let folder = try TemporaryFolder()
    defer { withExtendedLifetime(folder) {} }
    return try (0...3).map { count in
      let path = folder.file("\(count).db")
      let connection = try Connection(path: path, mode: .readWriteCreate)
      if count > 0 {
        try Migrator(
          applicationID: 0x7465_7374, migrations: Array(migrator.migrations.prefix(count))
        ).migrate(connection, creating: true, appliedAt: "now")
      }
      return try contents(of: path)
    }
  }

  private static let ticks = Result {
    let folder = try TemporaryFolder()
    defer { withExtendedLifetime(folder) {} }
    return try migrate(folder.file())
  }

  @Test(arguments: 1...50)
  func `a killed migration leaves whole steps, and the next one does the rest`(moment: Int)
    async throws
  {
    let states = try Self.states.get()
    let last = try Self.ticks.get() * moment / 51
    let folder = try TemporaryFolder()
    defer { withExtendedLifetime(folder) {} }
    let path = folder.file()
    await #expect(processExitsWith: .signal(SIGKILL)) {
      [path = path as String, last = last as Int] in
      _ = try Self.migrate(path, killedAt: last)
    }
    #expect(states.contains(try Self.contents(of: path)))
    _ = try Self.migrate(path)
    #expect(try Self.contents(of: path) == states[3])
  }
}
