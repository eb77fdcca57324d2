import Testing
import Wording

@testable import framebook

/// Tables at terminals of different widths.
struct TableFitTests {
  private static var states: Table {
    var table = Table("scene", "state", "baseline", "latest", "message")
    table.add(.text("gallery/375x812"), .text("clean"), .integer(1), .integer(2), .none)
    table.add(
      .text("画廊のギャラリー/375x812"), .text("missing"), .none, .none,
      .text("the layout asks for more columns than there is room for"))
    return table
  }

  @Test func `wide characters take two columns of a table`() {
    var table = Table("name", "state")
    for name in ["gallery", "画廊", "갤러리", "e\u{301}te\u{301}", "👨‍👩‍👧‍👦", "🇩🇪"] {
      table.add(.text(name), .text("clean"))
    }
    #expect(
      table.lines == [
        "NAME     STATE", "gallery  clean", "画廊     clean", "갤러리   clean",
        "e\u{301}te\u{301}      clean", "👨‍👩‍👧‍👦       clean", "🇩🇪       clean",
      ])
  }

  @Test func `a terminal that is wide enough changes nothing`() {
    let lines = TableFitTests.states.lines
    let width = lines.map(\.displayWidth).max() ?? 0
    #expect(TableFitTests.states.lines(within: width) == lines)
    #expect(TableFitTests.states.lines(within: width - 1) != lines)
  }

  @Test func `the widest text is cut first`() {
    #expect(
      TableFitTests.states.lines(within: 90) == [
        "SCENE                     STATE    BASELINE  LATEST  MESSAGE",
        "gallery/375x812           clean           1       2  -",
        "画廊のギャラリー/375x812  missing         -       -  the layout asks for more columns tha…",
      ])
  }

  @Test func `texts keep 24 columns until the titles are cut`() {
    #expect(
      TableFitTests.states.lines(within: 72) == [
        "SCENE                     STATE    BASE…  LAT…  MESSAGE",
        "gallery/375x812           clean        1     2  -",
        "画廊のギャラリー/375x812  missing      -     -  the layout asks for mor…",
      ])
  }

  @Test func `a narrow terminal leaves out the last columns, and never the state`() {
    #expect(
      TableFitTests.states.lines(within: 20) == [
        "SCENE     STATE  …", "gal…x812  clean", "画…x812   missing",
      ])
  }

  @Test func `names that differ at their ends stay apart, sentences keep their beginning`() {
    var table = Table("scene", "layout", "message")
    for size in ["320x568", "375x812", "1000x700"] {
      table.add(.text("gallery/\(size)"), .text("gallery"), .text("no room for 9 columns"))
    }
    #expect(
      table.lines(within: 33) == [
        "SCENE        LAYOUT   MESSAGE", "gall…20x568  gallery  no room fo…",
        "gall…75x812  gallery  no room fo…", "gall…00x700  gallery  no room fo…",
      ])
  }

  @Test(arguments: 20...140)
  func `no line is wider than the terminal, and every state is whole`(width: Int) {
    let lines = TableFitTests.states.lines(within: width)
    for line in lines { #expect(line.displayWidth <= width, "\(line)") }
    #expect(lines[1].contains("  clean") && lines[2].contains("  missing"))
  }

  @Test func `a number is never cut`() {
    var table = Table(columns: ["body", "number"], isVerbatim: true)
    table.add(.text("a text that is cut"), .number(123_456_789.125))
    #expect(
      table.lines(within: 12) == ["body             number", "a text …  123456789.125"])
  }

  private static let calls = [
    "status", "log", "scene list", "layout list", "content list", "layout history gallery",
    "scene show wide", "query 'select name, body from revision join document'",
  ]

  @Test(arguments: calls)
  func `only a table for people on a terminal is cut`(_ line: String) async throws {
    let bench = try await Workbench.gallery()
    let words = ShellWords(line).words
    let plain = await bench.run(words)
    #expect(plain.status == 0, "\(plain.errors)")
    #expect(await bench.run(words, terminalWidth: 1000).output == plain.output)
    let narrow = await bench.run(words, terminalWidth: 40)
    #expect(narrow.output.split(separator: "\n").count == plain.output.split(separator: "\n").count)
    for line in narrow.output.split(separator: "\n") {
      #expect(String(line).displayWidth <= 40, "\(line)")
    }
    for format in ["json", "ndjson", "csv"] {
      let data = words + ["--format", format]
      #expect(await bench.run(data, terminalWidth: 20) == bench.run(data))
    }
  }
}
