import CSQLite

extension Connection {
  /// Keeps everybody else out from the next read on, which is busy when anybody has the file open.
  ///
  /// A write-ahead log is then read without its -shm file; to be called before the first read.
  package func lockExclusively() throws(SQLiteError) {
    try run("PRAGMA locking_mode = EXCLUSIVE")
  }

  /// Leaves a write-ahead log as it is when this connection is the last to be closed.
  package func keepWriteAheadLog() throws(SQLiteError) {
    let result = framebook_db_config(handle, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1)
    guard result == SQLITE_OK else {
      throw SQLiteError(result: result, connection: handle)
    }
  }
}
