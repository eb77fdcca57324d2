import StrictJSON
import Testing

struct JSONReaderTests {
  @Test(arguments: [
    ("{}", JSONKind.object), ("[]", .array), ("\"\"", .string), ("-1", .number), ("0", .number),
    ("true", .bool), ("false", .bool), ("null", .null),
  ])
  func `the next kind is known before reading`(text: String, kind: JSONKind) throws {
    try JSONReader.read(Array(" \(text)".utf8)) { reader throws(JSONFault) in
      #expect(reader.nextKind == kind)
      #expect(reader.offset == 1)
      try reader.skip()
      #expect(reader.nextKind == .end)
    }
  }

  @Test func `what starts no value is of another kind`() {
    #expect(throws: JSONError.self) {
      try JSONReader.read([0x3F]) { reader throws(JSONFault) in
        #expect(reader.nextKind == .other)
        try reader.skip()
      }
    }
  }

  @Test(arguments: [
    ("{}", "an object"), ("[]", "a list"), ("\"\"", "a text"), ("-1", "a number"),
    ("true", "true or false"), ("null", "null"),
  ])
  func `a wrong type names both types`(text: String, found: String) {
    func message(_ read: (inout JSONReader) throws(JSONFault) -> Void) -> String {
      do throws(JSONError) {
        try JSONReader.read(Array("[\n\(text)]".utf8)) { reader throws(JSONFault) in
          var array = try reader.beginArray()
          while try reader.nextElement(&array) { try read(&reader) }
        }
        return "line 2: [0]: expected \(found), found \(found)"
      } catch {
        return error.description
      }
    }
    func expected(_ noun: String) -> String { "line 2: [0]: expected \(noun), found \(found)" }

    #expect(
      message { reader throws(JSONFault) in _ = try reader.number() } == expected("a number"))
    #expect(message { reader throws(JSONFault) in _ = try reader.string() } == expected("a text"))
    #expect(
      message { reader throws(JSONFault) in _ = try reader.bool() } == expected("true or false"))
    #expect(
      message { reader throws(JSONFault) in
        var array = try reader.beginArray()
        _ = try reader.nextElement(&array)
      } == expected("a list"))
    #expect(
      message { reader throws(JSONFault) in
        var map = try reader.beginObject() as JSONMap
        _ = try reader.nextKey(&map)
      } == expected("an object"))
    #expect(
      message { reader throws(JSONFault) in
        throw reader.mismatch(expected: "a number or 'fill'")
      } == expected("a number or 'fill'"))
  }

  @Test func `a value can be passed over and read later`() throws {
    let fields = JSONFields(["value", "kind"])
    let text = Array(#"{"value": [1, {"a": 2}], "kind": "pair"}"#.utf8)
    let result = try JSONReader.read(text) { reader throws(JSONFault) in
      let start = reader.offset
      var kind = ""
      var search = try reader.beginObject(fields)
      while let index = try reader.nextField(&search) {
        if index == 1 { kind = try reader.string() } else { try reader.skip() }
      }
      reader.seek(to: start)
      var count = 0
      var object = try reader.beginObject(fields)
      while let index = try reader.nextField(&object) {
        if index == 1 {
          try reader.skip()
        } else {
          var array = try reader.beginArray()
          while try reader.nextElement(&array) {
            try reader.skip()
            count += 1
          }
        }
      }
      return "\(kind) \(count)"
    }
    #expect(result == "pair 2")
  }

  @Test func `keys of a map are unescaped and may be any text`() throws {
    let text = Array(#"{"": 1, "a b": 2, "\u0061\n": 3, "😀": 4}"#.utf8)
    let keys = try JSONReader.read(text) { reader throws(JSONFault) in
      var keys: [String] = []
      var map = try reader.beginObject() as JSONMap
      #expect(map.offset == 0)
      while let key = try reader.nextKey(&map) {
        keys.append(key)
        #expect(text[map.keyOffset] == UInt8(ascii: "\""))
        try reader.skip()
      }
      return keys
    }
    #expect(keys == ["", "a b", "a\n", "😀"])
  }

  @Test func `keys that look the same are duplicates in a map`() {
    let text = Array("{\"\u{E9}\":1,\"e\u{301}\":2}".utf8)
    let error = #expect(throws: JSONError.self) { try Tree(text) }
    #expect(error?.problem == .duplicateField("e\u{301}"))
    #expect(throws: Never.self) { try CanonicalJSON.canonical(text) }
  }

  @Test func `a value left unread is an error`() {
    #expect(throws: JSONError.self) { try JSONReader.read([0x31]) { _ throws(JSONFault) in } }
  }

  @Test(arguments: [
    (#""a\"b""#, "a\"b"), (#""\u00e9\uD83D\ude00""#, "é😀"), (#""\u0000""#, "\u{0}"),
    (#""\uFFFF\uD7FF\uE000""#, "\u{FFFF}\u{D7FF}\u{E000}"),
    (#""\b\f\n\r\t\/\\""#, "\u{8}\u{C}\n\r\t/\\"),
    ("\"e\u{301}\"", "e\u{301}"),
  ])
  func `a text is read with its escapes written out`(text: String, value: String) throws {
    let read = try JSONReader.read(Array(text.utf8)) { reader throws(JSONFault) in
      try reader.string()
    }
    #expect(Array(read.utf8) == Array(value.utf8))
  }
}
