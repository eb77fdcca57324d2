import SQLite
import Testing

struct BlobTests {
  @Test(arguments: [0, 1, 4096, 3_000_000])
  func `a blob is written in place, whole`(count: Int) throws {
    let connection = try Connection()
    try connection.run("CREATE TABLE t (id INTEGER PRIMARY KEY, bytes BLOB NOT NULL) STRICT")
    try connection.run("INSERT INTO t (bytes) VALUES (zeroblob(?))", [Value(count)])
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 7) }
    try bytes.withUnsafeBytes { bytes in
      try connection.write(bytes, toColumn: "bytes", of: "t", rowID: 1)
    }
    let stored = try connection.first("SELECT bytes FROM t") { row in try row.blob(0) }
    #expect(stored == bytes)
  }

  @Test func `another number of bytes, another row or column is an error and changes nothing`()
    throws
  {
    let connection = try Connection()
    try connection.run("CREATE TABLE t (id INTEGER PRIMARY KEY, bytes BLOB NOT NULL) STRICT")
    try connection.run("INSERT INTO t (bytes) VALUES (zeroblob(4))")
    for (bytes, column, row): ([UInt8], String, Int64) in [
      ([1, 2, 3], "bytes", 1), ([1, 2, 3, 4], "bytes", 2), ([1, 2, 3, 4], "none", 1),
    ] {
      #expect(throws: SQLiteError.self) {
        try bytes.withUnsafeBytes { bytes in
          try connection.write(bytes, toColumn: column, of: "t", rowID: row)
        }
      }
    }
    let stored = try connection.first("SELECT bytes FROM t") { row in try row.blob(0) }
    #expect(stored == [0, 0, 0, 0])
  }
}
