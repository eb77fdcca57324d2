import Foundation
import Testing

@testable import framebook

/// What somebody finds who tries to break the tool.
struct RoughUseTests {
  private static let lines = [
    "init", "status", "compute", "layout list", "layout add x gallery.json", "log",
    "engine upgrade --dry-run",
  ]

  @Test(arguments: lines)
  func `a folder, a pipe or a device is no catalogue, and is not waited for`(
    _ line: String
  ) throws {
    let tool = try BuiltTool()
    try tool.files.copyExamples()
    try FileManager.default.createDirectory(
      at: tool.folder.appending(path: "folder"), withIntermediateDirectories: false)
    #expect(mkfifo(tool.folder.appending(path: "pipe").path, 0o600) == 0)
    for path in ["folder", "pipe", "/dev/null"] {
      let outcome = try tool.shell("timeout -s KILL 60 \"$0\" \(line) --db \(path)")
      #expect(
        outcome
          == BuiltTool.Result(
            status: 4, output: "",
            errors: "Error: '\(path)' is not a framebook catalogue, it is left as it was\n"))
    }
  }

  @Test func `a place where no file can be is named`() async throws {
    let bench = try Workbench()
    for path in ["~/no/such/folder.db", "~/photos.json/x.db"] {
      let outcome = await bench.run("init --db \(path)")
      #expect(outcome.status == 2)
      let folder = path.replacing(/\/[^\/]*$/, with: "")
      #expect(
        outcome.errors == "Error: cannot open '\(path)': there is no folder '\(folder)'\n")
    }
    let empty = await bench.run(["--db", "", "init"])
    #expect(empty.status == 2)
    #expect(empty.errors == "Error: cannot open '': the path is empty\n")
    let long = await bench.run(["--db", "~/" + String(repeating: "a", count: 300), "init"])
    #expect(long.status == 2)
    #expect(long.errors.hasPrefix("Error: cannot open '~/aaa"))
  }

  @Test func `names that SQLite would take for something else are files`() throws {
    let tool = try BuiltTool()
    for name in [":memory:", "file:x?mode=memory", "-", "a b", "%41"] {
      #expect(try tool.run(["--db", name, "init"]).status == 0)
      #expect(try tool.files.names().contains(name))
      #expect(try tool.run(["--db", name, "status"]).output == "no scenes\n")
    }
  }

  @Test func `a name may look like an option, a command or a path`() async throws {
    let bench = try Workbench()
    for name in ["--help", "-m", "help", "-", "a b", "@", "a@b", "x@1x", "../up", "-1"] {
      #expect(
        await bench.run(["layout", "add", "--", name, "~/gallery.json"]).status == 0, "\(name)")
      #expect(await bench.run(["layout", "show", "--format", "json", "--", name]).status == 0)
      #expect(await bench.run(["layout", "rename", "--", name, "other"]).status == 0)
      #expect(await bench.run(["layout", "remove", "other"]).status == 0)
    }
    await #expect(bench.run("layout list").output == "")
  }

  @Test func `a viewport that is given twice is told, and no scene is added`() async throws {
    let bench = try await Workbench.gallery()
    let call = "scene add s --layout gallery --content photos"
    for viewports in ["--viewport 5x5 --viewport 5x5", "--viewport 5x5@2 --viewport 5x5@2x"] {
      let outcome = await bench.run("\(call) \(viewports)")
      #expect(outcome.status == 2)
      let name = viewports.contains("@") ? "5x5@2x" : "5x5"
      #expect(outcome.errors == "Error: the viewport '\(name)' is given twice\n")
    }
    await #expect(bench.run("scene list --format ndjson").output.split(separator: "\n").count == 2)
    await #expect(bench.run("viewport show 5x5").status == 2)
  }

  @Test func `output that cannot be written is an error, and what was saved stays`() async throws {
    let tool = try await BuiltTool(in: Workbench.gallery().folder)
    for line in ["status", "frames tall --format ndjson", "--help", "help exit-codes"] {
      let full = try tool.shell("\"$0\" \(line) >/dev/full")
      #expect(full.status == 2)
      #expect(full.errors == "Error: cannot write 'standard output': No space left on device\n")
      let closed = try tool.shell("\"$0\" \(line) >&-")
      #expect(closed.status == 2)
      #expect(closed.errors == "Error: cannot write 'standard output': Bad file descriptor\n")
    }
    #expect(try tool.shell("\"$0\" bogus 2>/dev/full").status != 0)
    #expect(try tool.shell("\"$0\" bogus 2>&- >&-").status != 0)
    #expect(
      try tool.shell("\"$0\" layout update gallery gallery-taller.json >&- 2>&-").status == 2)
    #expect(try tool.run("status --check").output.hasSuffix("2 pending\n"))
  }

  @Test func `a reader that goes away ends the program quietly`() async throws {
    let tool = try await BuiltTool(in: Workbench.gallery().folder)
    for line in ["status", "frames tall --format json", "--help", "log --format csv"] {
      let result = try tool.shell("set -o pipefail; \"$0\" \(line) | true")
      #expect(result == BuiltTool.Result(status: 0, output: "", errors: ""))
    }
  }

  @Test func `a catalogue is never overwritten by what is made from it`() async throws {
    let bench = try await Workbench.gallery()
    let before = try bench.folder.bytes(of: "framebook.db")
    let link = bench.folder.path("link.db")
    try FileManager.default.createSymbolicLink(
      atPath: link, withDestinationPath: bench.folder.path("framebook.db"))
    for name in ["~/framebook.db", "~/link.db"] {
      let export = await bench.run("export --out \(name)")
      #expect(export.status == 2)
      #expect(export.errors == "Error: '\(name)' is a database, give another file to write\n")
      for line in ["backup \(name)", "backup --force \(name)"] {
        let outcome = await bench.run(line)
        #expect(outcome.status == 2, "\(line): \(outcome.output)")
        #expect(outcome.errors.hasPrefix("Error: "))
      }
      #expect(try bench.folder.bytes(of: "framebook.db") == before)
    }
  }

  @Test func `standard input may stand for one document only, and may be closed`() throws {
    let tool = try BuiltTool(in: Workbench().folder)
    let twice = try tool.run("preview - --content - --viewport 1x1", input: "{}")
    #expect(twice.status == 64)
    #expect(twice.errors.hasPrefix("Error: Only one of the documents can be standard input\n"))
    let closed = try tool.shell("\"$0\" layout add x - <&-")
    #expect(closed.status == 2)
    #expect(closed.errors == "Error: cannot read 'standard input': Bad file descriptor\n")
    #expect(try tool.files.names().contains("framebook.db") == false)
  }

  @Test(arguments: [
    "frames tall --rect nan,0,1,1", "frames tall --rect 0,0,-1,1", "frames tall --rect 0,0,1",
    "frames tall --rect 1e400,0,1,1", "frames tall --at inf,0", "frames tall --at 1",
    "frames tall --section 99999999999999999999", "frames tall --section 1.5",
    "diff --tolerance inf", "diff --tolerance nan", "diff --engine 1", "diff --engine 1...2",
    "diff --engine 1..99999999999999999999", "diff a b c", "log --run 1.5", "log tall --run 1",
    "lint --min-size nan", "status --busy-timeout inf", "status --busy-timeout 86401",
    "init --engine x", "engine upgrade --to", "status --check=yes", "accept --all tall",
    "scene update tall", "scene add x", "layout add x", "layout add x y z", "preview x",
    "compute --bogus", "status --format", "--db", "layout add x y -m", "diff --stat=1",
  ])
  func `a wrong word is wrong usage before anything is opened`(_ line: String) async throws {
    let bench = try Workbench(catalogue: Data("no catalogue".utf8))
    let outcome = await bench.run(line)
    #expect(outcome.status == 64)
    #expect(outcome.output == "")
    #expect(outcome.errors.hasPrefix("Error: "))
    #expect(outcome.errors.contains("\nUsage: framebook") || outcome.errors.contains("\nUSAGE: "))
  }

  @Test func `huge numbers find nothing or all, and never trap`() async throws {
    let bench = try await Workbench.gallery()
    let all = await bench.run("frames tall --format ndjson").output
    let widest = "--rect=-8e307,-8e307,1.7e308,1.7e308"
    await #expect(bench.run("frames tall --format ndjson \(widest)").output == all)
    await #expect(bench.run("frames tall --format ndjson --at 1e308,1e308").output == "")
    await #expect(
      bench.run("frames tall --format ndjson --rect 1e308,1e308,1e308,1e308").output == "")
    for line in ["frames tall@99999999999999999999", "log --run 9223372036854775807"] {
      await #expect(bench.run(line).status == 2)
    }
    await #expect(bench.run("layout show gallery@99999999999999999999").status == 2)
    await #expect(bench.run("frames tall --section 9223372036854775807").status == 2)
    await #expect(bench.run("frames tall --section=-9223372036854775808").status == 2)
    await #expect(bench.run("engine upgrade --to 9223372036854775807").status == 2)
  }
}
