import CSQLite

extension Connection {
  /// Turns on the write-ahead log, which the file then keeps; changes the file's header.
  ///
  /// Answers whether the log is on now: not in memory, nor where the file system has no shared memory.
  @discardableResult
  package func enableWriteAheadLog() throws -> Bool {
    // When several connections change the mode of a new file, SQLite does not wait but is busy at
    // once; an empty transaction does wait. Whoever comes first ends it for all, so it ends soon.
    for _ in 0..<100 {
      do {
        return try setWriteAheadLog()
      } catch let error as SQLiteError where error.isBusy {
        try transaction(.immediate) { _ in }
      }
    }
    return try setWriteAheadLog()
  }

  /// Whether the file is written by way of a write-ahead log.
  package func usesWriteAheadLog() throws -> Bool {
    try first("PRAGMA journal_mode") { row in try row.text(0) } == "wal"
  }

  private func setWriteAheadLog() throws -> Bool {
    try first("PRAGMA journal_mode = WAL") { row in try row.text(0) } == "wal"
  }

  /// Copies the write-ahead log into the file, and truncates it when asked.
  ///
  /// Truncating waits for readers and writers, up to the busy timeout.
  package func checkpoint(truncate: Bool) throws(SQLiteError) {
    let mode = truncate ? SQLITE_CHECKPOINT_TRUNCATE : SQLITE_CHECKPOINT_PASSIVE
    let result = sqlite3_wal_checkpoint_v2(handle, nil, mode, nil, nil)
    guard result == SQLITE_OK else {
      throw SQLiteError(result: result, connection: handle)
    }
  }

  /// Reads the number at offset 60 of the file that a schema may use as its version.
  package func userVersion() throws -> Int32 {
    try first("PRAGMA user_version") { row in try row.integer(0, as: Int32.self) } ?? 0
  }

  /// Writes the user version; part of the transaction that is open.
  package func setUserVersion(_ version: Int32) throws(SQLiteError) {
    try run("PRAGMA user_version = \(version)")
  }

  /// Reads the number at offset 68 of the file that says which program it belongs to.
  package func applicationID() throws -> Int32 {
    try first("PRAGMA application_id") { row in try row.integer(0, as: Int32.self) } ?? 0
  }

  /// Writes the application identifier; part of the transaction that is open.
  package func setApplicationID(_ identifier: Int32) throws(SQLiteError) {
    try run("PRAGMA application_id = \(identifier)")
  }

  /// Runs a body whose writes no CHECK looks at: for what holds by the way it is written.
  ///
  /// A CHECK of a `zeroblob(?)` would make SQLite fill it with real zeros. All kept statements are
  /// compiled anew after it.
  package func withoutChecks<T>(_ body: () throws -> T) throws -> T {
    try run("PRAGMA ignore_check_constraints = ON")
    let result = Result { try body() }
    try run("PRAGMA ignore_check_constraints = OFF")
    return try result.get()
  }

  /// Lists what is wrong with the pages, indexes and foreign keys; empty when all is well.
  ///
  /// Reads the whole file. Damage can be so bad that an `isCorrupt` error is thrown instead.
  package func integrityCheck() throws -> [String] {
    let problems = try all("PRAGMA integrity_check") { row in try row.text(0) }
    let dangling = try all(
      """
      SELECT printf('%d rows of %s refer to missing rows of %s', count(*), "table", parent)
      FROM pragma_foreign_key_check GROUP BY "table", parent
      """
    ) { row in try row.text(0) }
    return problems.filter { $0 != "ok" } + dangling
  }
}
