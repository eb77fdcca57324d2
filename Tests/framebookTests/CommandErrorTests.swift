import Foundation
import Testing

/// Wrong calls of the built program: the exit code, the whole sentence, and nothing on stdout.
struct CommandErrorTests {
  /// A call, the exit code and what standard error begins with.
  struct Case: CustomTestStringConvertible, Sendable {
    let line: String
    let status: Int32
    let errors: String
    var testDescription: String { line }

    init(_ line: String, _ status: Int32, _ errors: String) {
      self.line = line
      self.status = status
      self.errors = errors
    }
  }

  private static let cases = [
    Case("layout show galery", 2, "Error: there is no layout 'galery', did you mean 'gallery'?\n"),
    Case(
      "layout show gallery@7", 2, "Error: the layout 'gallery' has no revision 7, the newest is 1\n"
    ),
    Case("layout add gallery layout.json", 2, "Error: the layout 'gallery' exists already\n"),
    Case("layout update nothing layout.json", 2, "Error: there is no layout 'nothing'\n"),
    Case(
      "layout restore gallery", 2,
      "Error: 'gallery' names no revision, write NAME@REVISION as in 'gallery@1'\n"),
    Case(
      "layout remove gallery", 2,
      "Error: the layout 'gallery' is used by the scene 'small', remove these first or use --force\n"
    ),
    Case(
      "layout add x@3 layout.json", 2,
      "Error: the name 'x@3' ends in '@' and digits, which stand for a revision\n"),
    Case(
      "layout add x* layout.json", 2,
      "Error: the name 'x*' has one of * ? [, which are for patterns of names\n"),
    Case(
      "layout add x missing.json", 2,
      "Error: cannot read 'missing.json': No such file or directory\n"),
    Case("layout add x .", 2, "Error: cannot read '.': Is a directory\n"),
    Case("layout rename gallery gallery", 0, ""),
    Case(
      "scene add small --layout gallery --content photos --viewport 10x10", 2,
      "Error: the scene 'small' exists already\n"),
    Case(
      "scene add x --layout gallery --content photo --viewport 10x10", 2,
      "Error: there is no content 'photo', did you mean 'photos'?\n"),
    Case(
      "scene add x --layout gallery --content photos --viewport 10by10", 2,
      "Error: there is no viewport '10by10'\n"),
    Case(
      "scene add x --layout gallery --content photos --viewport 0x10", 2,
      "Error: viewport '0x10': line 1: width: "),
    Case(
      "frames small@2", 2,
      "Error: the scene 'small' has no snapshot 2, it has none yet, compute it first\n"),
    Case("frames small", 2, "Error: the scene 'small' is missing, compute it first\n"),
    Case("diff small", 2, "Error: the scene 'small' is missing, compute it first\n"),
    Case("accept small", 2, "Error: the scene 'small' is missing, compute it first\n"),
    Case("compute smal", 2, "Error: there is no scene 'smal', did you mean 'small'?\n"),
    Case("status x*", 2, "Error: there is no scene that matches 'x*'\n"),
    Case("log --run 4", 2, "Error: there is no run 4, see 'framebook log'\n"),
    Case("engine upgrade --to 9", 2, "Error: there is no engine 9, the versions are 1, 2\n"),
    Case("diff --engine 1..9", 2, "Error: there is no engine 9, the versions are 1, 2\n"),
    Case("init", 2, "Error: 'framebook.db' is a catalogue already\n"),
    Case(
      "--db other.db status", 2,
      "Error: there is no catalogue 'other.db', make one with 'framebook init'\n"),
    Case(
      "--db layout.json status", 4,
      "Error: 'layout.json' is not a framebook catalogue, it is left as it was\n"),
    Case("stauts", 64, "Error: Unexpected argument 'stauts'. Did you mean 'status'?\n"),
    Case("status --frmat json", 64, "Error: Unknown option '--frmat'. Did you mean '--format'?\n"),
    Case(
      "status --format yaml", 64,
      "Error: The value 'yaml' is invalid for '--format <format>'. Please provide one of 'table', 'json', 'ndjson' or 'csv'.\n"
    ),
    Case(
      "frames small --rect nan,0,1,1", 64,
      "Error: The value 'nan,0,1,1' is invalid for '--rect <x,y,w,h>'"),
    Case(
      "frames small --rect 0,0,1,1 --at 0,0", 64,
      "Error: Please give '--rect' or '--at', not both\n"),
    Case("diff --tolerance -1", 64, "Error: The value '-1' is invalid for '--tolerance <points>'"),
    Case("accept", 64, "Error: Please give scenes, or '--all'\n"),
    Case(
      "scene update small", 64,
      "Error: Please give at least one of '--layout', '--content' and '--viewport'\n"),
    Case(
      "preview layout.json --viewport 10x10", 64,
      "Error: Missing expected argument '--content <file>'\n"),
  ]

  private static let file = Result {
    try Workbench.file(after: [
      "layout add gallery ~/gallery.json", "content add photos ~/photos.json",
      "scene add small --layout gallery --content photos --viewport 375x812",
    ])
  }

  @Test(arguments: cases)
  func `a wrong call says what is wrong and what would be right`(_ wrong: Case) throws {
    let tool = try BuiltTool(
      in: Workbench(catalogue: CommandErrorTests.file.get()).folder)
    try tool.write(#"{"kind":"uniform","itemHeight":10}"#, to: "layout.json")
    let result = try tool.run(wrong.line)
    #expect(result.status == wrong.status)
    #expect(result.errors.hasPrefix(wrong.errors), "\(result.errors)")
    #expect(wrong.status == 0 || result.output == "")
    let otherFile = tool.folder.appending(path: "other.db")
    #expect(!FileManager.default.fileExists(atPath: otherFile.path))
  }

  /// A document of a kind and what the error says of it.
  struct Document: CustomTestStringConvertible, Sendable {
    let kind: String
    let text: String
    let error: String
    var testDescription: String { "\(kind) \(text.prefix(60).debugDescription)" }

    init(_ kind: String, _ text: String, _ error: String) {
      self.kind = kind
      self.text = text
      self.error = error
    }
  }

  private static let documents = [
    Document("layout", "", "line 1: "),
    Document("layout", "\u{FEFF}{}", "line 1: "),
    Document("layout", "[]", "line 1: expected an object, found a list"),
    Document("layout", "{}", "line 1: missing field 'kind'"),
    Document("layout", #"{"kind":"uniform"}"#, "line 1: missing field 'itemHeight'"),
    Document(
      "layout", "{\n\"kind\":\"uniform\",\n\"itemHeigth\":3}",
      "line 3: unknown field 'itemHeigth', did you mean 'itemHeight'?"),
    Document("layout", #"{"kind":"uniform","itemHeight":1e400}"#, "line 1: itemHeight: "),
    Document("layout", #"{"kind":"uniform","itemHeight":NaN}"#, "line 1: itemHeight: "),
    Document("layout", #"{"kind":"uniform","itemHeight":1e9}"#, "line 1: itemHeight: "),
    Document("layout", #"{"kind":"uniform","itemHeight":-1}"#, "line 1: itemHeight: "),
    Document(
      "layout", #"{"kind":"uniform","itemHeight":null}"#,
      "line 1: itemHeight: expected a number, found null"),
    Document(
      "layout", #"{"kind":"uniform","itemHeight":1,"itemHeight":1}"#,
      "line 1: duplicate field 'itemHeight'"),
    Document(
      "layout", #"{"kind":"uniform","itemHeight":1,"columnCount":0}"#, "line 1: columnCount: "),
    Document(
      "layout", #"{"kind":"uniform","itemHeight":1,"columnCount":-1}"#, "line 1: columnCount: "),
    Document(
      "layout", #"{"kind":"uniform","itemHeight":1,"columnCount":1.5}"#, "line 1: columnCount: "),
    Document("layout", #"{"kind":"uniform","itemHeight":1} x"#, "line 1: "),
    Document(
      "layout", #"{"kind":"mosaic","pattern":"none"}"#,
      "names the pattern 'none', which is not in the catalogue"),
    Document("content", #"{"sections":[{"items":10000001}]}"#, "line 1: sections[0].items: "),
    Document(
      "content", #"{"sections":[{"items":[{"width":-1e400}]}]}"#,
      "line 1: sections[0].items[0].width: "),
    Document("viewport", #"{"width":0,"height":10}"#, "line 1: width: "),
    Document(
      "viewport", #"{"width":10,"height":10,"contentInset":{"top":-1}}"#,
      "line 1: contentInset.top: "),
    Document("pattern", #"{"blocks":{"a":{"frames":[]}},"order":["a"]}"#, "line 1: "),
    Document("pattern", #"{"blocks":{},"order":[]}"#, "line 1: "),
  ]

  @Test(arguments: documents)
  func `a document that is not valid is refused with its place and nothing is stored`(
    _ document: Document
  ) throws {
    let tool = try BuiltTool()
    let result = try tool.run("\(document.kind) add bad -", input: document.text)
    #expect(result.status == 2)
    #expect(result.output == "")
    #expect(result.errors.hasPrefix("Error: "))
    #expect(result.errors.contains(document.error), "\(result.errors)")
    #expect(result.errors.split(separator: "\n").count == 1)
    for word in ["Optional(", "JSONFault", "JSONError", "Swift.", "LayoutEngine", "ServiceError"] {
      #expect(!result.errors.contains(word))
    }
    let listed = try tool.run("\(document.kind) list --format csv")
    #expect(listed.status == 2 || listed.output == "name,revision,scenes,updated\r\n")
  }
}
