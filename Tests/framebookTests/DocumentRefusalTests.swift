import Testing

@testable import framebook

/// Documents that are refused: the whole sentence, exit code 2, and nothing stored.
struct DocumentRefusalTests {
  /// A broken document with the sentence behind its kind and name.
  struct Case: CustomTestStringConvertible, Sendable {
    let kind: String
    let bytes: [UInt8]
    let sentence: String
    var testDescription: String { "\(kind): \(sentence)" }

    init(_ kind: String, _ text: String, _ sentence: String) {
      self.init(kind, Array(text.utf8), sentence)
    }

    init(_ kind: String, _ bytes: [UInt8], _ sentence: String) {
      self.kind = kind
      self.bytes = bytes
      self.sentence = sentence
    }
  }

  /// A right document of each kind, its last line `}`, and a required field.
  private static let right = [
    ("layout", "{\n\"kind\": \"uniform\",\n\"itemHeight\": 1\n}"),
    (
      "pattern",
      "{\n\"blocks\": {\"a\": {\"areas\": [\"A\"]}},\n\"order\": [\"a\"]\n}"
    ),
    ("content", "{\n\"sections\": []\n}"),
    ("viewport", "{\n\"width\": 1,\n\"height\": 1\n}"),
  ]

  /// What is wrong in any kind of document.
  private static let grammar: [Case] = right.flatMap { kind, text in
    let line = text.split(separator: "\n").count
    let open = text.dropLast(2)
    return [
      Case(kind, "", "line 1: the text is empty, expected a value"),
      Case(kind, " \n\n", "line 3: the text is empty, expected a value"),
      Case(
        kind, "\u{FEFF}" + text, "line 1: the text starts with a byte order mark, UTF-8 needs none"),
      Case(kind, text + "\nx", "line \(line + 1): expected the end of the text, found 'x'"),
      Case(kind, text + text, "line \(line): expected the end of the text, found '{'"),
      Case(kind, [0xFF, 0xFE], "line 1: invalid UTF-8, expected a well-formed character"),
      Case(
        kind, [0x7F, 0x45, 0x4C, 0x46, 0, 0], "line 1: expected an object, found '\\u{7F}'"),
      Case(kind, "[]", "line 1: expected an object, found a list"),
      Case(kind, "null", "line 1: expected an object, found null"),
      Case(kind, "// no\n{}", "line 1: expected an object, JSON has no comments"),
      Case(
        kind, "{'a': 1}",
        "line 1: expected a field name in double quotes or '}', found '\\u{27}'"),
      Case(
        kind, open + ",\n}",
        "line \(line): expected a field name in double quotes, found '}'"),
      Case(kind, String(open), "line \(line - 1): expected ',' or '}', found the end of the text"),
    ]
  }

  private static let layouts = [
    Case("layout", "{}", "line 1: missing field 'kind'"),
    Case(
      "layout", #"{"kind":"grid"}"#,
      "line 1: kind: unknown word 'grid', known here: 'uniform', 'fill', 'waterfall', 'aligned', "
        + "'mosaic'"),
    Case(
      "layout", #"{"kind":"unifrom"}"#,
      "line 1: kind: unknown word 'unifrom', did you mean 'uniform'?"),
    Case(
      "layout", #"{"kind":"fill","direction":"horizontaly"}"#,
      "line 1: direction: unknown word 'horizontaly', did you mean 'horizontal'?"),
    Case(
      "layout", #"{"kind":"waterfall","rounding":"flor"}"#,
      "line 1: rounding: unknown word 'flor', did you mean 'floor'?"),
    Case(
      "layout", #"{"kind":"aligned","horizontalAlignment":"centre"}"#,
      "line 1: horizontalAlignment: unknown word 'centre', did you mean 'center'?"),
    Case("layout", #"{"kind":3}"#, "line 1: kind: expected a text, found a number"),
    Case(
      "layout", "{\"kind\":\"uniform\",\"itemHeight\":50,\n\"colunmCount\":2}",
      "line 2: unknown field 'colunmCount', did you mean 'columnCount'?"),
    Case("layout", #"{"kind":"uniform"}"#, "line 1: missing field 'itemHeight'"),
    Case(
      "layout", #"{"kind":"uniform","itemHeight":"50"}"#,
      "line 1: itemHeight: expected a number, found a text"),
    Case(
      "layout", #"{"kind":"uniform","itemHeight":-1}"#,
      "line 1: itemHeight: '-1' is negative, a number of at least 0 would do"),
    Case(
      "layout", #"{"kind":"uniform","itemHeight":1e9}"#,
      "line 1: itemHeight: '1000000000' is too large, a number below 1000000000 in size would do"),
    Case(
      "layout", #"{"kind":"uniform","itemHeight":1e400}"#,
      "line 1: itemHeight: '1e400' is too large, a number below 1000000000 in size would do"),
    Case(
      "layout", #"{"kind":"uniform","itemHeight":-1e400}"#,
      "line 1: itemHeight: '-1e400' is too large, a number below 1000000000 in size would do"),
    Case(
      "layout", #"{"kind":"uniform","itemHeight":1,"columnCount":1e400}"#,
      "line 1: columnCount: '1e400' is too large, a number below 1000000000 in size would do"),
    Case(
      "layout", #"{"kind":"uniform","itemHeight":NaN}"#,
      "line 1: itemHeight: expected a value, JSON has no NaN or Infinity"),
    Case(
      "layout", #"{"kind":"uniform","itemHeight":01}"#,
      "line 1: itemHeight: a number has no zeros in front"),
    Case(
      "layout", #"{"kind":"uniform","itemHeight":1,"itemHeight":1}"#,
      "line 1: duplicate field 'itemHeight', each field may stand once"),
    Case(
      "layout", #"{"kind":"uniform","itemHeight":1,"columnCount":0}"#,
      "line 1: columnCount: '0' is out of range, a whole number from 1 to 1000 would do"),
    Case(
      "layout", #"{"kind":"uniform","itemHeight":1,"columnCount":1.5}"#,
      "line 1: columnCount: '1.5' is out of range, a whole number from 1 to 1000 would do"),
    Case(
      "layout", #"{"kind":"uniform","itemHeight":1,"columnCount":{"portrait":1}}"#,
      "line 1: columnCount: missing field 'landscape'"),
    Case(
      "layout", "{\"kind\":\"uniform\",\"itemHeight\":1,\"sections\":[{},\n{\"columnCount\":-1}]}",
      "line 2: sections[1].columnCount: '-1' is out of range, a whole number from 1 to 1000 "
        + "would do"),
    Case(
      "layout", #"{"kind":"uniform","itemHeight":1,"sections":[{"pinsHeaders":true}]}"#,
      "line 1: sections[0]: unknown field 'pinsHeaders', the known fields are 'itemHeight', "
        + "'columnCount', 'headerHeight', 'footerHeight'"),
    Case(
      "layout", #"{"kind":"uniform","itemHeight":1,"rounding":"floor"}"#,
      "line 1: rounding: unknown word 'floor', known here: 'none', 'edges'"),
    Case(
      "layout", #"{"kind":"fill","itemsPerSide":null}"#,
      "line 1: itemsPerSide: expected a number, found null"),
    Case(
      "layout", #"{"kind":"waterfall","sectionInset":{"botom":2}}"#,
      "line 1: sectionInset: unknown field 'botom', did you mean 'bottom'?"),
    Case(
      "layout", #"{"kind":"aligned","pinsHeaders":1}"#,
      "line 1: pinsHeaders: expected true or false, found a number"),
    Case("layout", #"{"kind":"mosaic"}"#, "line 1: missing field 'pattern'"),
    Case(
      "layout", #"{"kind":"mosaic","pattern":"p","header":{"frame":{"x":"1/0"}}}"#,
      "line 1: header.frame.x: '1/0' divides by 0, a number above 0 would do"),
    Case(
      "layout",
      #"{"kind":"mosaic","pattern":"p","header":{"frame":{"width":"side - 1000000000"}}}"#,
      "line 1: header.frame.width: 'side - 1000000000' has a number that is too large, numbers "
        + "below 1000000000 would do"),
    Case(
      "layout", #"{"kind":"mosaic","pattern":"p","header":{"frame":{"x":"1 3"}}}"#,
      "line 1: header.frame.x: '1 3' is no length, terms joined by + and - are: 12, 1/3, 50% or "
        + "side"),
  ]

  private static let patterns = [
    Case("pattern", #"{"blocks":{}}"#, "line 1: missing field 'order'"),
    Case(
      "pattern", #"{"blocks":{},"order":[]}"#,
      "line 1: order: the order is empty, the name of at least one block is needed"),
    Case(
      "pattern", #"{"blocks":{"a":{"areas":["A"]}},"order":["b"]}"#,
      "line 1: order[0]: 'b' is no block of this pattern, its blocks are 'a'"),
    Case(
      "pattern", #"{"blocks":{"row":{"areas":["A"]},"trio":{"areas":["A"]}},"order":["tiro"]}"#,
      "line 1: order[0]: 'tiro' is no block of this pattern, did you mean 'trio'?"),
    Case(
      "pattern", #"{"blocks":{"row":{"areas":["A"]},"trio":{"areas":["A"]}},"order":["wide"]}"#,
      "line 1: order[0]: 'wide' is no block of this pattern, its blocks are 'row', 'trio'"),
    Case(
      "pattern", #"{"blocks":{"a":{}},"order":["a"]}"#,
      "line 1: blocks.a: block 'a' has no frames, at least one is needed"),
    Case(
      "pattern", #"{"blocks":{"a":{"areas":["AAB","AA"]}},"order":["a"]}"#,
      "line 1: blocks.a.areas[1]: the row is not as long as the first, all rows need the same "
        + "length"),
    Case(
      "pattern", "{\"blocks\":{\"a\":{\"areas\":[\"A\",\n\"1\"]}},\"order\":[\"a\"]}",
      "line 2: blocks.a.areas[1]: '1' in the row, letters A-Z and a-z and dots are known"),
    Case(
      "pattern", #"{"blocks":{"a":{"areas":[""]}},"order":["a"]}"#,
      "line 1: blocks.a.areas[0]: the row has no columns or more than 1000, 1 to 1000 would do"),
    Case(
      "pattern", #"{"blocks":{"a":{"areas":["ABA"]}},"order":["a"]}"#,
      "line 1: blocks.a.areas: letter 'A' of areas forms no rectangle, its cells have to fill one"),
    Case(
      "pattern", #"{"blocks":{"a":{"areas":["..."]}},"order":["a"]}"#,
      "line 1: blocks.a.areas: areas without a letter, at least one letter is needed"),
    Case(
      "pattern", #"{"blocks":{"a":{"frames":[{"x":0,"y":0,"width":1}]}},"order":["a"]}"#,
      "line 1: blocks.a.frames[0]: missing field 'height'"),
    Case(
      "pattern", #"{"blocks":{"a":{"areas":["A"]}},"order":["a"],"separators":{"betwen":1}}"#,
      "line 1: separators: unknown field 'betwen', did you mean 'between'?"),
  ]

  private static let contents = [
    Case(
      "content", #"{"section":[]}"#, "line 1: unknown field 'section', did you mean 'sections'?"),
    Case("content", #"{"sections":[{}]}"#, "line 1: sections[0]: missing field 'items'"),
    Case(
      "content", #"{"sections":[{"items":-1}]}"#,
      "line 1: sections[0].items: '-1' is out of range, a whole number from 0 to 10000000 would do"),
    Case(
      "content", #"{"sections":[{"items":5000000},{"items":5000001}]}"#,
      "line 1: sections[1].items: too many items in all sections, at most 10000000 are allowed"),
    Case(
      "content", #"{"sections":[{"items":"3"}]}"#,
      "line 1: sections[0].items: expected a count or a list of items, found a text"),
    Case(
      "content", "{\"sections\":[{\"items\":[{\"width\":1},\n{\"heigth\":1}]}]}",
      "line 2: sections[0].items[1]: unknown field 'heigth', did you mean 'height'?"),
    Case(
      "content", #"{"sections":[{"items":[{"width":-1e400}]}]}"#,
      "line 1: sections[0].items[0].width: '-1e400' is too large, a number below 1000000000 in "
        + "size would do"),
    Case(
      "content", #"{"sections":[{"items":[{"width":"full"}]}]}"#,
      "line 1: sections[0].items[0].width: unknown word 'full', did you mean 'fill'?"),
    Case(
      "content", #"{"sections":[{"items":1}],"sections":[]}"#,
      "line 1: duplicate field 'sections', each field may stand once"),
    Case(
      "content",
      #"{"sections":["# + Array(repeating: #"{"items":0}"#, count: 100_001).joined(separator: ",")
        + "]}",
      "line 1: sections[100000]: too many sections, at most 100000 are allowed"),
  ]

  private static let viewports = [
    Case("viewport", #"{"width":320}"#, "line 1: missing field 'height'"),
    Case(
      "viewport", #"{"width":0,"height":1}"#,
      "line 1: width: '0' is not above 0, a number above 0 would do"),
    Case(
      "viewport", #"{"width":1,"height":1,"scale":-2}"#,
      "line 1: scale: '-2' is not above 0, a number above 0 would do"),
    Case(
      "viewport", "{\"width\":1,\"height\":1,\n\"contentInset\":{\"left\":-0.5}}",
      "line 2: contentInset.left: '-0.5' is negative, a number of at least 0 would do"),
    Case(
      "viewport", #"{"width":1,"height":1,"contentInset":{"left":1,"left":1}}"#,
      "line 1: contentInset: duplicate field 'left', each field may stand once"),
    Case(
      "viewport", #"{"width":1,"height":1,"rightToLeft":"yes"}"#,
      "line 1: rightToLeft: expected true or false, found a text"),
    Case(
      "viewport", #"{"width":1,"height":1,"contentOfset":{}}"#,
      "line 1: unknown field 'contentOfset', did you mean 'contentOffset'?"),
  ]

  /// Words that only a programmer would use.
  private static let forbidden = [
    "Optional(", "Error(", "LayoutEngine", "JSONFault", "JSONError", "Swift.", "DecodingError",
    "ServiceError", "Double", "Int64", "nil", "fatal",
  ]

  @Test(arguments: grammar + layouts + patterns + contents + viewports)
  func `a broken document is refused with its place, and nothing is stored`(
    _ broken: Case
  ) async throws {
    let bench = try await CommandCall.workbench()
    try bench.folder.write(broken.bytes, to: "broken.json")
    let before = try bench.folder.bytes(of: "framebook.db")
    let name = ["layout": "gallery", "pattern": "trio", "content": "photos"][broken.kind]
    for (call, document) in [("add", "bad"), ("update", name ?? "375x812")] {
      let outcome = await bench.run("\(broken.kind) \(call) \(document) ~/broken.json")
      #expect(
        outcome
          == Workbench.Outcome(
            status: 2, output: "",
            errors: "Error: \(broken.kind) '\(document)': \(broken.sentence)\n"))
    }
    for word in DocumentRefusalTests.forbidden { #expect(!broken.sentence.contains(word)) }
    #expect(try bench.folder.bytes(of: "framebook.db") == before)
  }

  @Test(arguments: right)
  func `the documents that the broken ones are made of are right`(
    _ kind: String, _ text: String
  ) async throws {
    let bench = try Workbench()
    #expect(await bench.run("\(kind) add good -", input: text).status == 0)
  }

  @Test func `values nested deeper than 64 are refused before they are followed`() async throws {
    let deep = String(repeating: "[", count: 100_000)
    let bench = try Workbench()
    let outcome = await bench.run(
      "viewport add v -", input: #"{"width":1,"height":1,"contentInset":"# + deep)
    #expect(outcome.status == 2)
    #expect(
      outcome.errors
        == "Error: viewport 'v': line 1: contentInset: expected an object, found a list\n")
    // A field whose order is free is passed over first.
    let skipped = await bench.run("layout add l -", input: #"{"sections":"# + deep)
    #expect(skipped.status == 2)
    #expect(skipped.errors.hasPrefix("Error: layout 'l': line 1: sections[0][0]"))
    #expect(skipped.errors.hasSuffix("\n") && skipped.errors.count < 1000)
  }
}
