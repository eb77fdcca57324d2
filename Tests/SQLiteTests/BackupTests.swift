import Foundation
import SQLite
import Testing

/// Copying one open database over another.
struct BackupTests {
  private static func filled(_ connection: borrowing Connection, rows: Int) throws {
    try connection.run("CREATE TABLE t (n INTEGER, b BLOB)")
    try connection.run(
      """
      WITH RECURSIVE c (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM c WHERE n < ?)
      INSERT INTO t SELECT n, randomblob(1000) FROM c
      """, [Value(rows)])
  }

  private static func count(_ connection: borrowing Connection) throws -> Int64? {
    try connection.first("SELECT count(*) FROM t") { row in try row.integer(0) }
  }

  @Test func `a copy has all rows, the marks, and is sound`() throws {
    let source = try Connection()
    try Self.filled(source, rows: 300)
    try source.setApplicationID(7)
    let target = try Connection()
    try source.copy(to: target)
    #expect(try Self.count(target) == 300)
    #expect(try target.applicationID() == 7)
    #expect(try target.integrityCheck().isEmpty)
  }

  @Test func `what the target held is replaced`() throws {
    let source = try Connection()
    try Self.filled(source, rows: 1)
    let target = try Connection()
    try Self.filled(target, rows: 50)
    try source.copy(to: target)
    #expect(try Self.count(target) == 1)
  }

  @Test func `a copy is of the moment before an open transaction of another`() throws {
    let folder = try TemporaryFolder()
    let writer = try Connection(path: folder.file(), mode: .readWriteCreate)
    try writer.enableWriteAheadLog()
    try Self.filled(writer, rows: 10)
    let reader = try Connection(path: folder.file(), mode: .readWrite, busyTimeout: .zero)
    let target = try Connection()
    try writer.transaction { writer in
      try writer.run("DELETE FROM t")
      try reader.copy(to: target)
    }
    #expect(try Self.count(target) == 10)
    #expect(try Self.count(reader) == 0)
  }

  @Test func `a locked source is busy and a file that is no database is told`() throws {
    let folder = try TemporaryFolder()
    let writer = try Connection(path: folder.file(), mode: .readWriteCreate)
    try Self.filled(writer, rows: 1)
    let reader = try Connection(path: folder.file(), mode: .readOnly, busyTimeout: .zero)
    let target = try Connection()
    try writer.run("BEGIN EXCLUSIVE")
    let busy = #expect(throws: SQLiteError.self) { try reader.copy(to: target) }
    #expect(busy?.isBusy == true)
    let junkFile = URL(filePath: folder.file("junk.db"))
    try Data(repeating: 1, count: 5000).write(to: junkFile)
    let junk = try Connection(path: folder.file("junk.db"), mode: .readOnly)
    let refused = #expect(throws: SQLiteError.self) { try junk.copy(to: target) }
    #expect(refused?.isCorrupt == true)
  }

  @Test func `a target that is in use is an error`() throws {
    let source = try Connection()
    try Self.filled(source, rows: 1)
    let target = try Connection()
    try target.run("BEGIN")
    _ = try target.first("SELECT count(*) FROM sqlite_schema") { row in try row.integer(0) }
    #expect(throws: SQLiteError.self) { try source.copy(to: target) }
  }
}
