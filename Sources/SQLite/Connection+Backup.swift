import CSQLite

extension Connection {
  /// Copies the whole database, as it is now, over what another connection has open.
  ///
  /// Others may go on writing in WAL mode: the copy is of one moment. What the target held is lost.
  package func copy(to target: borrowing Connection) throws(SQLiteError) {
    // The corresponding C functions: sqlite.org/c3ref/backup_finish.html.
    guard let backup = sqlite3_backup_init(target.handle, "main", handle, "main") else {
      throw SQLiteError(result: sqlite3_errcode(target.handle), connection: target.handle)
    }
    // All pages in one step: between two steps a writer would make it start again and again.
    let result = sqlite3_backup_step(backup, -1)
    let finished = sqlite3_backup_finish(backup)
    guard result == SQLITE_DONE else {
      // A step that found a lock has not left an error with the connection.
      throw SQLiteError(result: result, connection: finished == result ? target.handle : nil)
    }
    guard finished == SQLITE_OK else {
      throw SQLiteError(result: finished, connection: target.handle)
    }
  }
}
