import CSQLite
import Foundation
import LayoutEngine

/// SQLite as its C interface gives it, for floors: statements prepared once and bound in place.
final class BareDatabase {
  private let handle: OpaquePointer
  private var statements: [OpaquePointer] = []

  /// Opens a file with the settings of a catalogue.
  init(_ path: String) throws {
    var opened: OpaquePointer?
    let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX
    guard sqlite3_open_v2(path, &opened, flags, nil) == SQLITE_OK, let opened else {
      throw Missing("'\(path)' cannot be opened")
    }
    handle = opened
    try run("PRAGMA foreign_keys = ON")
  }

  deinit {
    for statement in statements { sqlite3_finalize(statement) }
    sqlite3_close(handle)
  }

  /// The key of the row that was inserted last.
  var lastInsertRowID: Int64 { sqlite3_last_insert_rowid(handle) }

  /// Runs statements without values.
  func run(_ sql: String) throws {
    try check(sqlite3_exec(handle, sql, nil, nil, nil))
  }

  /// Compiles a statement that lives as long as the connection.
  func prepare(_ sql: String) throws -> OpaquePointer {
    var statement: OpaquePointer?
    let flags = UInt32(SQLITE_PREPARE_PERSISTENT)
    try check(sqlite3_prepare_v3(handle, sql, -1, flags, &statement, nil))
    guard let statement else { throw Missing("there is no statement in '\(sql)'") }
    statements.append(statement)
    return statement
  }

  /// Runs a statement that returns no rows.
  func step(_ statement: OpaquePointer) throws {
    guard sqlite3_step(statement) == SQLITE_DONE else {
      throw Missing(String(cString: sqlite3_errmsg(handle)))
    }
    sqlite3_reset(statement)
  }

  /// Stores frames by a statement that takes their sections, number and bytes.
  func insert(_ sections: String, _ frames: Frames, by statement: OpaquePointer) throws {
    try sections.withCString { sections in
      try frames.rects.withUnsafeBytes { bytes in
        sqlite3_bind_text(statement, 1, sections, -1, nil)
        sqlite3_bind_int64(statement, 2, Int64(frames.rects.count))
        sqlite3_bind_blob64(statement, 3, bytes.baseAddress, UInt64(bytes.count), nil)
        try step(statement)
      }
    }
  }

  /// Tells whether the BLOB that a statement finds by a key has the bytes of these frames.
  func isEqual(_ key: Int64, _ frames: Frames, by statement: OpaquePointer) throws -> Bool {
    sqlite3_bind_int64(statement, 1, key)
    defer { sqlite3_reset(statement) }
    guard sqlite3_step(statement) == SQLITE_ROW, let stored = sqlite3_column_blob(statement, 0)
    else { throw Missing("there are no frames of the key \(key)") }
    let count = Int(sqlite3_column_bytes(statement, 0))
    return frames.rects.withUnsafeBytes { bytes in
      bytes.count == count && bytes.baseAddress.map { memcmp($0, stored, count) == 0 } ?? true
    }
  }

  /// Reads the first column of all rows.
  func integers(_ sql: String) throws -> [Int64] {
    let statement = try prepare(sql)
    var integers: [Int64] = []
    while sqlite3_step(statement) == SQLITE_ROW {
      integers.append(sqlite3_column_int64(statement, 0))
    }
    sqlite3_reset(statement)
    return integers
  }

  private func check(_ result: Int32) throws {
    guard result == SQLITE_OK else { throw Missing(String(cString: sqlite3_errmsg(handle))) }
  }
}
