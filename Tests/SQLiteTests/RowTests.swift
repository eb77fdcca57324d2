import SQLite
import Testing

struct RowTests {
  /// Reads the one value of a statement in some way.
  private static func read<T>(
    _ sql: String, _ body: (borrowing Row) throws -> T
  ) throws -> T? {
    try Connection().first(sql, [], body)
  }

  private struct Refused: Sendable, CustomTestStringConvertible {
    let sql: String
    let sentence: String
    let read: @Sendable (borrowing Row) throws -> Void
    var testDescription: String { sentence }
  }

  @Test(arguments: [
    Refused(sql: "SELECT 'x' AS name", sentence: "the column 'name' holds a TEXT, not an INTEGER") {
      row in _ = try row.integer(0)
    },
    Refused(sql: "SELECT 1.5 AS width", sentence: "the column 'width' holds a REAL, not an INTEGER")
    { row in _ = try row.integer(0, as: Int.self) },
    Refused(sql: "SELECT NULL AS id", sentence: "the column 'id' holds NULL, not an INTEGER") {
      row in _ = try row.integer(0)
    },
    Refused(
      sql: "SELECT 300 AS kind", sentence: "the column 'kind' holds a number outside 0...255"
    ) { row in _ = try row.integer(0, as: UInt8.self) },
    Refused(
      sql: "SELECT -1 AS kind", sentence: "the column 'kind' holds a number outside 0...255"
    ) { row in _ = try row.optionalInteger(0, as: UInt8.self) },
    Refused(sql: "SELECT x'00' AS body", sentence: "the column 'body' holds a BLOB, not a TEXT") {
      row in _ = try row.text(0)
    },
    Refused(
      sql: "SELECT CAST(x'ff' AS TEXT) AS body",
      sentence: "the column 'body' holds a TEXT that is not UTF-8"
    ) { row in _ = try row.text(0) },
    Refused(
      sql: "SELECT 9007199254740993 AS y", sentence: "the column 'y' holds an INTEGER, not a REAL"
    ) { row in _ = try row.real(0) },
    Refused(sql: "SELECT '1' AS y", sentence: "the column 'y' holds a TEXT, not a REAL") { row in
      _ = try row.optionalReal(0)
    },
    Refused(sql: "SELECT 'x' AS frames", sentence: "the column 'frames' holds a TEXT, not a BLOB") {
      row in _ = try row.blob(0)
    },
    Refused(sql: "SELECT NULL AS frames", sentence: "the column 'frames' holds NULL, not a BLOB") {
      row in try row.withBlob(0) { _ in }
    },
    Refused(sql: "SELECT 1", sentence: "the column 9 holds NULL, not an INTEGER") { row in
      _ = try row.integer(9)
    },
  ])
  private func `a value that does not fit names its column`(refused: Refused) throws {
    let error = #expect(throws: SQLiteError.self) {
      try Self.read(refused.sql, refused.read)
    }
    #expect(error?.code == .mismatch)
    #expect(error?.message == refused.sentence)
  }

  @Test func `optional reads answer nil for NULL only`() throws {
    try Connection().query("SELECT NULL, 0, 0.0, '', x''") { row in
      let ofNull: [Value] = [
        Value(try row.optionalInteger(0)), Value(try row.optionalInteger(0, as: Int.self)),
        Value(try row.optionalReal(0)), Value(try row.optionalText(0)),
        Value(try row.optionalBlob(0)), try row.value(0),
      ]
      #expect(ofNull.allSatisfy { $0 == .null })
      let ofEmpty: [Value] = [
        Value(try row.optionalInteger(1)), Value(try row.optionalInteger(1, as: Int.self)),
        Value(try row.optionalReal(2)), Value(try row.optionalText(3)),
        Value(try row.optionalBlob(4)),
      ]
      #expect(ofEmpty == [0, 0, 0.0, "", []])
      #expect((0..<row.columnCount).map { row.isNull($0) } == [true, false, false, false, false])
    }
  }

  @Test func `a whole number reads as a REAL`() throws {
    #expect(try Self.read("SELECT 3") { row in try row.real(0) } == 3)
  }

  @Test func `a lent blob has the bytes of the copied one`() throws {
    let lent = try Self.read("SELECT x'00ff10'") { row in
      try row.withBlob(0) { bytes in Array(bytes) }
    }
    #expect(lent == [0, 255, 16])
    #expect(try Self.read("SELECT x''") { row in try row.withBlob(0) { $0.count } } == 0)
  }

  @Test func `no row is nil and an empty array`() throws {
    let sql = "SELECT 1 WHERE 0"
    #expect(try Self.read(sql) { row in try row.integer(0) } == nil)
    #expect(try Connection().all(sql) { row in try row.integer(0) } == [])
  }
}
