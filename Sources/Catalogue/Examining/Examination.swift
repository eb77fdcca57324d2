import Foundation
import SQLite

/// A file opened to be looked at: nothing in it is taken for granted, and nothing is changed.
///
/// It opens files that a `Catalogue` refuses. Any of its answers can be an error of a damaged file.
package final class Examination {
  /// The endings of SQLite's files that lie beside the file although nobody uses it.
  package let leftovers: [String]
  /// The size of the file itself.
  package let byteCount: Int
  let connection: Connection

  /// Opens the file at `path`; throws when it is missing, busy, or cannot be opened at all.
  package init(path: String, busyTimeout: Duration = .seconds(5)) throws {
    let file = try DatabasePath(path)
    guard file.exists else { throw CatalogueError.missing(path: path) }
    guard !file.isSpecial else { throw CatalogueError.foreign(path: path) }
    let companions = file.companions
    let isWritable = file.isWritable
    byteCount = file.byteCount
    if companions.contains("-journal") || byteCount == 0 {
      // SQLite would roll a journal back into the file, and remove a log beside an empty one.
      leftovers = companions
      connection = try Connection(path: path, mode: .immutable)
    } else if !isWritable {
      leftovers = []
      connection = try Connection(
        path: path, mode: companions.contains("-wal") ? .readOnly : .immutable,
        busyTimeout: busyTimeout)
    } else if !companions.isEmpty, try Examination.isUnused(path) {
      leftovers = companions
      connection = try Connection(path: path, mode: .readWrite, busyTimeout: busyTimeout)
      try connection.lockExclusively()
      if companions.contains("-wal") { try connection.keepWriteAheadLog() }
    } else {
      leftovers = []
      connection = try Connection(path: path, mode: .readWrite, busyTimeout: busyTimeout)
    }
    try beginReading()
  }

  /// Makes all answers those of one state of the file; the transaction ends with the connection.
  private func beginReading() throws {
    try connection.run("BEGIN DEFERRED")
    do {
      _ = try connection.userVersion()
    } catch let error as SQLiteError where !error.isBusy {
      // Whatever else is wrong is what the examination finds.
    }
  }

  /// Tells whether no process has the file open, without a change to anything.
  private static func isUnused(_ path: String) throws -> Bool {
    let probe = try Connection(path: path, mode: .readWrite, busyTimeout: .zero)
    try probe.lockExclusively()
    try probe.keepWriteAheadLog()
    do {
      _ = try probe.userVersion()
    } catch let error as SQLiteError {
      return !error.isBusy
    }
    return true
  }
}
