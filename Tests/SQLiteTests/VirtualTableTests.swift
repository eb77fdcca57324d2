import SQLite
import Testing

struct VirtualTableTests {
  /// For each tens 0 to 2 and each ones 0 to 3 a row (tens, ones, name, half).
  private final class Numbers: VirtualTable {
    let declaration = "CREATE TABLE t (tens INTEGER, ones INTEGER, name TEXT, half REAL)"
    let keys = [2, 0]
    let order = [0, 1]
    var passes: [[Value?]] = []

    func makeCursor() -> any VirtualTableCursor { Cursor(self) }
  }

  private final class Cursor: VirtualTableCursor {
    let table: Numbers
    var place = 0

    init(_ table: Numbers) {
      self.table = table
    }

    func begin(_ values: [Value?]) throws -> Bool {
      table.passes.append(values)
      if values[0] == "stop" { throw SQLiteError(.corrupt, "the numbers are gone") }
      if values[0] == "trip" { throw Trip() }
      place = 0
      return true
    }

    func advance() -> Bool {
      place += 1
      return place < 12
    }

    var rowID: Int64 { Int64(place) }

    func answer(_ column: Int, to result: borrowing ColumnResult) throws {
      switch column {
      case 0: result.set(Int64(place / 4))
      case 1: result.set(Int64(place % 4))
      case 2 where place % 4 == 3: result.set(constant: "last")
      case 2: result.set("n\(place)\0é")
      default:
        if place % 2 == 1 { result.set(Double(place) / 2) }
      }
    }
  }

  private struct Trip: Error, CustomStringConvertible {
    var description: String { "the cursor has tripped" }
  }

  private func connection(to table: Numbers = Numbers()) throws -> Connection {
    let connection = try Connection()
    try connection.register(table, as: "numbers")
    return connection
  }

  @Test func `every row comes with every kind of value`() throws {
    let connection = try connection()
    let rows = try connection.all("SELECT rowid, * FROM numbers") { row in
      try (0..<row.columnCount).map { try row.value($0) }
    }
    #expect(rows.count == 12)
    #expect(rows[0] == [0, 0, 0, "n0\0é", nil])
    #expect(rows[7] == [7, 1, 3, "last", 3.5])
  }

  /// A statement, the values a pass is given for name and tens, and how many rows come out.
  @Test(
    arguments: [
      ("SELECT * FROM numbers", [[nil, nil]], 12),
      ("SELECT * FROM numbers WHERE name = 'last'", [["last", nil]], 3),
      ("SELECT * FROM numbers WHERE 1 = tens AND name = 'last'", [["last", 1]], 1),
      ("SELECT * FROM numbers WHERE tens IN (2, 0)", [[nil, 0], [nil, 2]], 8),
      ("SELECT * FROM numbers WHERE tens > 1", [[nil, nil]], 4),
      ("SELECT * FROM numbers WHERE ones = 1", [[nil, nil]], 3),
      ("SELECT * FROM numbers WHERE name = 'LAST' COLLATE NOCASE", [[nil, nil]], 3),
      ("SELECT * FROM numbers WHERE tens IS 1", [[nil, nil]], 4),
      (
        "SELECT * FROM (VALUES (1), (2)) JOIN numbers ON tens = column1", [[nil, 1], [nil, 2]], 8
      ),
      ("SELECT * FROM numbers WHERE tens = 0.5", [[nil, 0.5]], 0),
    ] as [(String, [[Value?]], Int)])
  func `a pass is given the keys that rows must have`(
    sql: String, passes: [[Value?]], count: Int
  ) throws {
    let table = Numbers()
    let connection = try connection(to: table)
    #expect(try connection.all(sql) { _ in true }.count == count)
    #expect(table.passes == passes)
  }

  @Test func `either of two keys finds a row once`() throws {
    let connection = try connection()
    let count = try connection.first(
      "SELECT count(*) FROM numbers WHERE tens = 1 OR name = 'last'"
    ) { row in try row.integer(0) }
    #expect(count == 6)
  }

  @Test(arguments: [
    ("ORDER BY tens", false), ("ORDER BY tens, ones", false), ("ORDER BY ones", true),
    ("ORDER BY tens DESC", true), ("ORDER BY tens, name", true), ("GROUP BY tens", false),
    ("WHERE tens = 1 ORDER BY ones", false), ("WHERE tens = 1 ORDER BY tens DESC, ones", false),
    ("WHERE name = 'last' ORDER BY name, tens", false),
    ("WHERE tens IN (2, 0) ORDER BY tens", true),
  ])
  func `rows are sorted only when they do not come so`(clause: String, isSorted: Bool) throws {
    let connection = try connection()
    let plan = try connection.all("EXPLAIN QUERY PLAN SELECT tens FROM numbers \(clause)") { row in
      try row.text(3)
    }
    #expect(plan.contains { $0.contains("TEMP B-TREE") } == isSorted)
  }

  @Test func `an error of a cursor is that of the statement`() throws {
    let connection = try connection()
    let stopped = #expect(throws: SQLiteError.self) {
      try connection.run("SELECT * FROM numbers WHERE name = 'stop'")
    }
    #expect(stopped?.code == .corrupt)
    #expect(stopped?.message == "the numbers are gone")
    let tripped = #expect(throws: SQLiteError.self) {
      try connection.run("SELECT * FROM numbers WHERE name = 'trip'")
    }
    #expect(tripped?.code == .error)
    #expect(tripped?.message == "the cursor has tripped")
    #expect(try connection.all("SELECT * FROM numbers") { _ in true }.count == 12)
  }

  @Test func `it cannot be written, nor used by a view`() throws {
    let connection = try connection()
    #expect(throws: SQLiteError.self) { try connection.run("DELETE FROM numbers") }
    try connection.run("CREATE VIEW v AS SELECT * FROM numbers")
    #expect(throws: SQLiteError.self) { try connection.run("SELECT * FROM v") }
  }

  @Test func `it is read where only reading is allowed`() throws {
    let connection = try connection()
    let rows = try connection.onlyReading {
      try connection.all("SELECT * FROM numbers") { _ in true }
    }
    #expect(rows.count == 12)
  }

  @Test func `the connection keeps it and lets it go when it is closed`() throws {
    weak var table: Numbers?
    do {
      let connection = try Connection()
      do {
        let made = Numbers()
        try connection.register(made, as: "numbers")
        table = made
      }
      #expect(table != nil)
      #expect(try connection.first("SELECT ones FROM numbers") { _ in true } == true)
    }
    #expect(table == nil)
  }
}
