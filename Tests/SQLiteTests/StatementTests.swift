import SQLite
import Testing

struct StatementTests {
  @Test(arguments: [
    "SELECT 1; SELECT 2", "SELECT 1; x", "SELECT 1; -- comment\n DELETE FROM t",
    "SELECT 1;;; SELECT 2", "SELECT 1\0; SELECT 2", "SELECT 1; 'open",
  ])
  func `text behind the statement is refused`(sql: String) throws {
    let connection = try Connection()
    let error = #expect(throws: SQLiteError.self) { try connection.run(sql) }
    #expect(error?.code == .misuse)
    #expect(error?.sql == sql)
  }

  @Test(arguments: ["SELECT 1;", "SELECT 1 ; ; ", "SELECT 1; -- end", "SELECT 1; /* end */ \n"])
  func `blanks, comments and semicolons behind the statement are not text`(sql: String) throws {
    let connection = try Connection()
    #expect(try connection.first(sql) { row in try row.integer(0) } == 1)
  }

  @Test(arguments: ["", " ", "-- nothing", ";"])
  func `SQL without a statement is refused`(sql: String) throws {
    let connection = try Connection()
    let error = #expect(throws: SQLiteError.self) { try connection.run(sql) }
    #expect(error?.code == .misuse)
  }

  @Test func `a syntax error has SQLite's words and the SQL`() throws {
    let connection = try Connection()
    let error = #expect(throws: SQLiteError.self) { try connection.run("SELEKT 1") }
    #expect(error?.code == .error)
    #expect(error?.description == #"near "SELEKT": syntax error (SQLite code 1)"#)
    #expect(error?.sql == "SELEKT 1")
  }

  @Test(arguments: [[], [1], [1, 2, 3]] as [[Value]])
  func `the number of values is that of the parameters`(values: [Value]) throws {
    let connection = try Connection()
    let error = #expect(throws: SQLiteError.self) {
      try connection.run("SELECT ?, ?", values)
    }
    #expect(error?.code == .range)
    #expect(error?.message.contains("\(values.count)") == true)
  }

  @Test func `an error never shows a value`() throws {
    let connection = try Connection()
    try connection.run("CREATE TABLE t (a INTEGER UNIQUE, b TEXT CHECK (b <> 'secret')) STRICT")
    for values in [["secret", "x"], [1, "secret"]] as [[Value]] {
      let error = #expect(throws: SQLiteError.self) {
        try connection.run("INSERT INTO t VALUES (?, ?)", values)
      }
      #expect(error?.primary == .constraint)
      #expect(error.map { "\($0.sql ?? "")" }?.contains("secret") == false)
    }
  }

  @Test func `a column of a strict table refuses another type`() throws {
    let connection = try Connection()
    try connection.run("CREATE TABLE t (a INTEGER) STRICT")
    let error = #expect(throws: SQLiteError.self) {
      try connection.run("INSERT INTO t VALUES ('x')")
    }
    #expect(error?.message == "cannot store TEXT value in INTEGER column t.a")
  }

  @Test func `a statement is usable again after it failed`() throws {
    let connection = try Connection()
    try connection.run("CREATE TABLE t (a INTEGER UNIQUE) STRICT")
    var insert = try connection.prepare("INSERT INTO t VALUES (?)")
    try insert.run([1])
    #expect(throws: SQLiteError.self) { try insert.run([1]) }
    #expect(throws: SQLiteError.self) { try insert.run([]) }
    try insert.run([2])
    #expect(try connection.all("SELECT a FROM t") { row in try row.integer(0) } == [1, 2])
  }

  @Test func `a body that stops in the middle leaves the statement ready`() throws {
    struct Stop: Error {}
    let connection = try Connection()
    var numbers = try connection.prepare(
      "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?) SELECT i FROM n"
    )
    #expect(try numbers.first([1_000_000_000]) { row in try row.integer(0) } == 1)
    var seen = 0
    #expect(throws: Stop.self) {
      try numbers.query([10]) { _ in
        seen += 1
        if seen == 3 { throw Stop() }
      }
    }
    #expect(seen == 3)
    #expect(try numbers.all([4]) { row in try row.integer(0, as: Int.self) } == [1, 2, 3, 4])
    #expect(try numbers.first([.null]) { row in try row.integer(0) } == 1)
  }

  @Test func `a failure between rows comes out after the rows before it`() throws {
    let connection = try Connection()
    var rows = 0
    #expect(throws: SQLiteError.self) {
      try connection.query(
        "SELECT abs(column1) FROM (VALUES (1), (-9223372036854775808))"
      ) { _ in rows += 1 }
    }
    #expect(rows == 1)
  }

  @Test func `several lent blobs are read in place among other values`() throws {
    let connection = try Connection()
    try connection.run("CREATE TABLE t (a BLOB, b TEXT, c BLOB, d BLOB) STRICT")
    var insert = try connection.prepare("INSERT INTO t VALUES (?, ?, ?, ?)")
    for length in [0, 1, 100_000] {
      let bytes = (0..<length).map { UInt8(truncatingIfNeeded: $0) }
      try bytes.withUnsafeBytes { lent in
        try insert.run([.blob(bytes), "text", .blob([1, 2])], lastBlob: lent)
      }
      let row = try connection.first(
        "SELECT a, b, c, d FROM t WHERE rowid = ?", [.integer(connection.lastInsertRowID)]
      ) { row in
        try (0..<4).map { column in try row.value(column) }
      }
      #expect(row == [.blob(bytes), "text", [1, 2], .blob(bytes)])
    }
    #expect(throws: SQLiteError.self) {
      try [UInt8]().withUnsafeBytes { lent in try insert.run([1, 2, 3, 4], lastBlob: lent) }
    }
  }

  @Test func `a value larger than SQLite takes is an error`() throws {
    let connection = try Connection()
    let error = #expect(throws: SQLiteError.self) {
      try UnsafeMutableRawBufferPointer.withUnlimitedCount { lent in
        var select = try connection.prepare("SELECT length(?)")
        try select.run([], lastBlob: lent)
      }
    }
    #expect(error?.message == "string or blob too big")
  }

  @Test func `columns, parameters and the kind of a statement are known without running it`() throws
  {
    let connection = try Connection()
    try connection.run("CREATE TABLE t (a INTEGER, b TEXT) STRICT")
    let select = try connection.prepare("SELECT a, b AS name FROM t WHERE a = :id OR b = ?")
    #expect(select.columnNames == ["a", "name"])
    #expect(select.parameterNames == [":id", nil])
    #expect(select.isReadOnly == true)
    let delete = try connection.prepare("DELETE FROM t")
    #expect(delete.columnNames == [])
    #expect(delete.isReadOnly == false)
  }

  @Test func `a statement outlives its connection`() throws {
    func orphan() throws -> Statement {
      try Connection().prepare("SELECT ?")
    }
    var statement = try orphan()
    #expect(try statement.first([5]) { row in try row.integer(0) } == 5)
  }
}

extension UnsafeMutableRawBufferPointer {
  /// Lends a buffer that claims more bytes than a blob may have; nobody may read it.
  fileprivate static func withUnlimitedCount<T>(
    _ body: (UnsafeRawBufferPointer) throws -> T
  ) rethrows -> T {
    try withUnsafeTemporaryAllocation(byteCount: 1, alignment: 1) { memory in
      try body(UnsafeRawBufferPointer(start: memory.baseAddress, count: 1 << 40))
    }
  }
}
