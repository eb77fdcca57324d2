import CSQLite

extension Connection {
  /// When a transaction takes the write lock.
  package enum TransactionMode: String, Sendable {
    /// At once, waiting for other writers now and not in the middle.
    case immediate = "BEGIN IMMEDIATE"
    /// With its first write; right for reads that must agree with each other.
    case deferred = "BEGIN DEFERRED"
  }

  /// Whether a transaction is open on this connection.
  package var isInTransaction: Bool { sqlite3_get_autocommit(handle) == 0 }

  /// Runs a body whose writes are kept all or not at all; its error comes out as it is.
  ///
  /// A transaction inside a transaction is refused and leaves the outer one alone.
  package func transaction<T>(
    _ mode: TransactionMode = .immediate, _ body: (borrowing Connection) throws -> T
  ) throws -> T {
    try begin(mode)
    do {
      let result = try body(self)
      try commit()
      return result
    } catch {
      rollBack()
      throw error
    }
  }

  /// Begins a transaction that `commit` or `rollBack` has to end.
  package func begin(_ mode: TransactionMode) throws(SQLiteError) {
    try run(mode.rawValue)
  }

  /// Keeps what the open transaction has written.
  package func commit() throws(SQLiteError) {
    try run("COMMIT")
  }

  /// Drops what the open transaction has written, if one is open.
  package func rollBack() {
    // SQLite may have rolled back by itself: sqlite.org/lang_transaction.html, section 3.
    guard isInTransaction else { return }
    // The error that led here is the cause; a second one would only hide it.
    try? run("ROLLBACK")
  }
}
