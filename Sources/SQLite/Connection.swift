import CSQLite

/// One open database; closed when it goes out of scope.
package struct Connection: ~Copyable {
  let handle: OpaquePointer
  private let statements = StatementCache()

  /// Opens a file, with foreign keys and defensive mode on and trust in its schema off.
  ///
  /// The file is not read before the first statement, so a file of another kind is found only then.
  package init(
    path: String, mode: OpenMode, busyTimeout: Duration = .seconds(5)
  ) throws(SQLiteError) {
    let path = try DatabasePath(path)
    handle =
      switch mode {
      case .readWriteCreate:
        try Self.opened(path.name, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, busyTimeout)
      case .readWrite:
        try Self.opened(path.name, SQLITE_OPEN_READWRITE, busyTimeout)
      case .readOnly:
        try Self.opened(path.name, SQLITE_OPEN_READONLY, busyTimeout)
      case .immutable:
        try Self.opened(
          path.immutableURI, SQLITE_OPEN_READONLY | SQLITE_OPEN_URI, busyTimeout)
      }
  }

  /// Opens an empty database in memory, gone when the connection is.
  package init() throws(SQLiteError) {
    handle = try Self.opened(":memory:", SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE, .zero)
  }

  deinit {
    statements.removeAll()
    // Statements that are still alive defer the closing: sqlite.org/c3ref/close.html.
    sqlite3_close_v2(handle)
  }

  /// Runs one statement to its end and drops the rows it returns.
  package func run(_ sql: String, _ values: [Value] = []) throws(SQLiteError) {
    var statement = try Statement(sql, connection: handle, cache: statements)
    try statement.run(values)
  }

  /// Runs one statement with the bytes as one more, last value; SQLite reads them in place.
  package func run(
    _ sql: String, _ values: [Value], lastBlob: UnsafeRawBufferPointer
  ) throws(SQLiteError) {
    var statement = try Statement(sql, connection: handle, cache: statements)
    try statement.run(values, lastBlob: lastBlob)
  }

  /// Compiles one statement, to be run many times.
  package func prepare(_ sql: String) throws(SQLiteError) -> Statement {
    try Statement(sql, connection: handle, isKept: true)
  }

  /// Runs one statement and lends its rows one by one.
  package func query(
    _ sql: String, _ values: [Value] = [], _ body: (borrowing Row) throws -> Void
  ) throws {
    var statement = try Statement(sql, connection: handle, cache: statements)
    try statement.query(values, body)
  }

  /// Reads the first row; nil when there is none. Later rows are not computed.
  package func first<T>(
    _ sql: String, _ values: [Value] = [], _ body: (borrowing Row) throws -> T
  ) throws -> T? {
    var statement = try Statement(sql, connection: handle, cache: statements)
    return try statement.first(values, body)
  }

  /// Reads every row into an array.
  package func all<T>(
    _ sql: String, _ values: [Value] = [], _ body: (borrowing Row) throws -> T
  ) throws -> [T] {
    var statement = try Statement(sql, connection: handle, cache: statements)
    return try statement.all(values, body)
  }

  /// Runs all statements of a text in order, up to the first that fails; none may have parameters.
  package func script(_ sql: String) throws(SQLiteError) {
    guard !sql.utf8.contains(0) else {
      throw SQLiteError(.misuse, "the SQL has a NUL character", sql: sql)
    }
    let result = sqlite3_exec(handle, sql, nil, nil, nil)
    guard result == SQLITE_OK else {
      throw SQLiteError(result: result, connection: handle, sql: sql)
    }
  }

  /// The row identifier of the latest successful INSERT of this connection; 0 before the first.
  package var lastInsertRowID: Int64 { sqlite3_last_insert_rowid(handle) }

  /// The number of rows the latest INSERT, UPDATE or DELETE changed, without those of triggers.
  package var changes: Int { Int(sqlite3_changes64(handle)) }

  /// Whether the file cannot be written through this connection, asked for or not.
  package var isReadOnly: Bool { sqlite3_db_readonly(handle, "main") == 1 }

  /// Nobody reads how much memory SQLite has; to be settled once before it is used.
  private static let countsNoMemory = framebook_count_no_memory() == SQLITE_OK

  /// Opens and configures a handle; the result codes of all later calls carry their extended part.
  private static func opened(
    _ name: String, _ flags: Int32, _ busyTimeout: Duration
  ) throws(SQLiteError) -> OpaquePointer {
    _ = countsNoMemory
    var opened: OpaquePointer?
    // The connection never runs on two threads at once: it is not Sendable.
    let flags = flags | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE
    var result = sqlite3_open_v2(name, &opened, flags, nil)
    if result == SQLITE_OK {
      let milliseconds = busyTimeout / .milliseconds(1)
      result = sqlite3_busy_timeout(opened, Int32(max(0, min(milliseconds, 2_000_000_000))))
    }
    for (option, value): (Int32, Int32) in [
      (SQLITE_DBCONFIG_ENABLE_FKEY, 1), (SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0),
      (SQLITE_DBCONFIG_DEFENSIVE, 1),
    ] where result == SQLITE_OK {
      result = framebook_db_config(opened, option, value)
    }
    guard result == SQLITE_OK, let opened else {
      let error = SQLiteError(result: result, connection: opened)
      // A handle is to be released even though opening it failed: sqlite.org/c3ref/open.html.
      sqlite3_close_v2(opened)
      throw error
    }
    return opened
  }
}
