import CSQLite

extension Connection {
  /// Runs a body during which this connection refuses every statement that does more than read.
  ///
  /// An authorizer judges each action when a statement is compiled; should one slip through, the
  /// connection does not write either. A body inside a body is refused.
  package func onlyReading<T>(_ body: () throws -> T) throws -> T {
    let isReading = try first("PRAGMA query_only") { row in try row.integer(0) == 1 }
    guard isReading == false else {
      throw SQLiteError(.misuse, "the connection only reads already")
    }
    connectTableFunctions()
    try run("PRAGMA query_only = ON")
    sqlite3_set_authorizer(
      handle, { _, action, first, second, _, _ in ReadingRules.verdict(action, first, second) },
      nil)
    let result = Result { try body() }
    sqlite3_set_authorizer(handle, nil, nil)
    try run("PRAGMA query_only = OFF")
    return try result.get()
  }
}

extension Connection {
  /// Makes the table functions of SQLite ready that a body which only reads may use.
  ///
  /// With their first use SQLite asks to change the schema, though it does not: refused later on.
  private func connectTableFunctions() {
    for name in ReadingRules.tableFunctions {
      // One that SQLite was built without is missed when it is used.
      _ = try? prepare("SELECT 1 FROM \(name) LIMIT 0")
    }
  }
}

/// What a statement may do that only reads.
private enum ReadingRules {
  /// Tables that SQLite computes from an argument.
  static let tableFunctions = [
    "json_each", "json_tree", "pragma_foreign_key_list", "pragma_index_info",
    "pragma_index_list", "pragma_table_info", "pragma_table_list", "pragma_table_xinfo",
  ]

  /// Pragmas that tell of the schema and the pages and change nothing, whatever their argument.
  private static let schemaPragmas: Set = [
    "collation_list", "compile_options", "database_list", "foreign_key_check",
    "foreign_key_list", "function_list", "index_info", "index_list", "index_xinfo",
    "integrity_check", "module_list", "pragma_list", "quick_check", "table_info", "table_list",
    "table_xinfo",
  ]

  /// Pragmas that read a setting when they have no argument, and else write it.
  private static let settingPragmas: Set = [
    "application_id", "encoding", "foreign_keys", "freelist_count", "page_count", "page_size",
    "query_only", "trusted_schema", "user_version",
  ]

  /// Functions that load code, write files, or write to the log or an index.
  private static let writingFunctions: Set = [
    "edit", "fts3_tokenizer", "load_extension", "optimize", "sqlite_log", "writefile",
  ]

  /// Answers an authorizer: sqlite.org/c3ref/set_authorizer.html, its second to fourth argument.
  static func verdict(
    _ action: Int32, _ first: UnsafePointer<CChar>?, _ second: UnsafePointer<CChar>?
  ) -> Int32 {
    let isAllowed =
      switch action {
      case SQLITE_SELECT, SQLITE_READ, SQLITE_RECURSIVE:
        true
      case SQLITE_FUNCTION:
        name(second).map { !writingFunctions.contains($0) } ?? false
      case SQLITE_PRAGMA:
        name(first).map {
          schemaPragmas.contains($0) || (second == nil && settingPragmas.contains($0))
        } ?? false
      default:
        false
      }
    return isAllowed ? SQLITE_OK : SQLITE_DENY
  }

  private static func name(_ text: UnsafePointer<CChar>?) -> String? {
    text.map { String(cString: $0).lowercased() }
  }
}
