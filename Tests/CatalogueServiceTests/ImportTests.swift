import Catalogue
import CatalogueService
import Foundation
import Testing

/// What an import brings, and what it refuses.
struct ImportTests {
  /// A whole export of two scenes, one of them with a baseline.
  private static let lines = [
    #"{"record":"catalogue","format":1,"engine":2}"#,
    #"{"record":"pattern","name":"trio","revision":1,"body":{"blocks":{"a":{"areas":["AB"]}},"order":["a"]}}"#,
    #"{"record":"layout","name":"list","revision":1,"body":{"itemHeight":50,"kind":"uniform"}}"#,
    #"{"record":"layout","name":"list","revision":2,"message":"low","body":{"itemHeight":40,"kind":"uniform"}}"#,
    #"{"record":"content","name":"two","revision":1,"body":{"sections":[{"items":2}]}}"#,
    #"{"record":"viewport","name":"9x9","revision":1,"body":{"height":9,"width":9}}"#,
    #"{"record":"scene","name":"a","layout":"list","content":"two","viewport":"9x9"}"#,
    #"{"record":"scene","name":"b","layout":"list","content":"two","viewport":"9x9"}"#,
    #"{"record":"baseline","scene":"a","layout":"list@2","content":"two@1","viewport":"9x9@1","engine":2,"contentSize":{"width":9,"height":80},"sections":1,"elements":2}"#,
    #"{"record":"frames","scene":"a","section":0,"items":[[0,0,9,40],[0,40,9,40]]}"#,
  ]

  private static func text(_ lines: [String]) -> String {
    lines.joined(separator: "\n") + "\n"
  }

  /// The sentence that an import of a text is refused with.
  private func refusal(_ text: String) throws -> String {
    let error = try #require(throws: ImportError.self) { try Service.imported(text) }
    return "\(error)"
  }

  @Test func `a baseline becomes snapshot 1, clean when the newest revisions are its own`()
    async throws
  {
    let service = try Service.imported(ImportTests.text(ImportTests.lines))
    let scenes = try service.statuses()
    #expect(scenes.map(\.state) == [.clean, .missing])
    #expect(scenes.map(\.baseline) == [1, nil])
    #expect(scenes.map(\.latest) == [1, nil])
    #expect(try service.exported() == ImportTests.text(ImportTests.lines))
    #expect(try await service.compute().scenes.map(\.name) == ["b"])
  }

  @Test(arguments: [
    (8, #""list@2""#, #""list@1""#), (8, #""engine":2"#, #""engine":1"#),
    (8, #""two@1""#, "null"), (0, #""engine":2"#, #""engine":1"#),
  ])
  func `a baseline of other inputs than the newest is stale`(
    line: Int, old: String, new: String
  ) throws {
    var lines = ImportTests.lines
    lines[line] = lines[line].replacing(old, with: new)
    #expect(lines != ImportTests.lines)
    let service = try Service.imported(ImportTests.text(lines))
    #expect(try service.statuses().map(\.state) == [.stale, .missing])
  }

  @Test func `the order of the fields and blanks between them do not matter`() throws {
    var lines = ImportTests.lines
    lines[6] =
      #" { "viewport":"9x9", "content":"two","layout":"list","name":"a","record":"scene" } "#
    let service = try Service.imported(lines.joined(separator: "\r\n") + "\r\n")
    #expect(try service.exported() == ImportTests.text(ImportTests.lines))
  }

  /// A line of the export above, what to make of it, and the sentence that refuses it.
  struct Refused: CustomTestStringConvertible, Sendable {
    let line: Int
    let replacement: [String]
    let sentence: String

    init(_ line: Int, _ replacement: String..., sentence: String) {
      self.line = line
      self.replacement = replacement
      self.sentence = sentence
    }

    var testDescription: String { sentence }
  }

  @Test(arguments: [
    Refused(
      1, "<<<<<<< HEAD", lines[1],
      sentence: "line 2: a conflict marker '<<<<<<<', resolve the conflict first"),
    Refused(
      2, "=======", lines[2],
      sentence: "line 3: a conflict marker '=======', resolve the conflict first"),
    Refused(
      2, "||||||| base",
      sentence: "line 3: a conflict marker '|||||||', resolve the conflict first"),
    Refused(
      9, lines[9], ">>>>>>> branch",
      sentence: "line 11: a conflict marker '>>>>>>>', resolve the conflict first"),
    Refused(
      0, "\u{FEFF}" + lines[0],
      sentence: "line 1: the text starts with a byte order mark, UTF-8 needs none"),
    Refused(2, "", sentence: "line 3: the text is empty, expected a value"),
    Refused(
      2, #"{"record":"layuot"}"#,
      sentence: "line 3: record: unknown record 'layuot', did you mean 'layout'?"),
    Refused(
      2, #"{"record":"run"}"#,
      sentence: "line 3: record: unknown record 'run', the records are 'catalogue', 'pattern', "
        + "'layout', 'content', 'viewport', 'scene', 'baseline', 'frames'"),
    Refused(2, #"{"name":"x"}"#, sentence: "line 3: missing field 'record'"),
    Refused(
      6, #"{"record":"scene","name":"a","layuot":"list","content":"two","viewport":"9x9"}"#,
      sentence: "line 7: unknown field 'layuot', did you mean 'layout'?"),
    Refused(
      6, #"{"record":"scene","name":"a","content":"two","viewport":"9x9"}"#,
      sentence: "line 7: missing field 'layout'"),
    Refused(
      0, lines[1],
      sentence: "line 1: found a record 'pattern', the first line of an export is a catalogue "
        + "record"),
    Refused(
      1, lines[0], sentence: "line 2: a second catalogue record, it stands on the first line only"),
    Refused(
      0, #"{"record":"catalogue","format":2,"engine":2}"#,
      sentence: "line 1: the format 2 is that of another framebook, this one reads the format 1"),
    Refused(
      0, #"{"record":"catalogue","format":1,"engine":9}"#,
      sentence: "line 1: there is no engine 9, the versions are 1, 2"),
    Refused(
      3, lines[3], lines[3],
      sentence: "line 5: revision 2 of the layout 'list' stands here for the second time"),
    Refused(
      2,
      sentence: "line 3: revision 2 of the layout 'list' stands here, revision 1 must come "
        + "first"),
    Refused(
      4,
      #"{"record":"content","name":"two","revision":1,"body":{"sections":[{"items":-2}]}}"#,
      sentence: "line 5: content 'two': sections[0].items: '-2' is out of range, a whole "
        + "number from 0 to 10000000 would do"),
    Refused(
      4, #"{"record":"content","name":"two@7","revision":1,"body":{"sections":[]}}"#,
      sentence: "line 5: the name 'two@7' ends in '@' and digits, which stand for a revision"),
    Refused(
      3,
      #"{"record":"layout","name":"list","revision":2,"body":{"kind":"mosaic","pattern":"duo"}}"#,
      sentence: "line 4: the layout 'list' names the pattern 'duo', which must stand on a line "
        + "before it"),
    Refused(
      5, sentence: "line 6: the viewport '9x9' is named here, it must stand on a line before"),
    Refused(
      7, lines[6], sentence: "line 8: the scene 'a' stands here for the second time"),
    Refused(
      8, lines[8].replacing("list@2", with: "list@3"),
      sentence: "line 9: the layout 'list' has no revision 3, the newest is 2"),
    Refused(
      8, lines[8].replacing("list@2", with: "list"),
      sentence: "line 9: 'list' names no revision, write NAME@REVISION as in 'list@1'"),
    Refused(
      8, lines[8].replacing(#""scene":"a""#, with: #""scene":"c""#),
      sentence: "line 9: the scene 'c' is named here, it must stand on a line before"),
    Refused(
      8, lines[8].replacing(#""engine":2"#, with: #""engine":7"#),
      sentence: "line 9: there is no engine 7, the versions are 1, 2"),
    Refused(8, sentence: "line 9: the frames of the scene 'a' must follow its baseline"),
    Refused(
      9,
      sentence: "line 9: expected the frames of section 0 of the scene 'a' before the end"),
    Refused(
      9, lines[9].replacing(#""section":0"#, with: #""section":1"#),
      sentence: "line 10: expected the frames of section 0 of the scene 'a', found those of "
        + "section 1 of 'a'"),
    Refused(
      9, lines[9].replacing(",[0,40,9,40]", with: ""),
      sentence: "line 10: expected 2 frames for the scene 'a', there are 1 before the end"),
    Refused(
      9, lines[9].replacing("[0,40,9,40]", with: "[0,40,9]"),
      sentence: "line 10: items[1]: expected a frame [x, y, width, height]"),
    Refused(
      9, lines[9].replacing("[0,40,9,40]", with: "[0,40,9,-1]"),
      sentence: "line 10: items[1]: expected a frame with no negative extent and edges below "
        + "1000000000 in size"),
    Refused(
      9, lines[9].replacing("[0,40,9,40]", with: "[1.7e308,-1.7e308,0,0]"),
      sentence: "line 10: items[1]: expected a frame with no negative extent and edges below "
        + "1000000000 in size"),
    Refused(
      8, lines[8].replacing(#""height":80"#, with: #""height":-1e9"#),
      sentence: "line 9: contentSize: expected a width and a height below 1000000000 in size"),
    Refused(
      9, lines[9], lines[8], lines[9],
      sentence: "line 11: the baseline of the scene 'a' stands here for the second time"),
    Refused(
      9, #"{"record":"frames","scene":"a","section":0,"items":[[0,0,9,40],[0,40,9,"#,
      sentence: "line 10: items[1][3]: expected a number, found the end of the text"),
  ])
  func `a wrong line is refused by its number`(refused: Refused) throws {
    var lines = ImportTests.lines
    lines.replaceSubrange(refused.line...refused.line, with: refused.replacement)
    let sentence = try refusal(ImportTests.text(lines))
    #expect(sentence == "'export.ndjson': " + refused.sentence)
  }

  @Test func `a last line without its newline is refused`() throws {
    #expect(
      try refusal(ImportTests.lines.joined(separator: "\n"))
        == "'export.ndjson': line 10: the line is cut, every line of an export ends with a newline"
    )
  }

  @Test func `a text without a line is refused`() throws {
    #expect(
      try refusal("") == "'export.ndjson': there is nothing in it, the first line of an export "
        + "is a catalogue record")
  }

  @Test func `a pattern that only an old revision names may be gone`() throws {
    var lines = ImportTests.lines
    lines[2] =
      #"{"record":"layout","name":"list","revision":1,"body":{"kind":"mosaic","pattern":"duo"}}"#
    #expect(
      try Service.imported(ImportTests.text(lines)).exported() == ImportTests.text(lines))
  }

  @Test func `a missing catalogue is made, and is not when the text is wrong`() throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "import-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    // A folder that stays behind is no reason to fail a test.
    defer { try? FileManager.default.removeItem(at: folder) }
    func names() throws -> [String] {
      try FileManager.default.contentsOfDirectory(atPath: folder.path)
    }
    let path = folder.appending(path: "new.db").path
    let text = ImportTests.text(ImportTests.lines)
    #expect(throws: ImportError.self) {
      try Service.importCatalogue(
        at: path, from: "x", read: Service.pieces(String(text.dropLast())))
    }
    #expect(try names() == [])
    let contents = try Service.importCatalogue(at: path, from: "x", read: Service.pieces(text))
    #expect(contents.scenes == 2)
    #expect(try names() == ["new.db"])
    #expect(try Service(path: path, access: .read).exported() == text)

    let empty = folder.appending(path: "empty.db").path
    try Data().write(to: URL(filePath: empty))
    #expect(throws: ImportError.self) {
      try Service.importCatalogue(at: empty, from: "x", read: Service.pieces("{}\n"))
    }
    #expect(try Data(contentsOf: URL(filePath: empty)).isEmpty)
    _ = try Service.importCatalogue(at: empty, from: "x", read: Service.pieces(text))
    #expect(try Service(path: empty, access: .read).exported() == text)
    #expect(try names().sorted() == ["empty.db", "new.db"])
  }

  @Test func `a catalogue that is not empty is replaced only on request, and whole`() async throws {
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "import-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    // A folder that stays behind is no reason to fail a test.
    defer { try? FileManager.default.removeItem(at: folder) }
    let path = folder.appending(path: "old.db").path
    let old = try await RandomCatalogue(seed: 5).service.exported()
    _ = try Service.importCatalogue(at: path, from: "old", read: Service.pieces(old))
    let text = ImportTests.text(ImportTests.lines)
    #expect(throws: ServiceError.self) {
      try Service.importCatalogue(at: path, from: "x", read: Service.pieces(text))
    }
    #expect(throws: ImportError.self) {
      try Service.importCatalogue(
        at: path, from: "x", replacing: true, read: Service.pieces(String(text.dropLast())))
    }
    #expect(try Service(path: path, access: .read).exported() == old)
    _ = try Service.importCatalogue(
      at: path, from: "new", replacing: true, read: Service.pieces(text))
    let service = try Service(path: path, access: .read)
    #expect(try service.exported() == text)
    let causes = try service.log().map { entry in
      if case .run(let run, _) = entry { "\(run.cause) \(run.subject)" } else { "" }
    }
    #expect(causes == ["import new", "import old"])
  }
}
