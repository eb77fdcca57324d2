import CSQLite

/// One compiled statement, run any number of times; reset and without values after each run.
package struct Statement: ~Copyable {
  private let handle: OpaquePointer
  private let text: String
  private let cache: StatementCache?

  /// Compiles for a connection handle; a kept statement is one that will be run often.
  init(_ sql: String, connection: OpaquePointer, isKept: Bool) throws(SQLiteError) {
    handle = try Self.prepared(sql, connection, isKept).get()
    text = sql
    cache = nil
  }

  /// Takes a statement from the cache, where it goes back to; compiles one that is not there.
  init(
    _ sql: String, connection: OpaquePointer, cache: StatementCache
  ) throws(SQLiteError) {
    text = sql
    if let kept = cache.take(sql) {
      handle = kept
      self.cache = cache
    } else {
      let isKept = StatementCache.keeps(sql)
      handle = try Self.prepared(sql, connection, isKept).get()
      self.cache = isKept ? cache : nil
    }
  }

  deinit {
    if let cache { cache.give(handle, text) } else { sqlite3_finalize(handle) }
  }

  /// The names of the columns of its rows; empty for a statement that returns none.
  package var columnNames: [String] {
    (0..<sqlite3_column_count(handle)).map { column in
      sqlite3_column_name(handle, column).map { String(cString: $0) } ?? ""
    }
  }

  /// The names of its parameters in order, with their `:`; nil for a plain `?`.
  package var parameterNames: [String?] {
    (0..<sqlite3_bind_parameter_count(handle)).map { index in
      sqlite3_bind_parameter_name(handle, index + 1).map { String(cString: $0) }
    }
  }

  /// Whether running it leaves the database as it is.
  package var isReadOnly: Bool { sqlite3_stmt_readonly(handle) != 0 }

  /// Runs to the end and drops the rows.
  package mutating func run(_ values: [Value] = []) throws(SQLiteError) {
    try step(values) { true }
  }

  /// Runs with the bytes as one more, last value; SQLite reads them in place.
  package mutating func run(
    _ values: [Value], lastBlob: UnsafeRawBufferPointer
  ) throws(SQLiteError) {
    try step(values, lastBlob: lastBlob) { true }
  }

  /// Lends its rows one by one; blobs among the values are lent to SQLite, not copied.
  package mutating func query(
    _ values: [Value] = [], _ body: (borrowing Row) throws -> Void
  ) throws {
    try lendRows(values) { row in
      try body(row)
      return true
    }
  }

  /// Reads the first row; nil when there is none. Later rows are not computed.
  package mutating func first<T>(
    _ values: [Value] = [], _ body: (borrowing Row) throws -> T
  ) throws -> T? {
    var result: T?
    try lendRows(values) { row in
      result = try body(row)
      return false
    }
    return result
  }

  /// Reads every row into an array.
  package mutating func all<T>(
    _ values: [Value] = [], _ body: (borrowing Row) throws -> T
  ) throws -> [T] {
    var results: [T] = []
    try lendRows(values) { row in
      results.append(try body(row))
      return true
    }
    return results
  }

  /// Lends rows until the body answers false or throws.
  private func lendRows(_ values: [Value], _ body: (borrowing Row) throws -> Bool) throws {
    var failure: (any Error)?
    try step(values) {
      do {
        return try body(Row(statement: handle))
      } catch {
        failure = error
        return false
      }
    }
    if let failure { throw failure }
  }

  /// Binds, then steps until there are no more rows or one is answered with false, then resets.
  private func step(
    _ values: [Value], lastBlob: UnsafeRawBufferPointer? = nil, _ goesOn: () -> Bool
  ) throws(SQLiteError) {
    try check(values, count: values.count + (lastBlob == nil ? 0 : 1))
    var result = SQLITE_OK
    defer { reset() }
    bind(values, from: 0, &result) { result in
      if let lastBlob {
        result = bind(lastBlob, at: Int32(values.count + 1))
        guard result == SQLITE_OK else { return }
      }
      repeat {
        result = sqlite3_step(handle)
      } while result == SQLITE_ROW && goesOn()
    }
    guard result == SQLITE_DONE || result == SQLITE_ROW else {
      throw SQLiteError(result: result, connection: sqlite3_db_handle(handle), sql: text)
    }
  }

  /// Binds the values from an index on and calls the body while their memory is lent to SQLite.
  ///
  /// When SQLite refuses a value, that is the result and the body is not called.
  private func bind(
    _ values: [Value], from start: Int, _ result: inout Int32, _ body: (inout Int32) -> Void
  ) {
    for index in start..<values.count {
      let position = Int32(index + 1)
      switch values[index] {
      case .null:
        result = sqlite3_bind_null(handle, position)
      case .integer(let number):
        result = sqlite3_bind_int64(handle, position, number)
      case .real(let number):
        result = sqlite3_bind_double(handle, position, number)
      case .text(let text):
        result = framebook_bind_text(handle, position, text, UInt64(text.utf8.count))
      case .blob(let bytes):
        bytes.withUnsafeBytes { lent in
          result = bind(lent, at: position)
          if result == SQLITE_OK {
            bind(values, from: index + 1, &result, body)
          }
        }
        return
      }
      guard result == SQLITE_OK else { return }
    }
    body(&result)
  }

  private func bind(_ bytes: UnsafeRawBufferPointer, at position: Int32) -> Int32 {
    guard let start = bytes.baseAddress, !bytes.isEmpty else {
      // A null pointer would bind NULL.
      return sqlite3_bind_zeroblob(handle, position, 0)
    }
    return sqlite3_bind_blob64(handle, position, start, UInt64(bytes.count), nil)
  }

  private func check(_ values: [Value], count: Int) throws(SQLiteError) {
    let parameters = Int(sqlite3_bind_parameter_count(handle))
    guard count == parameters else {
      throw SQLiteError(
        .range, "values given: \(count), values the statement takes: \(parameters)", sql: text)
    }
    for case .real(let number) in values where number.isNaN {
      // SQLite would store NULL.
      throw SQLiteError(.mismatch, "one of the values is NaN, which cannot be stored", sql: text)
    }
  }

  private func reset() {
    sqlite3_reset(handle)
    // Lent memory must not be reached by a later run.
    sqlite3_clear_bindings(handle)
  }

  private static func prepared(
    _ sql: String, _ connection: OpaquePointer, _ isKept: Bool
  ) -> Result<OpaquePointer, SQLiteError> {
    guard !sql.utf8.contains(0) else {
      return .failure(SQLiteError(.misuse, "the SQL has a NUL character", sql: sql))
    }
    return sql.withCString { start in
      var statement: OpaquePointer?
      var tail: UnsafePointer<CChar>?
      let flags = isKept ? UInt32(SQLITE_PREPARE_PERSISTENT) : 0
      let result = sqlite3_prepare_v3(connection, start, -1, flags, &statement, &tail)
      guard result == SQLITE_OK else {
        return .failure(SQLiteError(result: result, connection: connection, sql: sql))
      }
      guard let statement else {
        return .failure(SQLiteError(.misuse, "there is no statement in the SQL", sql: sql))
      }
      guard isBlank(tail, connection) else {
        sqlite3_finalize(statement)
        return .failure(
          SQLiteError(.misuse, "there is text behind the statement, one is allowed", sql: sql))
      }
      return .success(statement)
    }
  }

  /// Whether SQL holds only blanks, comments and semicolons, as SQLite itself reads them.
  private static func isBlank(
    _ sql: UnsafePointer<CChar>?, _ connection: OpaquePointer
  ) -> Bool {
    var rest = sql
    while let start = rest, start.pointee != 0 {
      var statement: OpaquePointer?
      let result = sqlite3_prepare_v3(connection, start, -1, 0, &statement, &rest)
      sqlite3_finalize(statement)
      guard result == SQLITE_OK, statement == nil else { return false }
    }
    return true
  }
}
