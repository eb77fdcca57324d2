import Foundation
import Testing

@testable import framebook

struct QueryTests {
  /// A workbench with the scene grid: two snapshots of three items.
  private func grid() async throws -> Workbench {
    try await Workbench(catalogue: QueryTests.file.value)
  }

  private static let file = Task {
    let bench = try Workbench()
    try bench.folder.write(
      #"{"kind":"uniform","itemHeight":20,"columnCount":2}"#, to: "low.json")
    try bench.folder.write(
      #"{"kind":"uniform","itemHeight":30,"columnCount":2}"#, to: "high.json")
    try bench.folder.write(#"{"sections":[{"items":3}]}"#, to: "three.json")
    try await bench.succeed(
      "init", "layout add grid ~/low.json", "content add three ~/three.json",
      "scene add grid --layout grid --content three --viewport 100x200", "compute",
      "layout update grid ~/high.json")
    return try bench.folder.bytes(of: "framebook.db")
  }

  private func query(_ arguments: String..., input: String = "") async throws -> Workbench.Outcome {
    try await grid().run(["query"] + arguments, input: input)
  }

  @Test func `frames are rows of a table`() async throws {
    let answer = try await query("select * from frame where snapshot = 2")
    #expect(
      answer
        == Workbench.Outcome(
          status: 0,
          output: """
            scene  snapshot  engine  section  kind  item   x   y  width  height
            grid          2       2        0  item     0   0   0     50      30
            grid          2       2        0  item     1  50   0     50      30
            grid          2       2        0  item     2   0  30     50      30

            """, errors: ""))
  }

  @Test(arguments: [
    (
      "table",
      """
      name  size  odd      none  inf
      a,\"b   1.5  x'0aff'  -     Infinity
      -        2  x''      -     -Infinity

      """
    ),
    (
      "csv",
      "name,size,odd,none,inf\r\n\"a,\"\"b\",1.5,x'0aff',,Infinity\r\n,2,x'',,-Infinity\r\n"
    ),
    (
      "ndjson",
      """
      {"name":"a,\\"b","size":1.5,"odd":"0aff","none":null,"inf":"Infinity"}
      {"name":null,"size":2,"odd":"","none":null,"inf":"-Infinity"}

      """
    ),
    (
      "json",
      """
      [
        {
          "name": "a,\\"b",
          "size": 1.5,
          "odd": "0aff",
          "none": null,
          "inf": "Infinity"
        },
        {
          "name": null,
          "size": 2,
          "odd": "",
          "none": null,
          "inf": "-Infinity"
        }
      ]

      """
    ),
  ])
  func `each format has every kind of value`(format: String, output: String) async throws {
    let answer = try await query(
      """
      select 'a,"b' as name, 1.5 as size, x'0aff' as odd, null as none, 9e999 as inf
      union all select null, 2, x'', null, -9e999
      """, "--format", format)
    #expect(answer == Workbench.Outcome(status: 0, output: output, errors: ""))
  }

  @Test(arguments: [
    ("table", "a  b\n"), ("csv", "a,b\r\n"), ("json", "[]\n"), ("ndjson", ""),
  ])
  func `without rows there are still the columns`(format: String, output: String) async throws {
    let answer = try await query("select 1 as a, 2 as b where false", "--format", format)
    #expect(answer == Workbench.Outcome(status: 0, output: output, errors: ""))
  }

  @Test func `columns of one name are told apart`() async throws {
    let answer = try await query(
      "select 1 as a, 2 as a, 3 as \"a:1\", 4 as a", "--format", "ndjson")
    #expect(answer.output == #"{"a":1,"a:2":2,"a:1":3,"a:3":4}"# + "\n")
  }

  @Test(arguments: [
    ("n=44", "44,integer"), ("n=-7", "-7,integer"), ("n=0.5", "0.5,real"), ("n=1e3", "1000,real"),
    ("n=", ",text"), ("n=a=b", "a=b,text"), ("n=0x10", "0x10,text"), ("n=nan", "nan,text"),
    ("n=inf", "inf,text"), ("n=1e999", "1e999,text"), ("n= 1", " 1,text"), ("n=007", "007,text"),
    ("n=+1", "+1,text"), ("n=.5", ".5,text"),
    ("n=0", "0,integer"), ("n=-1.5E-1", "-0.15,real"), ("n=null", "null,text"),
    (":n=1", "1,integer"), ("@n=1", "1,integer"), ("$n=1", "1,integer"),
    ("n=9223372036854775808", "9.223372036854776e+18,real"),
  ])
  func `the value of a parameter is a number when it is written as one`(
    parameter: String, output: String
  ) async throws {
    let answer = try await query(
      "select :n, typeof(@n) where $n is :n", "-p", parameter, "--format", "csv")
    #expect(answer.output == ":n,typeof(@n)\r\n\(output)\r\n")
  }

  @Test(arguments: [
    (["select :a"], "the parameter ':a' has no value, give it with -p a=VALUE"),
    (["select 1", "-p", "a=1"], "the SQL has no parameter 'a', it has none"),
    (["selct 1"], "near \"selct\": syntax error"),
    (["select 1; select 2"], "there is text behind the statement, one is allowed"),
    (["select height from frames"], "no such table: frames"),
    (
      ["delete from scene"],
      "not authorized, 'query' only reads; use the other commands to change things"
    ),
    (
      ["attach 'other.db' as other"],
      "not authorized, 'query' only reads; use the other commands to change things"
    ),
  ])
  func `SQL that cannot be run is exit 2 with a sentence`(
    arguments: [String], sentence: String
  ) async throws {
    let grid = try await grid()
    let answer = await grid.run(["query"] + arguments)
    #expect(answer == Workbench.Outcome(status: 2, output: "", errors: "Error: \(sentence)\n"))
    #expect(
      await grid.run(["query", "select count(*) as n from scene", "--format", "csv"]).output
        == "n\r\n1\r\n")
  }

  @Test(arguments: [
    (["-p", "a"], "The value 'a' is invalid for '-p <name=value>': please give"),
    (["-p", "=1"], "The value '=1' is invalid for '-p <name=value>': please give"),
    (["-p", "a=1", "-p", ":a=2"], "The parameter 'a' is given twice"),
  ])
  func `parameters that cannot be read are a wrong call`(
    arguments: [String], sentence: String
  ) async throws {
    let answer = try await grid().run(["query", "select :a"] + arguments)
    #expect(answer.status == 64)
    #expect(answer.errors.hasPrefix("Error: \(sentence)"))
  }

  @Test func `the SQL can come from standard input`() async throws {
    let answer = try await query(
      "-", "--format", "csv", input: "-- how many?\nselect count(*) from frame;\n")
    #expect(answer == Workbench.Outcome(status: 0, output: "count(*)\r\n6\r\n", errors: ""))
  }

  @Test func `damaged frames are exit 4 and other scenes stay readable`() async throws {
    let grid = try await grid()
    var bytes = try grid.folder.bytes(of: "framebook.db")
    // The sections of a frame set, as they stand in the file.
    let sections = try #require(bytes.lastRange(of: Data("[[3,false,false,false]]".utf8)))
    bytes[sections.lowerBound + 2] = UInt8(ascii: "4")
    try grid.folder.write(bytes, to: "framebook.db")
    let answer = await grid.run(["query", "select count(*) from frame"])
    #expect(answer.status == 4)
    #expect(
      answer.errors.hasPrefix("Error: the catalogue is damaged: the frames of snapshot "))
    #expect(answer.errors.hasSuffix(" of 'grid' are not readable\n"))
  }
}
