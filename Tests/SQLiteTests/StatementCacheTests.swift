import SQLite
import Testing

/// Statements of a connection that are kept after their use.
struct StatementCacheTests {
  private let numbers =
    "SELECT value FROM json_each('[1,2,3]') WHERE value > ? ORDER BY value"

  private func values(
    _ connection: borrowing Connection, above bound: Int64
  ) throws -> [Int64] {
    try connection.all(numbers, [.integer(bound)]) { row in try row.integer(0) }
  }

  @Test func `the same SQL inside its own rows is a run of its own`() throws {
    let connection = try Connection()
    var pairs: [[Int64]] = []
    try connection.query(numbers, [0]) { row in
      let first = try row.integer(0)
      pairs.append([first] + (try connection.all(numbers, [.integer(first)]) { try $0.integer(0) }))
    }
    #expect(pairs == [[1, 2, 3], [2, 3], [3]])
    #expect(try values(connection, above: 1) == [2, 3])
    #expect(try values(connection, above: 2) == [3])
  }

  @Test func `a run that was left in the middle or failed leaves the next one whole`() throws {
    struct Stop: Error {}
    let connection = try Connection()
    #expect(throws: Stop.self) { try connection.query(numbers, [0]) { _ in throw Stop() } }
    #expect(throws: SQLiteError.self) { try connection.run(numbers) }
    #expect(try connection.first(numbers, [1]) { row in try row.integer(0) } == 2)
    #expect(try values(connection, above: 0) == [1, 2, 3])
  }

  @Test func `a value of one run is not that of the next`() throws {
    let connection = try Connection()
    try connection.run("CREATE TABLE t (a BLOB)")
    let insert = "INSERT INTO t VALUES (?)"
    try connection.run(insert, [[1, 2, 3]])
    try connection.run(insert, [.null])
    #expect(throws: SQLiteError.self) { try connection.run(insert) }
    #expect(
      try connection.all("SELECT a FROM t ORDER BY rowid") { row in try row.value(0) }
        == [[1, 2, 3], .null])
  }

  @Test func `a pragma takes effect each time and tells what is so now`() throws {
    let connection = try Connection()
    for version: Int32 in [1, 2, 1] {
      try connection.setUserVersion(version)
      #expect(try connection.userVersion() == version)
    }
    try connection.run("CREATE TABLE t (a INTEGER)")
    for _ in 0..<3 {
      _ = try connection.onlyReading {
        #expect(throws: SQLiteError.self) { try connection.run("INSERT INTO t VALUES (1)") }
      }
      try connection.run("INSERT INTO t VALUES (1)")
    }
    #expect(try connection.first("SELECT count(*) FROM t") { row in try row.integer(0) } == 3)
  }

  @Test func `a schema that changes is seen by statements from before`() throws {
    let connection = try Connection()
    try connection.run("CREATE TABLE t (a INTEGER)")
    try connection.run("INSERT INTO t VALUES (1)")
    let all = "SELECT * FROM t"
    #expect(try connection.first(all) { row in row.columnCount } == 1)
    try connection.run("ALTER TABLE t ADD COLUMN b INTEGER")
    #expect(try connection.first(all) { row in row.columnCount } == 2)
    try connection.run("DROP TABLE t")
    #expect(throws: SQLiteError.self) { try connection.run(all) }
  }

  @Test func `kept statements hinder neither a vacuum nor a copy over the connection`() throws {
    let connection = try Connection()
    try connection.run("CREATE TABLE t (a INTEGER)")
    try connection.run("INSERT INTO t VALUES (1)")
    let count = "SELECT count(*) FROM t"
    #expect(try connection.first(count) { row in try row.integer(0) } == 1)
    try connection.run("VACUUM")
    let other = try Connection()
    try other.run("CREATE TABLE t (a INTEGER)")
    try other.copy(to: connection)
    #expect(try connection.first(count) { row in try row.integer(0) } == 0)
  }

  @Test func `more different SQL than is kept runs as well, and the file is closed`() throws {
    let folder = try TemporaryFolder()
    do {
      let connection = try Connection(path: folder.file(), mode: .readWriteCreate)
      try connection.enableWriteAheadLog()
      try connection.run("CREATE TABLE t (a INTEGER)")
      for _ in 0..<2 {
        for number in 0..<300 {
          try connection.run("INSERT INTO t VALUES (\(number))")
        }
      }
      #expect(try connection.first("SELECT count(*) FROM t") { try $0.integer(0) } == 600)
    }
    // The last one to close a file takes its log away.
    let log = try Connection(path: folder.file(), mode: .readWrite)
    try log.lockExclusively()
    #expect(try log.first("SELECT count(*) FROM t") { try $0.integer(0) } == 600)
  }
}
