import StrictJSON
import Testing

struct CanonicalJSONTests {
  static func canonical(_ text: String) throws(JSONError) -> String {
    String(decoding: try CanonicalJSON.canonical(Array(text.utf8)), as: UTF8.self)
  }

  @Test(arguments: [
    (" {\n} ", "{}"), (" [ ] ", "[]"), ("[ 1 ,\ttrue , null,false ]", "[1,true,null,false]"),
    (#"{"b":1,"a":2}"#, #"{"a":2,"b":1}"#),
    (#"{"b":{"z":[{"y":1,"x":2}],"a":{}},"a":0}"#, #"{"a":0,"b":{"a":{},"z":[{"x":2,"y":1}]}}"#),
    (#"{"c":1,"a":2,"b":3,"":4,"aa":5}"#, #"{"":4,"a":2,"aa":5,"b":3,"c":1}"#),
    // By what the bytes mean, not by how they are written: a quote sorts before a backslash.
    (#"{"\\":1,"\"":2,"\u0021":3,"\n":4}"#, #"{"\n":4,"!":3,"\"":2,"\\":1}"#),
    // By UTF-8, where UTF-16 would put the pair first.
    ("{\"\\uD83D\\uDE00\":1,\"\u{FFFF}\":2,\"é\":3}", "{\"é\":3,\"\u{FFFF}\":2,\"😀\":1}"),
    ("{\"e\u{301}\":1,\"\u{E9}\":2,\"ea\":3}", "{\"ea\":3,\"e\u{301}\":1,\"\u{E9}\":2}"),
  ])
  func `keys are sorted and blanks are gone`(text: String, canonical: String) throws {
    let written = try CanonicalJSONTests.canonical(text)
    #expect(Array(written.utf8) == Array(canonical.utf8))
  }

  @Test(arguments: [
    ("2.0", "2"), ("-0", "0"), ("-0.0e3", "0"), ("1e3", "1000"),
    ("101.00000000000001", "101.00000000000001"),
    ("101.00000000000000", "101"), ("0.10", "0.1"), ("85.50", "85.5"), ("-1.25", "-1.25"),
    ("9007199254740991", "9007199254740991"), ("9007199254740992", "9007199254740992"),
    ("-9007199254740991", "-9007199254740991"),
    ("12345678901234567890", "1.2345678901234567e+19"), ("1e100", "1e+100"),
    ("0.00001", "1e-05"), ("5e-324", "5e-324"), ("0.30000000000000004", "0.30000000000000004"),
  ])
  func `numbers are as short as they can be`(text: String, canonical: String) throws {
    #expect(try CanonicalJSONTests.canonical(text) == canonical)
  }

  @Test(arguments: [
    (#""\/\u0041\u00e9\uD83D\uDE00""#, "\"/Aé😀\""),
    (#""\u0008\u0009\u000a\u000c\u000d\u0022\u005c""#, #""\b\t\n\f\r\"\\""#),
    (#""\u0000\u001F\u000B\u0010""#, #""\u0000\u001f\u000b\u0010""#),
    (#""\u007f\u2028\u202e""#, "\"\u{7F}\u{2028}\u{202E}\""),
    ("\"plain \u{7F} é\"", "\"plain \u{7F} é\""),
  ])
  func `texts have as few escapes as they can`(text: String, canonical: String) throws {
    let written = try CanonicalJSONTests.canonical(text)
    #expect(Array(written.utf8) == Array(canonical.utf8))
  }

  @Test func `large objects out of order are sorted`() throws {
    let keys = (0..<5000).map { "k\($0 * 7919 % 5000 + 10_000)" }
    let members = keys.map { "\"\($0)\":{\"b\":0,\"a\":\"\($0)\"}" }
    let sorted = keys.sorted().map { "\"\($0)\":{\"a\":\"\($0)\",\"b\":0}" }
    let written = try CanonicalJSONTests.canonical("{\(members.joined(separator: ", "))}")
    #expect(written == "{\(sorted.joined(separator: ","))}")
  }

  @Test func `the first repeated key of a large object is named`() {
    let members = (0..<1000).map { "\"\(($0 * 37) % 900)\":0" }
    let error = #expect(throws: JSONError.self) {
      try CanonicalJSONTests.canonical("{\(members.joined(separator: ","))}")
    }
    #expect(error?.problem == .duplicateField("0"))
    #expect(error?.column == members[..<900].joined(separator: ",").utf8.count + 3)
  }
}
