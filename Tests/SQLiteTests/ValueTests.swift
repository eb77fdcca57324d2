import SQLite
import Testing

struct ValueTests {
  @Test(
    arguments: [
      nil, 0, -1, .integer(.min), .integer(.max), 0.5, .real(.infinity), .real(-.infinity),
      .real(.leastNonzeroMagnitude), .real(.greatestFiniteMagnitude), .real(0.1 + 0.2),
      .real(1e15), "", "é中🙂", "NUL \0 inside", "\0", .text(String(repeating: "x", count: 100_000)),
      [], [0], [0, 255, 0], .blob([UInt8](repeating: 7, count: 100_000)),
    ] as [Value])
  func `a value comes back as it was stored`(value: Value) throws {
    let connection = try Connection()
    try connection.run("CREATE TABLE t (a ANY) STRICT")
    try connection.run("INSERT INTO t VALUES (?)", [value])
    let stored = try connection.first("SELECT a FROM t WHERE a IS ?", [value]) { row in
      try row.value(0)
    }
    #expect(stored == value)
  }

  @Test func `a number that is none is refused and not stored as NULL`() throws {
    let connection = try Connection()
    let error = #expect(throws: SQLiteError.self) { try connection.run("SELECT ?", [.real(.nan)]) }
    #expect(error?.code == .mismatch)
  }

  @Test func `nil of any type is NULL`() {
    #expect(Value(nil as Int?) == .null)
    #expect(Value(nil as Int64?) == .null)
    #expect(Value(nil as Double?) == .null)
    #expect(Value(nil as String?) == .null)
    #expect(Value(nil as [UInt8]?) == .null)
    let count = 7
    let name = "x"
    #expect(Value(count) == 7)
    #expect(Value(name) == "x")
  }
}
