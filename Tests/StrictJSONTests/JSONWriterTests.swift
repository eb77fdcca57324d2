import StrictJSON
import Testing

struct JSONWriterTests {
  static func text(isIndented: Bool = false, _ write: (inout JSONWriter) -> Void) -> String {
    var writer = JSONWriter(isIndented: isIndented)
    write(&writer)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  static func writeSample(_ writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("scene")
    writer.null()
    writer.key("a\"b")
    writer.string("x\n\u{1}é")
    writer.key("list")
    writer.beginArray()
    writer.number(-0.0)
    writer.integer(.min)
    writer.beginObject()
    writer.endObject()
    writer.beginArray()
    writer.endArray()
    writer.bool(true)
    writer.endArray()
    writer.key("last")
    writer.bool(false)
    writer.endObject()
  }

  @Test func `compact output has commas and no blanks`() {
    #expect(
      JSONWriterTests.text(JSONWriterTests.writeSample)
        == #"{"scene":null,"a\"b":"x\n\u0001é","list":[0,-9223372036854775808,{},[],true],"last":false}"#
    )
  }

  @Test func `indented output has a member or element a line`() {
    #expect(
      JSONWriterTests.text(isIndented: true, JSONWriterTests.writeSample) == #"""
        {
          "scene": null,
          "a\"b": "x\n\u0001é",
          "list": [
            0,
            -9223372036854775808,
            {},
            [],
            true
          ],
          "last": false
        }
        """#)
  }

  @Test func `values that end their lines follow each other`() {
    let text = JSONWriterTests.text { writer in
      for number in 1...2 {
        writer.beginArray()
        writer.integer(number)
        writer.endArray()
        writer.endLine()
      }
    }
    #expect(text == "[1]\n[2]\n")
  }

  @Test func `draining anywhere leaves out nothing`() {
    var writer = JSONWriter()
    var parts: [UInt8] = []
    writer.beginArray()
    for number in 0..<3 {
      writer.number(Double(number) + 0.5)
      parts += writer.drain()
    }
    writer.endArray()
    #expect(writer.bytes == Array("]".utf8))
    parts += writer.drain()
    #expect(writer.bytes.isEmpty)
    #expect(String(decoding: parts, as: UTF8.self) == "[0.5,1.5,2.5]")
  }

  @Test(
    arguments: [
      (0, "0"), (7, "7"), (-7, "-7"), (10, "10"), (1_000_000, "1000000"),
      (.max, "9223372036854775807"),
    ] as [(Int, String)])
  func `whole numbers have all their digits`(number: Int, text: String) {
    #expect(JSONWriterTests.text { $0.integer(number) } == text)
  }

  @Test func `mistakes of the caller trap`() async {
    await #expect(processExitsWith: .failure) {
      var writer = JSONWriter()
      writer.number(.infinity)
    }
    await #expect(processExitsWith: .failure) {
      var writer = JSONWriter()
      writer.number(.nan)
    }
    await #expect(processExitsWith: .failure) {
      var writer = JSONWriter()
      writer.null()
      writer.null()
    }
    await #expect(processExitsWith: .failure) {
      var writer = JSONWriter()
      writer.endArray()
    }
  }
}
