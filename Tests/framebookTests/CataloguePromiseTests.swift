import Foundation
import Testing

/// What a catalogue promises whatever happens to it, on the built program.
struct CataloguePromiseTests {
  /// Makes a catalogue with so many scenes, named s0, s1, …, none computed.
  private func catalogue(scenes: Int, content: String = #"{"sections":[{"items":5}]}"#) async throws
    -> BuiltTool
  {
    let bench = try Workbench()
    let tool = try BuiltTool(in: bench.folder)
    try tool.write(
      #"{"kind":"uniform","itemHeight":50,"columnCount":2,"headerHeight":40,"#
        + #""interItemSpacing":{"x":10,"y":10}}"#, to: "layout.json")
    try tool.write(content, to: "content.json")
    try await bench.succeed(
      "init", "layout add l ~/layout.json", "content add c ~/content.json")
    for scene in 0..<scenes {
      try await bench.succeed(
        "scene add s\(scene) --layout l --content c --viewport \(320 + scene)x568")
    }
    return tool
  }

  @Test func `eight processes compute eight scenes while another lists`() async throws {
    let tool = try await catalogue(scenes: 8)
    let computing = try (0..<8).map { try tool.start(["compute", "s\($0)"]) }
    var listed = 0
    while computing.contains(where: { $0.process.isRunning }) {
      let result = try tool.run("status")
      #expect(result.status == 0, "\(result.errors)")
      listed += 1
    }
    for running in computing {
      running.process.waitUntilExit()
      let result = try running.result()
      #expect(result.status == 0, "\(result.errors)")
      #expect(result.errors == "")
    }
    #expect(listed > 0)
    #expect(try tool.run("status --check").output.hasSuffix("8 clean\n"))
  }

  @Test func `one compute of a scene by two processes at once is enough`() async throws {
    let tool = try await catalogue(scenes: 40)
    let computing = try (0..<2).map { _ in try tool.start(["compute"]) }
    for running in computing {
      running.process.waitUntilExit()
      #expect(try running.result().status == 0)
    }
    #expect(try tool.run("status --check").output.hasSuffix("40 clean\n"))
    let rows = try tool.run("status --format csv").output.split(separator: "\r\n").dropFirst()
    #expect(rows.allSatisfy { $0.hasSuffix("clean,1,1,2,") })
  }

  @Test func `a plain copy of the file has everything once no program runs`() async throws {
    let tool = try await catalogue(scenes: 10)
    #expect(try tool.run("compute").status == 0)
    let names = try tool.files.names().filter { !$0.hasPrefix("gallery") && $0 != "photos.json" }
    #expect(names == ["content.json", "framebook.db", "layout.json"])
    try FileManager.default.copyItem(
      at: tool.folder.appending(path: "framebook.db"),
      to: tool.folder.appending(path: "copy.db"))
    #expect(try tool.run("--db copy.db status").output.hasSuffix("10 clean\n"))
  }

  @Test func `a name is the same in composed and decomposed letters`() async throws {
    let tool = try await catalogue(scenes: 0)
    #expect(try tool.run(["layout", "add", "caf\u{E9}", "layout.json"]).status == 0)
    let again = try tool.run(["layout", "add", "cafe\u{301}", "layout.json"])
    #expect(again.status == 2)
    #expect(
      again.errors
        == "Error: the layout 'caf\u{E9}' exists already, 'framebook layout update NAME FILE' changes it\n"
    )
    #expect(try tool.run(["layout", "show", "cafe\u{301}"]).status == 0)
  }

  @Test func `a scene that cannot be computed fails alone, and says why`() async throws {
    let tool = try await catalogue(scenes: 2)
    try tool.write(#"{"width":5,"height":568}"#, to: "narrow.json")
    #expect(try tool.run("viewport add narrow narrow.json").status == 0)
    #expect(try tool.run("scene update s0 --viewport narrow").status == 0)
    let result = try tool.run("compute")
    #expect(result.status == 2)
    #expect(result.output.contains("2 scenes: 1 first, 1 failed"))
    #expect(result.output.contains("s0: columnCount: no room"))
    let status = try tool.run("status --format csv").output.split(separator: "\r\n")
    #expect(status[1].hasPrefix("s0,failed,,,,\"columnCount: no room"))
    #expect(status[2] == "s1,clean,1,1,2,")
    #expect(try tool.run("compute s0").status == 2)
    #expect(try tool.run("accept s0").status == 2)
  }

  @Test func `the same layout by engine 1 and 2 keeps both snapshots, the cause is the engine`()
    async throws
  {
    let tool = try await catalogue(
      scenes: 1, content: #"{"sections":[{"items":4},{"items":0},{"items":2}]}"#)
    #expect(try tool.run("engine upgrade --to 1").status == 0)
    #expect(try tool.run("compute").status == 0)
    #expect(try tool.run("engine upgrade --to 2").status == 0)
    let first = try tool.run("frames s0@1 --format json").output
    let second = try tool.run("frames s0@2 --format json").output
    #expect(first.contains(#""engine":1"#) && second.contains(#""engine":2"#))
    #expect(first != second)
    let diff = try tool.run("diff s0@1 s0@2")
    #expect(diff.status == 1)
    #expect(diff.output.hasPrefix("s0 1 -> 2 (engine 1 -> 2): "))
    // The clean rules: headers at 0, 150, 190, the last section's items at 230, height 280.
    let headers = try tool.run("frames s0 --format csv").output.split(separator: "\r\n")
      .filter { $0.hasPrefix("header") }
    #expect(
      headers == [
        "header,0,0,0,0,320,40", "header,1,0,0,150,320,40", "header,2,0,0,190,320,40",
      ])
    #expect(second.contains(#""contentSize":{"width":320,"height":280}"#))
  }

  @Test func `a hundred thousand frames stop quietly when nobody reads on`() async throws {
    let tool = try await catalogue(scenes: 1, content: #"{"sections":[{"items":100000}]}"#)
    #expect(try tool.run("compute").status == 0)
    let shell = Process()
    shell.executableURL = URL(filePath: "/bin/bash")
    shell.arguments = [
      "-c", "set -o pipefail; \"$0\" frames s0 --format csv 2>errors | head -1 >lines",
      BuiltTool.program.path,
    ]
    shell.currentDirectoryURL = tool.folder
    try shell.run()
    shell.waitUntilExit()
    #expect(shell.terminationStatus == 0)
    let lines = try String(contentsOf: tool.folder.appending(path: "lines"), encoding: .utf8)
    #expect(lines == "kind,section,item,x,y,width,height\r\n")
    #expect(try Data(contentsOf: tool.folder.appending(path: "errors")).isEmpty)
  }

  @Test func `a catalogue of a newer program is refused and left as it was`() async throws {
    let tool = try await catalogue(scenes: 1)
    let file = tool.folder.appending(path: "framebook.db")
    var bytes = try Data(contentsOf: file)
    // The user version stands at offset 60, big-endian: sqlite.org/fileformat2.html, 1.3.
    bytes.replaceSubrange(60..<64, with: [0, 0, 3, 231])
    try bytes.write(to: file)
    for line in ["status", "compute", "layout list", "layout add x layout.json", "init", "log"] {
      let result = try tool.run(line)
      #expect(result.status == 4)
      #expect(
        result.errors == "Error: 'framebook.db' was written by a newer framebook (schema 999, "
          + "this one knows 1), it is left as it was\n")
    }
    #expect(try tool.run("--version").status == 0)
    #expect(try tool.run("help status").status == 0)
    #expect(try Data(contentsOf: file) == bytes)
    let names = try tool.files.names().filter { !$0.hasPrefix("gallery") && $0 != "photos.json" }
    #expect(names == ["content.json", "framebook.db", "layout.json"])
  }

  @Test func `differences within the tolerance are none`() async throws {
    let tool = try await catalogue(scenes: 1)
    #expect(try tool.run("compute").status == 0)
    try tool.write(
      #"{"kind":"uniform","itemHeight":50.00000000000001,"columnCount":2,"headerHeight":40,"#
        + #""interItemSpacing":{"x":10,"y":10}}"#, to: "layout.json")
    #expect(try tool.run("layout update l layout.json").status == 0)
    #expect(try tool.run("diff").status == 1)
    #expect(try tool.run("diff --tolerance 0.001").status == 0)
  }

  @Test func `a killed compute leaves scenes as before or as after, and goes on`() async throws {
    let tool = try await catalogue(scenes: 30, content: #"{"sections":[{"items":20000}]}"#)
    let running = try tool.start(["compute"])
    // The run is in the log before the first scene is stored.
    while running.process.isRunning, try !tool.run("log").output.contains("run 1") {}
    kill(running.process.processIdentifier, SIGKILL)
    running.process.waitUntilExit()
    let states = try tool.run("status --format csv").output.split(separator: "\r\n").dropFirst()
    #expect(states.count == 30)
    #expect(states.allSatisfy { $0.contains(",clean,") || $0.contains(",missing,") })
    #expect(try tool.run("compute").status == 0)
    #expect(try tool.run("status --check").output.hasSuffix("30 clean\n"))
  }

  @Test func `a name that could command a terminal is shown escaped`() async throws {
    let tool = try await catalogue(scenes: 1)
    let name = "a\u{202E}b'\"<x>"
    #expect(try tool.run(["scene", "rename", "s0", name]).status == 0)
    for line in ["status", "compute", "scene list", "diff", "log"] {
      let result = try tool.run(line)
      #expect(!result.output.contains("\u{202E}"))
      #expect(!result.errors.contains("\u{202E}"))
    }
    let missing = try tool.run(["layout", "show", "\u{1B}[2J\n"])
    #expect(missing.errors == "Error: there is no layout '\\u{1B}[2J\\u{A}'\n")
    let control = try tool.run(["layout", "add", "a\nb", "layout.json"])
    #expect(control.status == 2)
    #expect(control.errors.contains("has a control character"))
  }
}
