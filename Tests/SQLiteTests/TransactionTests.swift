import SQLite
import Testing

struct TransactionTests {
  private struct Refusal: Error, Equatable {
    let reason: String
  }

  private static func names(_ connection: borrowing Connection) throws -> [String] {
    try connection.all("SELECT a FROM t ORDER BY a") { row in try row.text(0) }
  }

  private static func connection() throws -> Connection {
    let connection = try Connection()
    try connection.run("CREATE TABLE t (a TEXT NOT NULL UNIQUE) STRICT")
    return connection
  }

  @Test func `a body that ends keeps its writes and answers`() throws {
    let connection = try Self.connection()
    let answer = try connection.transaction { connection in
      #expect(connection.isInTransaction == true)
      try connection.run("INSERT INTO t VALUES ('kept')")
      return 7
    }
    #expect(answer == 7)
    #expect(connection.isInTransaction == false)
    #expect(try Self.names(connection) == ["kept"])
  }

  @Test(arguments: [Connection.TransactionMode.immediate, .deferred])
  func `an error of any type undoes the writes and comes out as it is`(
    mode: Connection.TransactionMode
  ) throws {
    let connection = try Self.connection()
    #expect(throws: Refusal(reason: "mine")) {
      try connection.transaction(mode) { connection in
        try connection.run("INSERT INTO t VALUES ('lost')")
        throw Refusal(reason: "mine")
      }
    }
    #expect(connection.isInTransaction == false)
    #expect(try Self.names(connection) == [])
  }

  @Test func `an error of SQLite undoes what went before`() throws {
    let connection = try Self.connection()
    let error = #expect(throws: SQLiteError.self) {
      try connection.transaction { connection in
        try connection.run("INSERT INTO t VALUES ('twice')")
        try connection.run("INSERT INTO t VALUES ('twice')")
      }
    }
    #expect(error?.code == .uniqueConstraint)
    #expect(error?.message == "UNIQUE constraint failed: t.a")
    #expect(try Self.names(connection) == [])
  }

  @Test func `an error after SQLite rolled back by itself comes out as it is`() throws {
    let connection = try Self.connection()
    let error = #expect(throws: SQLiteError.self) {
      try connection.transaction { connection in
        try connection.run("INSERT INTO t VALUES ('lost')")
        try connection.run("INSERT OR ROLLBACK INTO t VALUES ('lost')")
      }
    }
    #expect(error?.code == .uniqueConstraint)
    #expect(try Self.names(connection) == [])
  }

  @Test func `a transaction inside a transaction is refused and harms nothing`() throws {
    let connection = try Self.connection()
    try connection.transaction { connection in
      try connection.run("INSERT INTO t VALUES ('outer')")
      #expect(throws: SQLiteError.self) {
        try connection.transaction { connection in
          try connection.run("INSERT INTO t VALUES ('inner')")
        }
      }
      #expect(connection.isInTransaction == true)
    }
    #expect(try Self.names(connection) == ["outer"])
  }

  @Test func `a commit that finds the file busy is undone`() throws {
    let folder = try TemporaryFolder()
    // Without a log, a reader keeps a writer from its commit.
    let writer = try Connection(
      path: folder.file(), mode: .readWriteCreate, busyTimeout: .zero)
    try writer.run("CREATE TABLE t (a TEXT) STRICT")
    let reader = try Connection(path: folder.file(), mode: .readOnly, busyTimeout: .zero)
    try reader.transaction(.deferred) { reader in
      let names = try Self.names(reader)
      #expect(names == [])
      let error = #expect(throws: SQLiteError.self) {
        try writer.transaction { writer in
          try writer.run("INSERT INTO t VALUES ('lost')")
        }
      }
      #expect(error?.isBusy == true)
      #expect(error?.sql == "COMMIT")
      #expect(writer.isInTransaction == false)
    }
    #expect(try Self.names(writer) == [])
  }

  @Test func `a statement prepared before runs in a transaction many times`() throws {
    let connection = try Self.connection()
    var insert = try connection.prepare("INSERT INTO t VALUES (?)")
    try connection.transaction { _ in
      for name in ["a", "b", "c"] {
        try insert.run([.text(name)])
      }
    }
    #expect(try Self.names(connection) == ["a", "b", "c"])
  }
}
