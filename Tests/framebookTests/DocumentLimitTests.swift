import Foundation
import TestSupport
import Testing

/// The built program on documents past the limits, with little memory to take.
@Suite(
  .disabled(
    if: Sanitizer.current != nil,
    "a sanitizer needs terabytes of addresses, so that a limit of them ends the program at once"))
struct DocumentLimitTests {
  /// A document that is refused, as the script that writes it to standard output, and the sentence.
  struct Past: Sendable, CustomTestStringConvertible {
    var option: String
    var script: String
    var sentence: String
    var testDescription: String { "\(option) \(script)" }

    init(_ option: String, _ script: String, _ sentence: String) {
      self.option = option
      self.script = script
      self.sentence = sentence
    }
  }

  /// In KiB: less than the frames of 10,000,000 items take, or a document of 256 MiB.
  private static let memory = 250_000

  private func run(_ script: String, memory: Int = memory) throws -> BuiltTool.Result {
    let tool = try BuiltTool()
    try tool.write(#"{"kind":"fill","itemsPerSide":1000}"#, to: "layout")
    try tool.write(#"{"kind":"mosaic","pattern":"p"}"#, to: "mosaic")
    try tool.write(#"{"sections":[{"items":1}]}"#, to: "content")
    return try tool.shell(
      "export SWIFT_BACKTRACE=enable=no; ulimit -c 0; ulimit -v \(memory); \(script); exit $?")
  }

  private static func repeated(_ text: String, _ count: Int) -> String {
    "yes '\(text)' | head -n \(count) | tr -d '\\n'"
  }

  static let past = [
    Past(
      "--content", #"echo '{"sections":[{"items":10000001}]}'"#,
      "'10000001' is out of range, a whole number from 0 to 10000000 would do"),
    Past(
      "--content", #"echo '{"sections":[{"items":[{"count":10000000},{"count":10000000}]}]}'"#,
      "too many items in all sections, at most 10000000 are allowed"),
    Past(
      "--content",
      #"echo '{"sections":['; "# + repeated(#"{"items":10000000},"#, 100) + "; echo '{}]}'",
      "too many items in all sections, at most 10000000 are allowed"),
    Past(
      "--content",
      #"echo '{"sections":['; "# + repeated(#"{"items":0},"#, 100_001) + "; echo '{}]}'",
      "too many sections, at most 100000 are allowed"),
    Past(
      "--content", #"echo '{"sections":[{"items":1e300}]}'"#,
      "is out of range, a whole number from 0 to 10000000 would do"),
    Past("--content", repeated("[", 1_000_000), "expected an object, found a list"),
    Past(
      "--viewport", #"echo '{"width":1000000000,"height":1}'"#,
      "'1000000000' is too large, a number below 1000000000 in size would do"),
    Past(
      "--pattern",
      #"printf '{"blocks":{"a":{"areas":["'; "# + repeated("A", 1001)
        + #"; printf '"]}},"order":["a"]}'"#,
      "the row has no columns or more than 1000, 1 to 1000 would do"),
  ]

  @Test(arguments: past)
  func `a document past a limit is refused before memory is taken`(_ past: Past) throws {
    let options =
      switch past.option {
      case "--content": "layout --content document --viewport 9x9"
      case "--viewport": "layout --content content --viewport document"
      default: "mosaic --content content --viewport 9x9 --pattern p=document"
      }
    let result = try run("{ \(past.script); } > document; \"$0\" preview \(options)")
    #expect(result.status == 2)
    #expect(result.output.isEmpty)
    #expect(result.errors.hasPrefix("Error: ") && result.errors.hasSuffix("\(past.sentence)\n"))
  }

  @Test func `the most items that are allowed do take that memory`() throws {
    let preview = #""$0" preview layout --content document --viewport 9000x9 --format ndjson"#
    let script = #"echo '{"sections":[{"items":10000000}]}' > document; "# + preview
    #expect(try run("\(script) >/dev/null").status > 128)
  }

  private static let tooLarge = "is larger than 256 MiB, the most that a document may have\n"

  @Test(arguments: ["document", "- < document"])
  func `a file past 256 MiB is refused without being read`(source: String) throws {
    let result = try run(
      "truncate -s 268435457 document; \"$0\" preview layout --viewport 9x9 --content \(source)")
    let name = source == "document" ? source : "standard input"
    #expect(result.status == 2)
    #expect(result.errors == "Error: '\(name)' \(DocumentLimitTests.tooLarge)")
  }

  @Test func `a pipe past 256 MiB is refused without being held twice`() throws {
    let result = try run(
      "head -c 268435457 /dev/zero | \"$0\" preview layout --viewport 9x9 --content -",
      memory: 600_000)
    #expect(result.status == 2)
    #expect(result.errors == "Error: 'standard input' \(DocumentLimitTests.tooLarge)")
  }

  @Test(arguments: ["document", "- < document"])
  func `a file of 256 MiB is read`(source: String) throws {
    let result = try run(
      "truncate -s 268435456 document; \"$0\" preview layout --viewport 9x9 --content \(source)",
      memory: 600_000)
    #expect(result.status == 2)
    #expect(result.errors.hasSuffix("line 1: expected an object, found '\\u{0}'\n"))
  }
}
