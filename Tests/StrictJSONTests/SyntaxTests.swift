import StrictJSON
import Testing

struct SyntaxTests {
  @Test(arguments: [
    "0", "-0", "1.5e-3", "1E+2", "true", "false", "null", "\"\"", "[]", "{}", " \t\r\n[ ] \n",
    #"{"a":[{"b":null},-1.0,"x"],"c":{}}"#, #""\"\\\/\b\f\n\r\t\u0000\u00e9\uD83D\uDE00""#,
    "\"\u{7F}\u{2028}\u{FFFF}\u{10FFFF}é😀\"", "[[[[[[[[]]]]]]]]",
    #"{"é":1,"e\u0301":2}"#.replacing("\\u0301", with: "x"),
  ])
  func `a valid text is read, skipped and made canonical`(text: String) throws {
    let bytes = Array(text.utf8)
    try JSONReader.read(bytes) { reader throws(JSONFault) in try reader.skip() }
    #expect(try Tree(CanonicalJSON.canonical(bytes)) == Tree(bytes).sorted)
  }

  @Test(arguments: Refusal.all)
  func `a breach of the grammar is refused in its place`(refusal: Refusal) {
    let expected = "\(refusal.line):\(refusal.column): \(refusal.description)"
    #expect(refusal.message { bytes throws(JSONError) in _ = try Tree(bytes) } == expected)
    #expect(
      refusal.message { bytes throws(JSONError) in
        try JSONReader.read(bytes) { reader throws(JSONFault) in try reader.skip() }
      } == expected)
    #expect(
      refusal.message { bytes throws(JSONError) in
        _ = try CanonicalJSON.canonical(bytes)
      } == expected)
  }

  @Test(
    arguments: [
      [0xFF], [0x80], [0xC0, 0xAF], [0xC1, 0xBF], [0xE0, 0x9F, 0xBF], [0xED, 0xA0, 0x80],
      [0xED, 0xBF, 0xBF], [0xF0, 0x8F, 0xBF, 0xBF], [0xF4, 0x90, 0x80, 0x80],
      [0xF5, 0x80, 0x80, 0x80],
      [0xC3], [0xE2, 0x82], [0xF0, 0x9F, 0x98], [0xE2, 0x28, 0xA1],
    ] as [[UInt8]])
  func `bytes that are not UTF-8 are refused wherever they stand`(bytes: [UInt8]) {
    let sentence = JSONFault.Problem.syntax("invalid UTF-8, expected a well-formed character")
    for (before, after, path) in [("", "", ""), ("[\"é", "\"]", "[0]"), ("{\"", "\":1}", "")] {
      let text = Array(before.utf8) + bytes + Array(after.utf8)
      let error = #expect(throws: JSONError.self) { try Tree(text) }
      #expect(error?.problem == sentence)
      #expect(error?.path == path)
      #expect(error?.column == before.unicodeScalars.count + 1)
    }
  }

  @Test func `a byte order mark is refused`() {
    let error = #expect(throws: JSONError.self) { try Tree([0xEF, 0xBB, 0xBF] + "1".utf8) }
    #expect(
      error?.description
        == "line 1: the text starts with a byte order mark, UTF-8 needs none")
  }

  @Test func `a text over the limit is refused unread`() throws {
    let read = { (text: String) throws(JSONError) -> Double in
      try JSONReader.read(Array(text.utf8), limit: 4) { reader throws(JSONFault) in
        try reader.number()
      }
    }
    #expect(try read("1234") == 1234)
    let error = #expect(throws: JSONError.self) { try read("oops!") }
    #expect(error?.description == "line 1: the text has 5 bytes, at most 4 are read")
  }

  @Test func `a text of 256 MiB is read and one of a byte more is refused unread`() {
    let limit = 256 << 20
    func refusal(_ count: Int) -> String? {
      // Nothing has touched these pages, so that they take no memory.
      let text = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: count)
      defer { text.deallocate() }
      text[0] = UInt8(ascii: "?")
      let error = #expect(throws: JSONError.self) {
        try JSONReader.read(UnsafeBufferPointer(text)) { reader throws(JSONFault) in
          try reader.skip()
        }
      }
      return error?.description
    }
    #expect(refusal(limit) == "line 1: expected a value, found '?'")
    let sentence = "line 1: the text has 268435457 bytes, at most 268435456 are read"
    #expect(refusal(limit + 1) == sentence)
  }

  @Test(arguments: [("[", "]"), ("{\"a\":", "}")])
  func `64 levels are read and one more is refused`(opening: String, closing: String) throws {
    func nested(_ depth: Int) -> [UInt8] {
      let ends = (
        String(repeating: opening, count: depth), String(repeating: closing, count: depth)
      )
      return Array("\(ends.0)\(opening == "[" ? "" : "1")\(ends.1)".utf8)
    }
    _ = try Tree(nested(64))
    _ = try CanonicalJSON.canonical(nested(64))
    let error = #expect(throws: JSONError.self) { try CanonicalJSON.canonical(nested(65)) }
    #expect(error?.problem == .syntax("objects and lists nest too deeply, at most 64 levels"))
    #expect(error?.column == 64 * opening.count + 1)
  }

  @Test func `many containers side by side are not deep`() throws {
    let text = "[" + String(repeating: "[{}],", count: 100) + "0]"
    _ = try Tree(text)
    _ = try CanonicalJSON.canonical(Array(text.utf8))
  }

  @Test func `two faults are told in the order of the text`() {
    let error = #expect(throws: JSONError.self) { try Tree("{\"a\":1,\"a\":01}") }
    #expect(error?.problem == .duplicateField("a"))
  }
}
