import CSQLite

/// Compiled statements that wait to be used again, by their SQL.
///
/// A statement in use is not in here: who needs the same SQL meanwhile compiles it once more, and the
/// one that comes back second is let go.
final class StatementCache {
  /// How many may wait; a connection's own SQL is less, so that it never compiles anew.
  private static let limit = 128

  /// SQL whose hash is its length: a hash of all of a long text would take longer than most uses.
  private struct Key: Hashable {
    let sql: String

    func hash(into hasher: inout Hasher) { hasher.combine(sql.utf8.count) }
  }

  private var idle: [Key: OpaquePointer] = [:]

  /// Whether a statement may be kept; others can take effect when they are compiled, as pragmas do.
  static func keeps(_ sql: String) -> Bool {
    ["SELECT ", "INSERT ", "UPDATE ", "DELETE ", "BEGIN ", "COMMIT"].contains {
      sql.utf8.starts(with: $0.utf8)
    }
  }

  /// Hands out the statement of this SQL; nil when none waits.
  func take(_ sql: String) -> OpaquePointer? {
    idle.removeValue(forKey: Key(sql: sql))
  }

  /// Keeps a statement that has been reset and has no values.
  func give(_ statement: OpaquePointer, _ sql: String) {
    if idle.count >= StatementCache.limit { removeAll() }
    if let second = idle.updateValue(statement, forKey: Key(sql: sql)) { sqlite3_finalize(second) }
  }

  /// Lets go of all; to be called before the connection is closed.
  func removeAll() {
    for statement in idle.values { sqlite3_finalize(statement) }
    idle = [:]
  }
}
