import SQLite

extension Catalogue {
  /// Whether there is neither a document nor a scene; the log does not count.
  package func isEmpty() throws -> Bool {
    try connection.first(
      "SELECT NOT EXISTS (SELECT 1 FROM document) AND NOT EXISTS (SELECT 1 FROM scene)"
    ) { row in try row.integer(0) == 1 } ?? true
  }

  /// Removes all documents and scenes with their snapshots and frames; the log stays.
  package func removeAll() throws {
    for statement in [
      "UPDATE scene SET baseline_snapshot_id = NULL",
      "DELETE FROM scene",
      "DELETE FROM frame_set",
      "DELETE FROM document",
    ] {
      try connection.run(statement)
    }
  }
}
