import CSQLite

extension Connection {
  /// Overwrites a stored BLOB in place; it must have as many bytes already.
  ///
  /// A large BLOB is best inserted as `zeroblob(?)` and then written so: SQLite never holds it as
  /// a whole. The corresponding C functions are at sqlite.org/c3ref/blob_open.html.
  package func write(
    _ bytes: UnsafeRawBufferPointer, toColumn column: String, of table: String, rowID: Int64
  ) throws(SQLiteError) {
    var opened: OpaquePointer?
    var result = sqlite3_blob_open(handle, "main", table, column, rowID, 1, &opened)
    if result == SQLITE_OK, let opened {
      if Int(sqlite3_blob_bytes(opened)) == bytes.count {
        result =
          bytes.isEmpty
          ? SQLITE_OK : sqlite3_blob_write(opened, bytes.baseAddress, Int32(bytes.count), 0)
      } else {
        result = SQLITE_MISUSE
      }
    }
    let error = result == SQLITE_OK ? nil : SQLiteError(result: result, connection: handle)
    let closed = sqlite3_blob_close(opened)
    if let error { throw error }
    guard closed == SQLITE_OK else { throw SQLiteError(result: closed, connection: handle) }
  }
}
