import StrictJSON
import Testing

struct JSONErrorTests {
  /// The error for the first text `"here"` in the document.
  static func error(in text: String) -> JSONError? {
    func search(_ reader: inout JSONReader) throws(JSONFault) {
      switch reader.nextKind {
      case .object:
        var map = try reader.beginObject() as JSONMap
        while try reader.nextKey(&map) != nil { try search(&reader) }
      case .array:
        var array = try reader.beginArray()
        while try reader.nextElement(&array) { try search(&reader) }
      case .string:
        let offset = reader.offset
        if try reader.string() == "here" { throw reader.fault(.invalid("found"), at: offset) }
      default: try reader.skip()
      }
    }
    do throws(JSONError) {
      try JSONReader.read(Array(text.utf8), search)
      return nil
    } catch {
      return error
    }
  }

  @Test(arguments: [
    (#""here""#, ""),
    (#"["here"]"#, "[0]"),
    (#"{"sections": [1, {}, {"columnCount": "here"}]}"#, "sections[2].columnCount"),
    (#"[[0, [1], "x"], [[], ["]", "here"]]]"#, "[1][1][1]"),
    (#"{"a": {"x": 1}, "b": {"y": [1, 2]}, "c_1": {"D": "here"}}"#, "c_1.D"),
    (#"{"a": "\\", "b\"c": "here"}"#, #"["b\u{22}c"]"#),
    (#"{"odd key": {"1a": {"": ["here"]}}}"#, #"["odd key"]["1a"][""][0]"#),
    (#"{"a": {"-": "here"}}"#, #"a["-"]"#),
    (#"{"\u0061\u0062": "here"}"#, "ab"),
    (#"{"é": "here"}"#, #"["é"]"#),
    (
      #"{"\u0007\u007f\u009b\u202E\u200f\u2028'\\": "here"}"#,
      #"["\u{7}\u{7F}\u{9B}\u{202E}\u{200F}\u{2028}\u{27}\u{5C}"]"#
    ),
  ])
  func `a path leads to the value`(text: String, path: String) {
    #expect(JSONErrorTests.error(in: text)?.path == path)
  }

  @Test func `long names are cut in a path`() {
    let name = String(repeating: "n", count: 65)
    let error = JSONErrorTests.error(in: "{\"\(name)\": {\"\(name.dropLast())\": \"here\"}}")
    #expect(error?.path == "\(name.dropLast())….\(name.dropLast())")
  }

  @Test func `lines and columns count line feeds and Unicode scalars from one`() {
    let error = JSONErrorTests.error(in: "{\r\n \"é\": 1,\n\n\t\"😀e\u{301}\":\r \"here\"}")
    #expect(error?.line == 4)
    #expect(error?.column == 10)
    #expect(error?.description == "line 4: [\"😀e\u{301}\"]: found")
  }

  @Test func `bodies do not appear in a description`() {
    let error = #expect(throws: JSONError.self) {
      try JSONReader.read(Array(#"{"a": "secret", "a": "secret"}"#.utf8)) {
        reader throws(JSONFault) in try reader.skip()
      }
    }
    #expect(error?.description == "line 1: duplicate field 'a', each field may stand once")
  }

  @Test func `names in a sentence are escaped and cut`() {
    let name = "a'\u{202E}" + String(repeating: "b", count: 70)
    let problem = JSONFault.Problem.missingField(name)
    #expect(
      problem.description
        == "missing field 'a\\u{27}\\u{202E}\(String(repeating: "b", count: 61))…'")
  }

  @Test func `the nearest known field is suggested`() {
    let known = ["itemSpacing", "lineSpacing", "insets"]
    func sentence(_ name: String) -> String {
      JSONFault.Problem.unknownField(name, known: known).description
    }
    #expect(sentence("linespacing").hasSuffix("did you mean 'lineSpacing'?"))
    #expect(sentence("itmeSpacing").hasSuffix("did you mean 'itemSpacing'?"))
    #expect(sentence("inset").hasSuffix("did you mean 'insets'?"))
    #expect(sentence("ixxxxs").hasSuffix("fields are 'itemSpacing', 'lineSpacing', 'insets'"))
    #expect(sentence("colour").hasSuffix("fields are 'itemSpacing', 'lineSpacing', 'insets'"))
  }
}
