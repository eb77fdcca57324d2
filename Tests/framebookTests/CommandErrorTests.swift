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
    Case(
      "layout add gallery layout.json", 2,
      "Error: the layout 'gallery' exists already, 'framebook layout update NAME FILE' changes it\n"
    ),
    Case("scene rename small wide", 2, "Error: the scene 'wide' exists already\n"),
    Case("layout update nothing layout.json", 2, "Error: there is no layout 'nothing'\n"),
    Case(
      "layout restore gallery", 2,
      "Error: 'gallery' names no revision, write NAME@REVISION as in 'gallery@1'\n"),
    Case(
      "layout remove gallery", 2,
      "Error: the layout 'gallery' is used by the scenes 'small', 'wide', remove these first or use --force\n"
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
    Case(
      "layout update gallery gallery-content.json", 2,
      "Error: layout 'gallery': line 1: missing field 'kind', this looks like a content\n"),
    Case(
      "preview gallery-content.json --content layout.json --viewport 1x1", 2,
      "Error: layout 'gallery-content.json': line 1: missing field 'kind', this looks like a "
        + "content\n"),
    Case(
      "viewport add phone 375x812@2", 2,
      "Error: cannot read '375x812@2': No such file or directory, the document of this size is "
        + "{\"height\":812,\"scale\":2,\"width\":375}\n"),
    Case(
      "layout add phone 375x812", 2,
      "Error: cannot read '375x812': No such file or directory\n"),
    Case(
      "preview layout.json --content gallery-content.json --viewport 375", 2,
      "Error: cannot read '375': No such file or directory, a size is written as 375x812\n"),
    Case(
      "lint layout.json --content gallery-content.json --viewport phone", 2,
      "Error: cannot read 'phone': No such file or directory, a size is written as 375x812\n"),
    Case(
      "import layout.json --replace", 2,
      "Error: 'layout.json': line 1: this is no export of framebook, the first line of one is a "
        + "catalogue record\n"),
    Case(
      "check --from framebook.db", 2,
      "Error: 'framebook.db': line 1: this is no export of framebook, the first line of one is a "
        + "catalogue record\n"),
    Case("layout add x .", 2, "Error: cannot read '.': Is a directory\n"),
    Case("layout rename gallery gallery", 0, ""),
    Case(
      "scene add small --layout gallery --content photos --viewport 10x10", 2,
      "Error: the scene 'small' exists already, 'framebook scene update NAME' changes it\n"),
    Case(
      "scene add x --layout gallery --content photo --viewport 10x10", 2,
      "Error: there is no content 'photo', did you mean 'photos'?\n"),
    Case(
      "scene add x --layout gallery --content photos --viewport 10by10", 2,
      "Error: there is no viewport '10by10', a size is written as 375x812\n"),
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
    Case(
      "frames small*", 2,
      "Error: 'small*' is a pattern of names and one scene is asked for; accept, check, compute, "
        + "diff, lint, prune and status take patterns\n"),
    Case("log w*", 2, "Error: 'w*' is a pattern of names and one scene is asked for; "),
    Case("diff x*", 2, "Error: there is no scene that matches 'x*'\n"),
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
      "lint small --engine 1", 64,
      "Error: '--engine' is for layout files, with '--content' and '--viewport'; scenes are computed by the engine and the patterns of the catalogue\n"
    ),
    Case(
      "lint --pattern p=layout.json", 64,
      "Error: '--pattern' is for layout files, with '--content' and '--viewport'; scenes are computed by the engine and the patterns of the catalogue\n"
    ),
    Case(
      "lint small --engine 1 --content layout.json", 64,
      "Error: Missing expected argument '--viewport <file>'\n"),
    Case(
      "preview layout.json --viewport 10x10", 64,
      "Error: Missing expected argument '--content <file>'\n"),
  ]

  private static let file = Task {
    try await Workbench.file(after: [
      "init", "layout add gallery ~/gallery.json", "content add photos ~/photos.json",
      "scene add small --layout gallery --content photos --viewport 375x812",
      "scene add wide --layout gallery --content photos --viewport 0812.0x375",
    ])
  }

  @Test(arguments: cases)
  func `a wrong call says what is wrong and what would be right`(_ wrong: Case) async throws {
    let tool = try await BuiltTool(
      in: Workbench(catalogue: CommandErrorTests.file.value).folder)
    try tool.write(#"{"kind":"uniform","itemHeight":10}"#, to: "layout.json")
    try tool.write(#"{"sections":[{"items":2}]}"#, to: "gallery-content.json")
    let result = try tool.run(wrong.line)
    #expect(result.status == wrong.status)
    #expect(result.errors.hasPrefix(wrong.errors), "\(result.errors)")
    #expect(wrong.status == 0 || result.output == "")
    let otherFile = tool.folder.appending(path: "other.db")
    #expect(!FileManager.default.fileExists(atPath: otherFile.path))
  }
}
