import Foundation
import Testing

/// The built program with standard streams that are closed or take nothing.
struct StandardStreamsTests {
  private static let spoken: [(line: String, status: Int32)] = [
    ("layout add more gallery.json --db new.db", 0),
    ("render wide -o wide.svg --rect 90000,90000,1,1", 0),
    ("accept wide tall nowhere", 2), ("frames nowhere", 2), ("status --db photos.json", 4),
    ("bogus", 64), ("frames wide --rect 1", 64),
  ]

  @Test(arguments: spoken)
  func `a message that cannot be written changes no exit code`(
    line: String, status: Int32
  ) async throws {
    let told = try await BuiltTool(in: Workbench.gallery().folder).run(line)
    #expect(told.status == status)
    #expect(told.errors != "")
    for redirection in ["2>&-", "2>/dev/full", "2> >(exec <&-; true)"] {
      let tool = try await BuiltTool(in: Workbench.gallery().folder)
      let result = try tool.shell("\"$0\" \(line) \(redirection)")
      #expect(
        result == BuiltTool.Result(status: status, output: told.output, errors: ""),
        "\(redirection)")
    }
  }

  @Test(arguments: [
    "import --replace -", "import - --db new.db", "check --from -", "layout update gallery -",
    "layout add more -", "preview - --content photos.json --viewport 9x9",
    "preview gallery.json --content - --viewport 9x9",
  ])
  func `a standard input that is closed cannot be read`(_ line: String) async throws {
    let tool = try await BuiltTool(in: Workbench.gallery().folder)
    let names = try tool.files.names()
    #expect(
      try tool.shell("\"$0\" \(line) <&-")
        == BuiltTool.Result(
          status: 2, output: "",
          errors: "Error: cannot read 'standard input': Bad file descriptor\n"))
    #expect(try tool.files.names() == names)
  }

  @Test(arguments: [
    "export --out FILE", "render wide -o FILE", "diff wide -o FILE", "backup FILE",
  ])
  func `no file takes the place of a stream that is closed`(_ line: String) async throws {
    let tool = try await BuiltTool(in: Workbench.gallery().folder)
    let update = try tool.run("layout update gallery gallery-taller.json")
    #expect(update.status == 0)
    func run(_ file: String, _ redirections: String) throws -> BuiltTool.Result {
      let words = line.replacing("FILE", with: file)
      return try tool.shell("\"$0\" \(words) \(redirections)")
    }
    let whole = try run("whole.svg", "")
    #expect([0, 1].contains(whole.status), "\(whole.errors)")
    let expected = try tool.files.bytes(of: "whole.svg")
    for streams in [">&-", "2>&-", "<&- >&- 2>&-"] {
      _ = try run("file.svg", streams)
      #expect(try tool.files.bytes(of: "file.svg") == expected, "\(streams)")
      #expect(try tool.shell("rm file.svg; \"$0\" doctor").status == 0)
    }
  }
}
