import Foundation
import Testing
import Wording

/// The built program at a real terminal.
struct TerminalTests {
  /// A catalogue with more scenes than are computed at once.
  private static let file = Task {
    var lines = ["init", "layout add l ~/gallery.json", "content add c ~/photos.json"]
    lines += (1...140).map { "scene add s\($0) --layout l --content c --viewport \(320 + $0)x568" }
    return try await Workbench.file(after: lines)
  }

  /// The same with its scenes computed.
  private static let computedFile = Task {
    let bench = try await Workbench(catalogue: file.value)
    try await bench.succeed("compute")
    return try bench.folder.bytes(of: "framebook.db")
  }

  private func tool() async throws -> BuiltTool {
    try await BuiltTool(in: Workbench(catalogue: TerminalTests.file.value).folder)
  }

  private static let wiping = "\r\u{1B}[K"

  @Test func `progress shows on a terminal in lines no wider than it, and is gone at the end`()
    async throws
  {
    for (width, environment) in [(80, [:]), (20, [:]), (120, ["COLUMNS": "30"])] {
      let (text, result) = try await tool().terminalText(
        "compute", width: width, environment: environment)
      #expect(result.status == 0)
      #expect(result.output.hasPrefix("run 1: 140 scenes: 140 first\n"))
      #expect(text.hasPrefix(width == 20 ? "\r0 of 140" : "\rcomputing: 0 of 140"), "\(text)")
      #expect(text.hasSuffix(TerminalTests.wiping), "\(text)")
      let lines = text.replacing("\u{1B}[K", with: "").split(separator: "\r").map(String.init)
      let columns = environment["COLUMNS"].flatMap { Int($0) } ?? width
      for line in lines { #expect(line.displayWidth < columns, "\(line)") }
    }
  }

  @Test func `a pipe gets no progress`() async throws {
    let result = try await tool().run("compute")
    #expect(result.status == 0)
    #expect(result.errors == "")
  }

  @Test(arguments: [
    ("check", "computing"), ("engine upgrade --to 1 --dry-run", "computing"),
    ("engine upgrade --to 1", "computing"), ("layout update l gallery-taller.json", "computing"),
    ("export --out x.ndjson", "exporting"), ("export", "exporting"), ("report -o r", "drawing"),
    ("import --replace export.ndjson", "importing"), ("check --from export.ndjson", "reading"),
  ])
  func `long work of every command shows how far it is`(line: String, verb: String) async throws {
    let tool = try await BuiltTool(
      in: Workbench(catalogue: TerminalTests.computedFile.value).folder)
    if line.contains("export.ndjson") { _ = try tool.run("export --out export.ndjson") }
    let (text, result) = try tool.terminalText(line, width: 80)
    #expect([0, 1].contains(result.status))
    #expect(text.hasPrefix("\r\(verb): "), "\(text)")
    #expect(text.hasSuffix(TerminalTests.wiping), "\(text)")
  }

  @Test func `an interrupt leaves the terminal's line clean and says how to go on`() async throws {
    let tool = try await tool()
    let terminal = try PseudoTerminal(width: 80)
    let running = try tool.start(["compute"], terminal: terminal)
    try terminal.wait(for: "computing: ")
    kill(running.process.processIdentifier, SIGINT)
    let text = try terminal.text()
    running.process.waitUntilExit()
    // On a fast machine the work may have been done before.
    let isDone = running.process.terminationStatus == 0
    let advice =
      "Note: interrupted, the rest is still to be computed; 'framebook compute' goes on with it\r\n"
    #expect(text.hasSuffix(TerminalTests.wiping + (isDone ? "" : advice)), "\(text)")
    #expect([130, 0].contains(running.process.terminationStatus))
    #expect(try tool.run("compute").status == 0)
    #expect(try tool.run("status --check").status == 0)
  }

  @Test func `an interrupt of what stores nothing gives no advice`() async throws {
    let tool = try await tool()
    for line in ["check", "engine upgrade --to 1 --dry-run"] {
      let terminal = try PseudoTerminal(width: 80)
      let running = try tool.start(line.split(separator: " ").map(String.init), terminal: terminal)
      try terminal.wait(for: "computing: ")
      kill(running.process.processIdentifier, SIGINT)
      #expect(try terminal.text().hasSuffix(TerminalTests.wiping))
      running.process.waitUntilExit()
    }
  }

  @Test func `a table is cut to the terminal that shows it`() async throws {
    for (width, environment) in [(24, [:]), (120, ["COLUMNS": "24"])] {
      let (text, _) = try await tool().terminalText(
        "scene list", width: width, showsOutput: true, environment: environment)
      let lines = text.split(separator: "\r\n").map(String.init)
      #expect(lines.count == 141)
      for line in lines { #expect(line.displayWidth <= 24, "\(line)") }
      for line in lines.dropFirst() { #expect(line.hasSuffix("missing"), "\(line)") }
    }
  }
}
