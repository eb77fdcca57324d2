import CSQLite

/// The current row of a running statement, lent to a closure and gone after it.
package struct Row: ~Copyable {
  private let statement: OpaquePointer

  init(statement: OpaquePointer) {
    self.statement = statement
  }

  /// The number of columns, the same for every row of a statement.
  package var columnCount: Int { Int(sqlite3_column_count(statement)) }

  /// Whether the column holds NULL.
  package func isNull(_ column: Int) -> Bool {
    type(of: column) == SQLITE_NULL
  }

  /// Reads a column as whatever it holds.
  package func value(_ column: Int) throws(SQLiteError) -> Value {
    switch type(of: column) {
    case SQLITE_INTEGER: .integer(sqlite3_column_int64(statement, Int32(column)))
    case SQLITE_FLOAT: .real(sqlite3_column_double(statement, Int32(column)))
    case SQLITE_TEXT: .text(try text(column))
    case SQLITE_BLOB: .blob(try blob(column))
    default: .null
    }
  }

  /// Reads an INTEGER.
  package func integer(_ column: Int) throws(SQLiteError) -> Int64 {
    guard type(of: column) == SQLITE_INTEGER else {
      throw mismatch(column, "an INTEGER")
    }
    return sqlite3_column_int64(statement, Int32(column))
  }

  /// Reads an INTEGER into a narrower type, which it must fit.
  package func integer<Number: FixedWidthInteger>(
    _ column: Int, as _: Number.Type
  ) throws(SQLiteError) -> Number {
    let wide = try integer(column)
    guard let number = Number(exactly: wide) else {
      throw SQLiteError(
        .mismatch,
        "the column \(name(of: column)) holds a number outside \(Number.min)...\(Number.max)")
    }
    return number
  }

  /// Reads a REAL, or an INTEGER that is the same number as a REAL.
  package func real(_ column: Int) throws(SQLiteError) -> Double {
    switch type(of: column) {
    case SQLITE_FLOAT:
      return sqlite3_column_double(statement, Int32(column))
    case SQLITE_INTEGER:
      if let number = Double(exactly: sqlite3_column_int64(statement, Int32(column))) {
        return number
      }
    default:
      break
    }
    throw mismatch(column, "a REAL")
  }

  /// Reads a TEXT with any NUL in it; bytes that are not UTF-8 are an error.
  package func text(_ column: Int) throws(SQLiteError) -> String {
    guard type(of: column) == SQLITE_TEXT else {
      throw mismatch(column, "a TEXT")
    }
    // First the text, then its size: sqlite.org/c3ref/column_blob.html.
    guard let start = sqlite3_column_text(statement, Int32(column)) else {
      throw SQLiteError(
        result: SQLITE_NOMEM, connection: sqlite3_db_handle(statement))
    }
    let count = Int(sqlite3_column_bytes(statement, Int32(column)))
    let bytes = UnsafeBufferPointer(start: start, count: count)
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw SQLiteError(
        .mismatch, "the column \(name(of: column)) holds a TEXT that is not UTF-8")
    }
    return text
  }

  /// Copies a BLOB.
  package func blob(_ column: Int) throws(SQLiteError) -> [UInt8] {
    Array(try bytes(column))
  }

  /// Lends the bytes of a BLOB without copying them.
  package func withBlob<T>(
    _ column: Int, _ body: (UnsafeRawBufferPointer) throws -> T
  ) throws -> T {
    try body(try bytes(column))
  }

  /// Reads an INTEGER, or nil for NULL.
  package func optionalInteger(_ column: Int) throws(SQLiteError) -> Int64? {
    isNull(column) ? nil : try integer(column)
  }

  /// Reads an INTEGER into a narrower type, or nil for NULL.
  package func optionalInteger<Number: FixedWidthInteger>(
    _ column: Int, as type: Number.Type
  ) throws(SQLiteError) -> Number? {
    isNull(column) ? nil : try integer(column, as: type)
  }

  /// Reads a REAL, or nil for NULL.
  package func optionalReal(_ column: Int) throws(SQLiteError) -> Double? {
    isNull(column) ? nil : try real(column)
  }

  /// Reads a TEXT, or nil for NULL.
  package func optionalText(_ column: Int) throws(SQLiteError) -> String? {
    isNull(column) ? nil : try text(column)
  }

  /// Copies a BLOB, or nil for NULL.
  package func optionalBlob(_ column: Int) throws(SQLiteError) -> [UInt8]? {
    isNull(column) ? nil : try blob(column)
  }

  private func bytes(_ column: Int) throws(SQLiteError) -> UnsafeRawBufferPointer {
    guard type(of: column) == SQLITE_BLOB else {
      throw mismatch(column, "a BLOB")
    }
    let start = sqlite3_column_blob(statement, Int32(column))
    let count = Int(sqlite3_column_bytes(statement, Int32(column)))
    return UnsafeRawBufferPointer(start: start, count: start == nil ? 0 : count)
  }

  /// SQLite's type of a column; that of NULL for a column there is not.
  private func type(of column: Int) -> Int32 {
    sqlite3_column_type(statement, Int32(column))
  }

  private func name(of column: Int) -> String {
    sqlite3_column_name(statement, Int32(column)).map { "'\(String(cString: $0))'" }
      ?? "\(column)"
  }

  private func mismatch(_ column: Int, _ wanted: String) -> SQLiteError {
    let found =
      switch type(of: column) {
      case SQLITE_INTEGER: "an INTEGER"
      case SQLITE_FLOAT: "a REAL"
      case SQLITE_TEXT: "a TEXT"
      case SQLITE_BLOB: "a BLOB"
      default: "NULL"
      }
    return SQLiteError(
      .mismatch, "the column \(name(of: column)) holds \(found), not \(wanted)")
  }
}
