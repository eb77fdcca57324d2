import Foundation
import Testing

/// What the environment and signals do to the built program.
struct EnvironmentTests {
  private func catalogue(scenes: Int, items: Int) throws -> BuiltTool {
    let tool = try BuiltTool()
    try tool.files.write(
      Data(#"{"kind":"uniform","itemHeight":50.5,"columnCount":3}"#.utf8), to: "layout.json")
    try tool.files.write(Data(#"{"sections":[{"items":\#(items)}]}"#.utf8), to: "content.json")
    var lines = ["layout add l layout.json", "content add c content.json"]
    lines += (0..<scenes).map {
      "scene add s\($0) --layout l --content c --viewport \(320 + $0)x568"
    }
    for line in lines { #expect(try tool.run(line).status == 0) }
    return tool
  }

  @Test func `an interrupt ends a compute with 130 and leaves the catalogue whole`() throws {
    let tool = try catalogue(scenes: 20, items: 20_000)
    let running = try tool.start(["compute"])
    // The run is in the log before its first scenes are stored.
    while running.process.isRunning, try !tool.run("log").output.contains("run 1") {}
    kill(running.process.processIdentifier, SIGINT)
    running.process.waitUntilExit()
    // On a fast machine the work may have been done before.
    #expect([130, 0].contains(running.process.terminationStatus))
    #expect(running.process.terminationReason == .exit)
    #expect(try tool.run("doctor").status == 0)
    #expect(try tool.run("compute").status == 0)
    #expect(try tool.run("status --check").output.hasSuffix("20 clean\n"))
  }

  @Test(arguments: [
    ["LC_ALL": "de_DE.UTF-8"], ["LANG": "fr_FR.UTF-8"], ["LC_NUMERIC": "de_DE"],
    ["NO_COLOR": "1"], ["CI": "true"], ["TZ": "Asia/Tokyo"],
  ])
  func `neither language nor colour nor CI change a byte of the output`(
    environment: [String: String]
  ) throws {
    let tool = try catalogue(scenes: 1, items: 7)
    #expect(try tool.run("compute").status == 0)
    for line in ["frames s0", "frames s0 --format csv", "status", "scene show s0", "log"] {
      let words = line.split(separator: " ").map(String.init)
      let plain = try tool.run(words)
      #expect(plain.status == 0)
      #expect(plain.output.contains("\u{1B}") == false)
      #expect(try tool.run(words, environment: environment) == plain)
    }
  }

  @Test(arguments: ["50%.db", "a#b.db", "what?.db", "two words.db", "d\u{E9}j\u{E0}.db", "file:x"])
  func `a path with odd characters is exactly that file`(name: String) throws {
    let tool = try BuiltTool()
    #expect(try tool.run(["--db", name, "init"]).status == 0)
    let names = try FileManager.default.contentsOfDirectory(atPath: tool.folder.path)
    #expect(names.map(\.precomposedStringWithCanonicalMapping) == [name])
    #expect(
      try tool.run(["engine", "show"], environment: ["FRAMEBOOK_DB": name]).output
        == "engine 2, the newest is 2\n")
  }

  @Test(arguments: ["HUP", "INT", "TERM"])
  func `a signal that was ignored at the start ends nothing`(signal: String) async throws {
    let bench = try await Workbench.gallery()
    let tool = try BuiltTool(in: bench.folder)
    try tool.writeHalvesOfExport()
    let result = try tool.shell(
      """
      mkfifo pipe
      trap '' HUP INT TERM
      "$0" import --replace - <pipe >imported &
      exec 3>pipe
      cat first >&3
      kill -\(signal) $!
      cat second >&3
      exec 3>&-
      wait $!
      """)
    #expect(result == BuiltTool.Result(status: 0, output: "", errors: ""))
    await #expect(bench.run("content list --format csv").output.contains("many,1,0"))
  }

  @Test(arguments: [
    (#"--db $'a\xFF.db' init"#, #"a\xFF.db"#), (#"--db=$'\xFE\xFF' init"#, #"--db=\xFE\xFF"#),
    (#"layout add $'x\xC0\xAF' layout.json"#, #"x\xC0\xAF"#),
    (#"layout add x layout.json -m $'\xED\xA0\x80 é'"#, #"\xED\xA0\x80 é"#),
    (#"init --bogus $'\x1B\xE2\x82'"#, #"\u{1B}\xE2\x82"#),
  ])
  func `an argument that is not UTF-8 is refused before anything is done`(
    words: String, shown: String
  ) throws {
    let tool = try BuiltTool()
    try tool.write(#"{"kind":"uniform","itemHeight":1}"#, to: "layout.json")
    let result = try tool.shell("\"$0\" \(words)")
    #expect(result.status == 64)
    #expect(result.output == "")
    #expect(
      result.errors == """
        Error: The argument '\(shown)' is not UTF-8
        Usage: framebook [--db <file>] [--busy-timeout <seconds>] <subcommand>
          See 'framebook --help' for more information.

        """)
    #expect(try tool.shell("ls").output == "layout.json\n")
  }

  @Test func `a catalogue that the environment names by no UTF-8 is refused`() throws {
    let tool = try BuiltTool()
    try tool.write(#"{"kind":"uniform","itemHeight":1}"#, to: "layout.json")
    let variable = #"FRAMEBOOK_DB=$'a\xFF.db'"#
    for line in ["init", "status", "layout add x layout.json", "doctor", "import -"] {
      let result = try tool.shell("\(variable) \"$0\" \(line)")
      #expect(
        result
          == BuiltTool.Result(
            status: 2, output: "",
            errors: #"Error: FRAMEBOOK_DB is 'a\xFF.db', which is not UTF-8"# + "\n"))
      #expect(try tool.shell("ls").output == "layout.json\n")
    }
    #expect(try tool.shell("\(variable) \"$0\" --db b.db init").status == 0)
    #expect(try tool.shell("\(variable) \"$0\" --help").status == 0)
  }

  @Test func `a link to a name that is not UTF-8 is written to no other file`() async throws {
    let tool = try await BuiltTool(in: Workbench.gallery().folder)
    let result = try tool.shell(
      #"ls -b >before; echo kept >$'a\xFF'; ln -s $'a\xFF' link; "$0" export --out link"#)
    #expect(
      result
        == BuiltTool.Result(
          status: 2, output: "",
          errors: "Error: 'link' leads to a file whose name is not UTF-8, give another file\n"))
    #expect(
      try tool.shell(#"cat link; rm link $'a\xFF'; ls -b | diff before -"#).output == "kept\n")
  }

  @Test func `the files of a catalogue are found in a folder whose name is not UTF-8`() async throws
  {
    let tool = try await BuiltTool(in: Workbench.gallery().folder)
    let result = try tool.shell(
      #"""
      mkdir $'a\xFF' && cp *.json framebook.db $'a\xFF' && cd $'a\xFF' &&
      echo >framebook.db-journal && "$0" doctor; "$0" export --out x && "$0" export --out x
      """#)
    #expect(result.output.hasPrefix("journal: framebook.db-journal: "), "\(result)")
    #expect(result.status == 0)
  }
}
