import SQLite
import Testing

struct DatabaseTests {
  @Test func `many tasks share one connection, one at a time`() async throws {
    let connection = try Connection()
    try connection.script("CREATE TABLE t (a INTEGER) STRICT; INSERT INTO t VALUES (0)")
    let database = Database(connection)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for _ in 0..<50 {
        group.addTask {
          try database.access { connection in
            try connection.transaction { connection in
              let count = try connection.first("SELECT a FROM t") { row in try row.integer(0) }
              try connection.run("UPDATE t SET a = ?", [Value(count.map { $0 + 1 })])
            }
          }
        }
      }
      try await group.waitForAll()
    }
    let count = try database.access { connection in
      try connection.first("SELECT a FROM t") { row in try row.integer(0) }
    }
    #expect(count == 50)
  }
}
