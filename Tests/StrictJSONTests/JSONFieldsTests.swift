import StrictJSON
import Testing

struct JSONFieldsTests {
  static let fields = JSONFields(["x", "width", "height", "minWidth", "startsIndentation"])

  /// Reads `{"field": number, …}` and tells each index and number, in the order of the text.
  static func read(_ text: String, requiring required: [Int] = []) throws(JSONError) -> [String] {
    try JSONReader.read(Array(text.utf8)) { reader throws(JSONFault) in
      var found: [String] = []
      var object = try reader.beginObject(fields)
      while let index = try reader.nextField(&object) {
        found.append("\(index)=\(try reader.number())")
      }
      for index in required { try reader.require(index, in: object) }
      return found
    }
  }

  @Test(arguments: [
    ("{}", []),
    (#"{"x":1}"#, ["0=1.0"]),
    (
      #"{"x":1,"width":2,"height":3,"minWidth":4,"startsIndentation":5}"#,
      ["0=1.0", "1=2.0", "2=3.0", "3=4.0", "4=5.0"]
    ),
    (#"{ "startsIndentation" : 5 , "minWidth" : 4 , "x" : 1 }"#, ["4=5.0", "3=4.0", "0=1.0"]),
    (#"{"\u0077idth":2,"min\u0057idth":4,"\u0078":1}"#, ["1=2.0", "3=4.0", "0=1.0"]),
  ])
  func `fields are known in any order and writing`(text: String, found: [String]) throws {
    #expect(try JSONFieldsTests.read(text) == found)
  }

  @Test(arguments: [
    (#"{"widht":1}"#, 2, "unknown field 'widht', did you mean 'width'?"),
    (#"{"x":1,"Height":1}"#, 8, "unknown field 'Height', did you mean 'height'?"),
    (#"{"widt":1}"#, 2, "unknown field 'widt', did you mean 'width'?"),
    (#"{"widthh":1}"#, 2, "unknown field 'widthh', did you mean 'width'?"),
    (
      #"{"startsIndentatiom":1}"#, 2,
      "unknown field 'startsIndentatiom', did you mean 'startsIndentation'?"
    ),
    (
      #"{"y":1}"#, 2,
      "unknown field 'y', the known fields are 'x', 'width', 'height', 'minWidth', "
        + "'startsIndentation'"
    ),
    (
      #"{"":1}"#, 2,
      "unknown field '', the known fields are 'x', 'width', 'height', 'minWidth', "
        + "'startsIndentation'"
    ),
    (#"{"x":1,"x":2}"#, 8, "duplicate field 'x', each field may stand once"),
    (#"{"width":1,"\u0077idth":2}"#, 12, "duplicate field 'width', each field may stand once"),
    (#"{"x":1}"#, 1, "missing field 'width'"),
    (#"{"width":"1"}"#, 10, "width: expected a number, found a text"),
    (#"[]"#, 1, "expected an object, found a list"),
    (#"{"x""#, 5, "x: expected ':', found the end of the text"),
    (#"{"x":1,"wid"#, 8, "the text has no closing double quote"),
  ])
  func `a field is refused in its place`(text: String, column: Int, sentence: String) {
    let error = #expect(throws: JSONError.self) {
      try JSONFieldsTests.read(text, requiring: [0, 1])
    }
    #expect(error?.description == "line 1: \(sentence)")
    #expect(error?.column == column)
  }

  @Test func `a canonically equivalent name is not the field`() {
    let error = #expect(throws: JSONError.self) {
      try JSONReader.read(Array("{\"\u{212A}\":1}".utf8)) { reader throws(JSONFault) in
        var object = try reader.beginObject(JSONFields(["K"]))
        _ = try reader.nextField(&object)
      }
    }
    #expect(error?.problem == .unknownField("\u{212A}", known: ["K"]))
  }

  @Test func `an object without fields says so`() {
    let error = #expect(throws: JSONError.self) {
      try JSONReader.read(Array(#"{"a":1}"#.utf8)) { reader throws(JSONFault) in
        var object = try reader.beginObject(JSONFields([]))
        _ = try reader.nextField(&object)
      }
    }
    #expect(error?.description == "line 1: unknown field 'a', no field is known here")
  }

  @Test func `an object knows which fields it contains`() throws {
    try JSONReader.read(Array(#" {"height":1}"#.utf8)) { reader throws(JSONFault) in
      var object = try reader.beginObject(JSONFieldsTests.fields)
      #expect(object.offset == 1)
      #expect(!object.contains(2))
      #expect(try reader.nextField(&object) == 2)
      #expect(object.keyOffset == 2)
      #expect(object.contains(2) && !object.contains(1))
      try reader.skip()
      #expect(try reader.nextField(&object) == nil)
    }
  }

  @Test func `64 fields can be told apart`() throws {
    let names: [StaticString] = [
      "a0", "a1", "a2", "a3", "a4", "a5", "a6", "a7", "b0", "b1", "b2", "b3", "b4", "b5", "b6",
      "b7", "c0", "c1", "c2", "c3", "c4", "c5", "c6", "c7", "d0", "d1", "d2", "d3", "d4", "d5",
      "d6", "d7", "e0", "e1", "e2", "e3", "e4", "e5", "e6", "e7", "f0", "f1", "f2", "f3", "f4",
      "f5", "f6", "f7", "g0", "g1", "g2", "g3", "g4", "g5", "g6", "g7", "h0", "h1", "h2", "h3",
      "h4", "h5", "h6", "h7",
    ]
    let members = names.enumerated().reversed().map { "\"\($1)\":\($0)" }.joined(separator: ",")
    try JSONReader.read(Array("{\(members)}".utf8)) { reader throws(JSONFault) in
      var object = try reader.beginObject(JSONFields(names))
      while let index = try reader.nextField(&object) {
        let number = try reader.number()
        #expect(number == Double(index))
      }
      for index in names.indices { try reader.require(index, in: object) }
    }
  }

  @Test func `names that cannot be matched are a mistake of the caller`() async {
    await #expect(processExitsWith: .failure) { _ = JSONFields(["a\"b"]) }
    await #expect(processExitsWith: .failure) { _ = JSONFields(["a", "a"]) }
    await #expect(processExitsWith: .failure) {
      _ = JSONFields(Array(repeating: "a", count: 65))
    }
  }
}
