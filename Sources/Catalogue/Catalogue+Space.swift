import SQLite

extension Catalogue {
  /// Brings all that stands in the write-ahead log into the file itself, which can then be moved.
  ///
  /// Closing does so as well, but does not say when there is no room.
  package func gather() throws {
    try connection.checkpoint(truncate: true)
  }

  /// The bytes that all pages of the file take, its write-ahead log put in.
  package func byteCount() throws -> Int {
    try pragma("page_count") * pragma("page_size")
  }

  /// Gives the space of what has been removed back to the disk, outside any transaction.
  ///
  /// Rewrites the whole file when there is such space, and needs as much room meanwhile. Answers
  /// false when another writer, or a full disk, did not let it; the catalogue is then as before.
  package func compact() throws -> Bool {
    do {
      guard try pragma("freelist_count") > 0 else { return true }
      try connection.run("VACUUM")
    } catch let error as SQLiteError where error.isBusy || error.isFull {
      return false
    }
    // While others read, the file keeps its size; whoever is the last to close it cuts it.
    try? connection.checkpoint(truncate: true)
    return true
  }

  private func pragma(_ name: String) throws -> Int {
    try connection.first("PRAGMA \(name)") { row in try row.integer(0, as: Int.self) } ?? 0
  }
}
