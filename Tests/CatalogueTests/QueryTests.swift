import SQLite
import Testing

@testable import Catalogue

struct QueryTests {
  private func answer(
    _ sql: String, _ parameters: [String: QueryValue] = [:]
  ) throws -> (columns: [String], rows: [[QueryValue]]) {
    var (columns, rows): ([String], [[QueryValue]]) = ([], [])
    try CatalogueFile().catalogue.query(sql, parameters: parameters) {
      columns = $0
    } take: { row in
      rows.append(row)
    }
    return (columns, rows)
  }

  @Test func `columns come under their names, before the rows`() throws {
    let answer = try answer(
      "SELECT 1 AS one, 'b', x'00ff', NULL, 1.5 UNION ALL SELECT 2, 3, 4, 5, 6")
    #expect(answer.columns == ["one", "'b'", "x'00ff'", "NULL", "1.5"])
    #expect(answer.rows == [[1, "b", [0, 255], nil, 1.5], [2, 3, 4, 5, 6]])
    let empty = try self.answer("SELECT name FROM scene")
    #expect(empty.columns == ["name"])
    #expect(empty.rows == [])
  }

  @Test func `a parameter takes its value by its name, whatever sign stands before it`() throws {
    let answer = try answer("SELECT :b, @a, $b, :b", ["a": 1, "b": "two"])
    #expect(answer.rows == [["two", 1, "two", "two"]])
  }

  @Test(
    arguments: [
      ("SELECT :a, :b", ["a": 1], .missing(parameter: ":b")),
      ("SELECT $long_name", [:], .missing(parameter: "$long_name")),
      ("SELECT :width", ["widht": 1, "width": 2], .unknown(parameter: "widht", known: ["width"])),
      ("SELECT 1", ["a": 1], .unknown(parameter: "a", known: [])),
      ("SELECT ?", [:], .unnamed(parameter: "?")),
      ("SELECT ?1", ["1": 1], .unnamed(parameter: "?1")),
      (
        "SELECT 1; SELECT 2", [:],
        .invalid(message: "there is text behind the statement, one is allowed")
      ),
      ("SELECT nowhere", [:], .invalid(message: "no such column: nowhere")),
      (" ;-- nothing", [:], .invalid(message: "there is no statement in the SQL")),
      ("DELETE FROM scene", [:], .refused(message: "not authorized")),
      ("VACUUM", [:], .refused(message: "the statement writes")),
      (
        "SELECT load_extension('x')", [:],
        .refused(message: "not authorized to use function: load_extension")
      ),
      ("SELECT abs(-9223372036854775808)", [:], .invalid(message: "integer overflow")),
      (
        "SELECT hex(zeroblob(1000000001))", [:], .invalid(message: "string or blob too big")
      ),
    ] as [(String, [String: QueryValue], QueryError)])
  func `SQL that cannot be run is an error that says why`(
    sql: String, parameters: [String: QueryValue], error: QueryError
  ) {
    #expect(throws: error) { try answer(sql, parameters) }
  }

  @Test(
    arguments: [
      (.missing(parameter: "@b"), "the parameter '@b' has no value, give it with -p b=VALUE"),
      (
        .unknown(parameter: "widht", known: ["height", "width"]),
        "the SQL has no parameter 'widht', did you mean 'width'?"
      ),
      (.unknown(parameter: "a", known: []), "the SQL has no parameter 'a', it has none"),
      (.unnamed(parameter: "?"), "the parameter '?' has no name, write it as :name"),
      (.invalid(message: "near \"\u{1B}\": syntax error"), "near \"\\u{1B}\": syntax error"),
      (
        .refused(message: "not authorized"),
        "not authorized, 'query' only reads; use the other commands to change things"
      ),
    ] as [(QueryError, String)])
  func `an error is one sentence`(error: QueryError, sentence: String) {
    #expect(error.description == sentence)
  }

  @Test func `an error of whoever takes the rows ends the query and comes out`() throws {
    struct Stop: Error {}
    let file = try CatalogueFile()
    #expect(throws: Stop.self) {
      try file.catalogue.query("VALUES (1), (2)", parameters: [:]) { _ in
      } take: { _ in
        throw Stop()
      }
    }
    try file.catalogue.write { try file.addScene("later") }
    #expect(try file.numbers("SELECT count(*) FROM scene") == [1])
  }

  @Test func `a catalogue can be queried again and again`() throws {
    let file = try CatalogueFile()
    for _ in 0..<3 {
      #expect(try file.numbers("SELECT count(*) FROM frame") == [0])
    }
  }
}
