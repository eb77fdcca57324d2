import Foundation
import SQLite
import Testing

struct ConnectionTests {
  @Test(arguments: [
    "plain.db", "per%20cent", "100%", "%00", "hash#tag", "question?mode=memory", "a blank",
    "é中🙂", "file:name.db", ":memory:", "quote'\"", "back\\slash", "-dash", "and&amp=1",
    "?immutable=1", "new\nline",
  ])
  func `a path opens exactly that file, in every mode`(name: String) throws {
    let folder = try TemporaryFolder()
    do {
      let connection = try Connection(path: folder.file(name), mode: .readWriteCreate)
      try connection.script("CREATE TABLE t (a TEXT) STRICT; INSERT INTO t VALUES ('here')")
    }
    #expect(Array(try folder.contents().keys) == [name])
    for mode in [OpenMode.readWriteCreate, .readWrite, .readOnly, .immutable] {
      let connection = try Connection(path: folder.file(name), mode: mode)
      #expect(try connection.first("SELECT a FROM t") { row in try row.text(0) } == "here")
    }
    #expect(Array(try folder.contents().keys) == [name])
  }

  @Test func `a relative path is a name even where SQLite knows a special one`() async throws {
    await #expect(processExitsWith: .success) {
      let folder = try TemporaryFolder()
      try #require(FileManager.default.changeCurrentDirectoryPath(folder.path))
      let names = ["file:name?mode=memory", ":memory:", "plain", "file:%41"]
      for name in names {
        let connection = try Connection(path: name, mode: .readWriteCreate)
        try connection.run("CREATE TABLE t (a TEXT) STRICT")
      }
      #expect(try folder.contents().keys.sorted() == names.sorted())
      for name in names {
        let connection = try Connection(path: name, mode: .immutable)
        #expect(try connection.all("SELECT a FROM t") { row in try row.text(0) } == [])
      }
    }
  }

  @Test func `a path with NUL or without a character is refused and makes no file`() throws {
    let folder = try TemporaryFolder()
    for path in [folder.file("cut\0off"), ""] {
      let error = #expect(throws: SQLiteError.self) {
        _ = try Connection(path: path, mode: .readWriteCreate)
      }
      #expect(error?.code == .cannotOpen)
    }
    #expect(try folder.contents().isEmpty)
  }

  @Test(arguments: [OpenMode.readWrite, .readOnly, .immutable])
  func `a missing file cannot be opened without the wish to make it`(mode: OpenMode) throws {
    let folder = try TemporaryFolder()
    let error = #expect(throws: SQLiteError.self) {
      _ = try Connection(path: folder.file(), mode: mode)
    }
    #expect(error?.primary == .cannotOpen)
    #expect(error?.message == "unable to open database file")
    #expect(try folder.contents().isEmpty)
  }

  @Test func `an open connection keeps foreign keys and distrusts the schema`() throws {
    let connection = try Connection()
    for (pragma, value) in [("foreign_keys", 1), ("trusted_schema", 0)] as [(String, Int64)] {
      let setting = try connection.first("PRAGMA \(pragma)") { row in try row.integer(0) }
      #expect(setting == value, "\(pragma)")
    }
    // Defensive mode: the schema cannot be edited as text.
    try connection.script("CREATE TABLE t (a TEXT) STRICT; PRAGMA writable_schema = ON")
    #expect(throws: SQLiteError.self) {
      try connection.run("UPDATE sqlite_schema SET sql = 'x'")
    }
  }

  @Test func `opening does not read or change the file`() throws {
    let folder = try TemporaryFolder()
    try Data("no database at all, but long enough to be one".utf8)
      .write(to: URL(fileURLWithPath: folder.file()))
    let before = try folder.contents()
    _ = try Connection(path: folder.file(), mode: .readWriteCreate)
    #expect(try folder.contents() == before)
  }

  @Test(arguments: [OpenMode.readOnly, .immutable])
  func `a file opened for reading refuses to be written`(mode: OpenMode) throws {
    let folder = try TemporaryFolder()
    do {
      let connection = try Connection(path: folder.file(), mode: .readWriteCreate)
      #expect(connection.isReadOnly == false)
      try connection.run("CREATE TABLE t (a TEXT) STRICT")
    }
    let connection = try Connection(path: folder.file(), mode: mode)
    #expect(connection.isReadOnly == true)
    let error = #expect(throws: SQLiteError.self) {
      try connection.run("INSERT INTO t VALUES ('x')")
    }
    #expect(error?.isReadOnly == true)
  }

  @Test func `a file in a folder that cannot be written is read as immutable`() throws {
    let folder = try TemporaryFolder()
    do {
      let connection = try Connection(path: folder.file(), mode: .readWriteCreate)
      #expect(try connection.enableWriteAheadLog())
      try connection.script("CREATE TABLE t (a TEXT) STRICT; INSERT INTO t VALUES ('here')")
    }
    #expect(Array(try folder.contents().keys) == ["test.db"])
    let files = FileManager.default
    try files.setAttributes([.posixPermissions: 0o555], ofItemAtPath: folder.path)
    defer { try? files.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.path) }
    let connection = try Connection(path: folder.file(), mode: .immutable)
    #expect(try connection.first("SELECT a FROM t") { row in try row.text(0) } == "here")
    // A user for whom the permissions do not count would have got a log by now.
    #expect(Array(try folder.contents().keys) == ["test.db"])
  }

  @Test func `a lock that is not given up in time is busy`() throws {
    let folder = try TemporaryFolder()
    let first = try Connection(path: folder.file(), mode: .readWriteCreate, busyTimeout: .zero)
    let second = try Connection(path: folder.file(), mode: .readWrite, busyTimeout: .zero)
    try first.enableWriteAheadLog()
    try first.transaction { _ in
      let error = #expect(throws: SQLiteError.self) {
        try second.transaction { _ in }
      }
      #expect(error?.code == .busy)
      #expect(error?.isBusy == true)
      #expect(error?.message == "database is locked")
      #expect(second.isInTransaction == false)
    }
    try second.transaction { _ in }
  }

  @Test func `a full file and a damaged file are told apart`() throws {
    let folder = try TemporaryFolder()
    do {
      let connection = try Connection(path: folder.file(), mode: .readWriteCreate)
      try connection.run("CREATE TABLE t (a BLOB) STRICT")
      try connection.run("PRAGMA max_page_count = 3")
      let full = #expect(throws: SQLiteError.self) {
        try connection.run("INSERT INTO t VALUES (zeroblob(100000))")
      }
      #expect(full?.isFull == true)
      #expect(full?.isCorrupt == false)
    }
    var bytes = try Data(contentsOf: URL(fileURLWithPath: folder.file()))
    bytes.replaceSubrange(4096..<8192, with: Data(repeating: 0x5a, count: 4096))
    try bytes.write(to: URL(fileURLWithPath: folder.file()))
    let connection = try Connection(path: folder.file(), mode: .readWrite)
    let corrupt = #expect(throws: SQLiteError.self) {
      _ = try connection.all("SELECT a FROM t") { row in try row.blob(0) }
    }
    #expect(corrupt?.primary == .corrupt)
    #expect(corrupt?.isCorrupt == true)
    #expect(corrupt?.isFull == false)
  }

  @Test func `the latest row identifier and the number of changed rows are kept`() throws {
    let connection = try Connection()
    try connection.run("CREATE TABLE t (id INTEGER PRIMARY KEY, a TEXT) STRICT")
    #expect(connection.lastInsertRowID == 0)
    try connection.run("INSERT INTO t VALUES (?, 'x'), (?, 'y')", [7, .integer(.max)])
    #expect(connection.lastInsertRowID == .max)
    #expect(connection.changes == 2)
    try connection.run("UPDATE t SET a = 'z' WHERE id = 7")
    #expect(connection.changes == 1)
  }

  @Test func `a script runs all its statements up to the first that fails`() throws {
    let connection = try Connection()
    #expect(throws: SQLiteError.self) {
      try connection.script(
        """
        CREATE TABLE t (a TEXT) STRICT; -- a comment; with a semicolon
        INSERT INTO t VALUES ('one;'); INSERT INTO t VALUES ('two');
        INSERT INTO absent VALUES (1); INSERT INTO t VALUES ('three');
        """)
    }
    #expect(
      try connection.all("SELECT a FROM t") { row in try row.text(0) } == ["one;", "two"])
    #expect(throws: SQLiteError.self) {
      try connection.script("INSERT INTO t VALUES ('x');\0 DROP TABLE t")
    }
    #expect(try connection.all("SELECT a FROM t") { row in try row.text(0) }.count == 2)
  }

  @Test func `a log is copied into the file at a checkpoint and when the last one closes`() throws {
    let folder = try TemporaryFolder()
    do {
      let connection = try Connection(path: folder.file(), mode: .readWriteCreate)
      try connection.enableWriteAheadLog()
      try connection.run("CREATE TABLE t (a TEXT) STRICT")
      #expect(try folder.contents()["test.db-wal"]?.isEmpty == false)
      try connection.checkpoint(truncate: true)
      #expect(try folder.contents()["test.db-wal"]?.isEmpty == true)
      try connection.run("INSERT INTO t VALUES ('here')")
    }
    #expect(Array(try folder.contents().keys) == ["test.db"])
    let copy = try Connection(path: folder.file(), mode: .immutable)
    #expect(try copy.first("SELECT a FROM t") { row in try row.text(0) } == "here")
  }

  @Test func `many connections turn the log of a new file on at once`() async throws {
    let folder = try TemporaryFolder()
    for round in 0..<100 {
      try await withThrowingTaskGroup(of: Bool.self) { group in
        for _ in 0..<4 {
          group.addTask {
            let path = folder.file("\(round).db")
            let connection = try Connection(
              path: path, mode: .readWriteCreate, busyTimeout: .seconds(60))
            return try connection.enableWriteAheadLog()
          }
        }
        for try await isOn in group {
          #expect(isOn)
        }
      }
    }
  }

  @Test func `there is no log in memory`() throws {
    #expect(try !Connection().enableWriteAheadLog())
  }

  @Test func `an integrity check names rows whose parent is missing`() throws {
    let connection = try Connection()
    try connection.script(
      """
      CREATE TABLE parent (id INTEGER PRIMARY KEY) STRICT;
      CREATE TABLE child (parent_id INTEGER REFERENCES parent) STRICT;
      """)
    #expect(try connection.integrityCheck() == [])
    try connection.script("PRAGMA foreign_keys = OFF; INSERT INTO child VALUES (1), (2);")
    #expect(
      try connection.integrityCheck() == ["2 rows of child refer to missing rows of parent"])
  }

  @Test func `no CHECK looks at what is written without them, even after an error`() throws {
    let connection = try Connection()
    try connection.run("CREATE TABLE t (a INTEGER CHECK (a > 0), b TEXT NOT NULL) STRICT")
    let insertion = "INSERT INTO t VALUES (?, ?)"
    try connection.withoutChecks { try connection.run(insertion, [-1, "unseen"]) }
    #expect(throws: SQLiteError.self) { try connection.run(insertion, [-2, "seen"]) }
    #expect(throws: SQLiteError.self) {
      try connection.withoutChecks { try connection.run(insertion, [-3, nil]) }
    }
    #expect(throws: SQLiteError.self) { try connection.run(insertion, [-4, "seen"]) }
    #expect(try connection.all("SELECT b FROM t") { row in try row.text(0) } == ["unseen"])
    #expect(try connection.integrityCheck() != [])
  }
}
