import SQLite
import Testing

struct ReadingTests {
  private func filled() throws -> Connection {
    let connection = try Connection()
    try connection.script(
      """
      CREATE TABLE t (a INTEGER) STRICT;
      CREATE INDEX t_a ON t (a);
      CREATE VIEW v AS SELECT a FROM t;
      INSERT INTO t VALUES (1), (2);
      """)
    return connection
  }

  @Test(arguments: [
    "SELECT a FROM t", "SELECT * FROM v", "VALUES (1)", "SELECT upper('a') || hex(x'00')",
    "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 9) SELECT * FROM n",
    "SELECT count(*) FROM sqlite_schema", "EXPLAIN QUERY PLAN SELECT a FROM t",
    "PRAGMA table_info(t)", "PRAGMA user_version", "PRAGMA integrity_check",
    "SELECT name FROM pragma_table_info('t')", "SELECT value FROM json_each('[1]')",
    "SELECT row_number() OVER (ORDER BY a) FROM t",
  ])
  func `a statement that reads runs`(sql: String) throws {
    let connection = try filled()
    let rows = try connection.onlyReading { try connection.all(sql) { row in row.columnCount } }
    #expect(!rows.isEmpty)
  }

  @Test(arguments: [
    "INSERT INTO t VALUES (3)", "UPDATE t SET a = 3", "DELETE FROM t", "DROP TABLE t",
    "CREATE TABLE u (a)", "CREATE TEMP TABLE u (a)", "CREATE VIEW w AS SELECT 1",
    "CREATE VIRTUAL TABLE u USING fts5(a)", "CREATE INDEX i ON t (a)", "ALTER TABLE t ADD b TEXT",
    "ATTACH ':memory:' AS other", "ATTACH 'made.db' AS other", "DETACH main", "REINDEX",
    "ANALYZE", "BEGIN", "COMMIT", "SAVEPOINT s", "PRAGMA user_version = 3",
    "PRAGMA journal_mode = OFF", "PRAGMA query_only = OFF", "PRAGMA writable_schema = ON",
    "PRAGMA trusted_schema = ON", "PRAGMA foreign_keys = OFF", "PRAGMA wal_checkpoint",
    "PRAGMA optimize", "PRAGMA incremental_vacuum", "SELECT load_extension('x')",
    "SELECT fts3_tokenizer('simple')", "SELECT sqlite_log(1, 'x')", "EXPLAIN DELETE FROM t",
    "WITH n AS (SELECT 1) INSERT INTO t SELECT * FROM n", "UPDATE sqlite_schema SET sql = ''",
    "REPLACE INTO t VALUES (1)", "INSERT INTO t VALUES (5) RETURNING a",
  ])
  func `a statement that does more is refused when it is compiled`(sql: String) throws {
    let connection = try filled()
    let before = try connection.all("SELECT a FROM t") { row in try row.integer(0) }
    #expect(throws: SQLiteError.self) {
      try connection.onlyReading { _ = try connection.prepare(sql) }
    }
    #expect(try connection.all("SELECT a FROM t") { row in try row.integer(0) } == before)
  }

  @Test(arguments: ["VACUUM", "VACUUM INTO 'made.db'"])
  func `a statement that the authorizer is not asked about is known to write and fails`(
    sql: String
  ) throws {
    let connection = try filled()
    try connection.onlyReading {
      var statement = try connection.prepare(sql)
      let isReadOnly = statement.isReadOnly
      #expect(!isReadOnly)
      #expect(throws: SQLiteError.self) { try statement.run() }
    }
  }

  @Test func `what was compiled before does not write either`() throws {
    let connection = try filled()
    var insertion = try connection.prepare("INSERT INTO t VALUES (3)")
    #expect(throws: SQLiteError.self) { try connection.onlyReading { try insertion.run() } }
    #expect(try connection.first("SELECT count(*) FROM t") { row in try row.integer(0) } == 2)
  }

  @Test func `writing goes on behind it, also behind an error`() throws {
    struct Stop: Error {}
    let connection = try filled()
    #expect(throws: Stop.self) { try connection.onlyReading { throw Stop() } }
    try connection.run("INSERT INTO t VALUES (3)")
    #expect(connection.changes == 1)
  }

  @Test func `one inside another is refused and leaves the outer one`() throws {
    let connection = try filled()
    try connection.onlyReading {
      #expect(throws: SQLiteError.self) { try connection.onlyReading {} }
      #expect(throws: SQLiteError.self) { try connection.run("DELETE FROM t") }
    }
  }
}
