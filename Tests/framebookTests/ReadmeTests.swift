import Foundation
import TestSupport
import Testing

/// What the documents show is what the tool does; `RECORD_SNAPSHOTS=1` rewrites them.
struct ReadmeTests {
  @Test(arguments: [
    "README.md", "docs/engines.md", "docs/export.md", "docs/git.md", "docs/json.md",
    "docs/pictures.md", "docs/query.md",
  ])
  func `a document shows what its commands print`(name: String) async throws {
    let document = try String(contentsOf: BuiltTool.package.appending(path: name), encoding: .utf8)
    var transcript = Transcript(document)
    try #require(!transcript.exchanges.isEmpty)
    let shell = try Shell()
    let outputs = try await shell.run(transcript.exchanges.map(\.command))
    for (exchange, output) in zip(transcript.exchanges, outputs) where !isRecording {
      #expect(output == transcript.output(of: exchange), "\(name): \(exchange.command)")
    }
    transcript.replaceOutputs(with: outputs)
    try record(transcript.text, in: name, instead: document)
  }

  @Test func `the pictures in the documents are what their commands draw`() async throws {
    let document = try String(
      contentsOf: BuiltTool.package.appending(path: "docs/pictures.md"), encoding: .utf8)
    let shell = try Shell()
    _ = try await shell.run(Transcript(document).exchanges.map(\.command))
    let drawn = try shell.names().filter { $0.hasSuffix(".svg") }
    try #require(drawn.count == 3)
    let folder = BuiltTool.package.appending(path: "docs/pictures")
    let kept = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(kept.sorted() == drawn.sorted())
    for name in drawn {
      let picture = try shell.read(name)
      let former = (try? String(contentsOf: folder.appending(path: name), encoding: .utf8)) ?? ""
      if !isRecording {
        #expect(picture.split(separator: "\n") == former.split(separator: "\n"), "\(name)")
      }
      try record(picture, in: "docs/pictures/\(name)", instead: former)
    }
  }

  @Test func `the reference has the help screen of every command`() async throws {
    let marker = "<!-- The rest is written by scripts/readme. -->\n"
    let document = try String(
      contentsOf: BuiltTool.package.appending(path: "docs/cli.md"), encoding: .utf8)
    let introduction = try #require(document.range(of: marker))
    let shell = try Shell()
    var screens = [try await screen(of: "", in: shell)]
    var next = 0
    while next < screens.count {
      let commands = screens[next].subcommands
      next += 1
      // A command's own commands stand right behind it.
      for (offset, command) in commands.enumerated() {
        screens.insert(try await screen(of: command, in: shell), at: next + offset)
      }
    }
    #expect(screens.count > 20)
    let expected = document[..<introduction.upperBound] + screens.map(\.section).joined()
    if !isRecording { #expect(document == expected) }
    try record(String(expected), in: "docs/cli.md", instead: document)
  }

  @Test(.enabled(if: Shell.hasPython, "python3 is not there"))
  func `the reader of the frames' bytes in the documents reads what the tool prints`() async throws
  {
    let reader = try blocks(of: "docs/storage.md").filter { $0.info == "python" }
    let shell = try Shell()
    try #require(reader.count == 1)
    try shell.write(reader[0].text, to: "frames.py")
    let outputs = try await shell.run([
      "framebook layout add gallery Examples/gallery.json",
      "framebook content add photos Examples/photos.json",
      "framebook scene add gallery --layout gallery --content photos --viewport 375x667",
      "framebook compute",
      "python3 frames.py framebook.db gallery",
      "framebook frames gallery --format csv | tail -n +2 | cut -d, -f4-7",
    ])
    let read = numbers(outputs[4], separator: " ")
    #expect(read.count == 4 * 116)
    #expect(read == numbers(outputs[5], separator: ","))
  }

  @Test func `every document that is shown as an example can be saved`() async throws {
    let shell = try Shell()
    // A pattern has to be there before the layout that names it.
    let examples = try blocks(of: "docs/documents.md").filter { $0.info.hasPrefix("json ") }
      .sorted { $0.info.hasSuffix("pattern") && !$1.info.hasSuffix("pattern") }
    try #require(examples.count >= 8)
    var commands = ["framebook init >/dev/null; echo $?"]
    for (number, example) in examples.enumerated() {
      let kind = example.info.dropFirst("json ".count)
      try shell.write(example.text, to: "\(number).json")
      let name = kind == "pattern" ? "cards" : "example\(number)"
      commands.append("framebook \(kind) add \(name) \(number).json >/dev/null; echo $?")
    }
    for (output, example) in zip(try await shell.run(commands).dropFirst(), examples) {
      #expect(output == ["0"], "\(example.text)")
    }
  }

  @Test(arguments: DocumentedFields.all)
  func `the documents name exactly the fields that are known`(fields: DocumentedFields) async throws
  {
    let shell = try Shell()
    try shell.write(fields.probe, to: "probe.json")
    let outputs = try await shell.run(["framebook \(fields.kind) add probe probe.json"])
    let sentence = outputs[0].joined()
    let list = try #require(sentence.range(of: "known field")).upperBound
    let known = sentence[list...].matches(of: /'(\w+)'/).map { String($0.1) }
    let document = try String(
      contentsOf: BuiltTool.package.appending(path: "docs/documents.md"), encoding: .utf8)
    #expect(fields.documented(in: document).sorted() == known.sorted())
  }

  @Test func `the documents name every table and view`() throws {
    let folder = BuiltTool.package.appending(path: "Migrations/SQL")
    let scripts = try FileManager.default.contentsOfDirectory(atPath: folder.path).map {
      try String(contentsOf: folder.appending(path: $0), encoding: .utf8)
    }
    let made = scripts.joined().matches(of: /CREATE (?:TABLE|VIEW) (\w+)/).map { String($0.1) }
    let document = try String(
      contentsOf: BuiltTool.package.appending(path: "docs/storage.md"), encoding: .utf8)
    let named = document.matches(of: /(?m)^\| `(\w+)`/).map { String($0.1) }
    #expect(named.sorted() == made.sorted())
  }

  private var isRecording: Bool { ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1" }

  private func record(_ text: String, in name: String, instead former: String) throws {
    guard isRecording, text != former else { return }
    try text.write(to: BuiltTool.package.appending(path: name), atomically: true, encoding: .utf8)
    Issue.record("\(name) is rewritten")
  }

  private func screen(of command: String, in shell: Shell) async throws -> HelpPage {
    let outputs = try await shell.run(["framebook help \(command)"])
    return HelpPage(command: command, lines: outputs[0])
  }

  private func blocks(of name: String) throws -> [(info: String, text: String)] {
    let document = try String(contentsOf: BuiltTool.package.appending(path: name), encoding: .utf8)
    return document.matches(of: /(?ms)^```(\S[^\n]*)\n(.*?)^```$/).map {
      (String($0.1), String($0.2))
    }
  }

  private func numbers(_ lines: [String], separator: Character) -> [Double] {
    lines.flatMap { line in line.split(separator: separator).compactMap { Double($0) } }
  }
}

/// A help screen and what stands below it.
private struct HelpPage {
  let command: String
  let lines: [String]

  /// The commands that the screen names, by their whole path.
  var subcommands: [String] {
    guard let start = lines.firstIndex(of: "SUBCOMMANDS:") else { return [] }
    return lines[(start + 1)...].prefix { !$0.isEmpty }.compactMap { line in
      guard let name = line.prefixMatch(of: /\ {2}([a-z-]+)/)?.1 else { return nil }
      return command.isEmpty ? String(name) : "\(command) \(name)"
    }
  }

  /// The screen as a section of the reference.
  var section: String {
    let path = command.isEmpty ? "framebook" : "framebook \(command)"
    let heading = command.contains(" ") ? "###" : "##"
    return "\n\(heading) \(path)\n\n```text\n\(lines.joined(separator: "\n"))\n```\n"
  }
}

/// The fields of one object, as the documents and the decoder know them.
struct DocumentedFields: Sendable, CustomTestStringConvertible {
  /// The command that saves the document.
  let kind: String
  /// The headings of the tables that name the fields.
  let headings: [String]
  /// A document with a field that is none.
  let probe: String
  /// Whether only the fields count that a section may override.
  var isOverride = false

  var testDescription: String { probe }

  static let all: [DocumentedFields] =
    ["uniform", "fill", "waterfall", "aligned", "mosaic"].map { kind in
      DocumentedFields(
        kind: "layout", headings: ["Layout", kind], probe: #"{"kind": "\#(kind)", "?": 1}"#)
    }
    + [
      ("uniform", #""itemHeight": 1"#), ("waterfall", #""columnCount": 1"#),
      ("aligned", #""itemSpacing": 1"#), ("mosaic", #""pattern": "p""#),
    ].map { kind, field in
      DocumentedFields(
        kind: "layout", headings: [kind],
        probe: #"{"kind": "\#(kind)", \#(field), "sections": [{"?": 1}]}"#, isOverride: true)
    } + [
      DocumentedFields(kind: "viewport", headings: ["Viewport"], probe: #"{"?": 1}"#),
      DocumentedFields(
        kind: "content", headings: ["Item"], probe: #"{"sections": [{"items": [{"?": 1}]}]}"#),
      DocumentedFields(kind: "pattern", headings: ["Pattern"], probe: #"{"?": 1}"#),
      DocumentedFields(
        kind: "pattern", headings: ["Block"], probe: #"{"blocks": {"a": {"?": 1}}}"#),
    ]

  /// Returns the first cells of the rows below the headings.
  func documented(in document: String) -> [String] {
    var heading = ""
    var names: [String] = []
    for line in document.split(separator: "\n") {
      if line.hasPrefix("#") { heading = String(line.drop { $0 == "#" || $0 == " " }) }
      guard headings.contains(heading), let name = line.prefixMatch(of: /\| `(\w+)`/)?.1 else {
        continue
      }
      let lastCell = line.split(separator: "|").last ?? ""
      if !isOverride || lastCell.contains("yes") { names.append(String(name)) }
    }
    return names
  }
}

/// A document with the commands that it shows and what they print.
///
/// In a block of the language `console` each line that starts with `$ ` is a command, up to the next
/// one stands what it prints. A comment `<!-- $ command -->` has it in the block that follows.
private struct Transcript {
  /// A command and the lines that it prints.
  struct Exchange {
    let command: String
    let output: Range<Int>
  }

  private var lines: [String]
  private(set) var exchanges: [Exchange] = []

  var text: String { lines.joined(separator: "\n") }

  init(_ document: String) {
    lines = document.components(separatedBy: "\n")
    var index = 0
    while index < lines.count {
      if let comment = lines[index].wholeMatch(of: /<!-- \$ (.*) -->/) {
        index += 2
        take(String(comment.1), until: { $0 == "```" }, &index)
      } else if lines[index] == "```console" {
        index += 1
        while index < lines.count, lines[index] != "```" {
          var command = String(lines[index].dropFirst(2))
          index += 1
          while command.hasSuffix("\\"), index < lines.count {
            command += "\n" + lines[index]
            index += 1
          }
          take(command, until: { $0 == "```" || $0.hasPrefix("$ ") }, &index)
        }
      }
      index += 1
    }
  }

  private mutating func take(
    _ command: String, until isEnd: (String) -> Bool, _ index: inout Int
  ) {
    let start = index
    while index < lines.count, !isEnd(lines[index]) { index += 1 }
    exchanges.append(Exchange(command: command, output: start..<max(start, index)))
  }

  func output(of exchange: Exchange) -> [String] { Array(lines[exchange.output]) }

  mutating func replaceOutputs(with outputs: [[String]]) {
    for (exchange, output) in zip(exchanges, outputs).reversed() {
      lines.replaceSubrange(exchange.output, with: output)
    }
  }
}

/// A shell in a temporary folder with the examples, where `framebook` is the built one.
private final class Shell {
  /// Whether there is a Python to run a reader with.
  static var hasPython: Bool {
    path.split(separator: ":").contains {
      FileManager.default.isExecutableFile(atPath: "\($0)/python3")
    }
  }

  private static let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"

  private let tool: BuiltTool

  init() throws {
    tool = try BuiltTool()
    try FileManager.default.copyItem(
      at: BuiltTool.package.appending(path: "Examples"),
      to: tool.folder.appending(path: "Examples"))
  }

  func write(_ text: String, to name: String) throws {
    try tool.write(text, to: name)
  }

  func read(_ name: String) throws -> String {
    try String(contentsOf: tool.folder.appending(path: name), encoding: .utf8)
  }

  func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: tool.folder.path)
  }

  /// Runs commands one after the other and returns the lines that each prints, with times made alike.
  func run(_ commands: [String]) async throws -> [[String]] {
    // The mark before each command leaves $? as it was.
    let script = commands.map { "status=$?; printf '\\036'; (exit $status)\n\($0)\n" }.joined()
    let output = FileManager.default.temporaryDirectory.appending(
      path: "readme-tests-\(UUID().uuidString).txt")
    try Data().write(to: output)
    defer { try? FileManager.default.removeItem(at: output) }
    let handle = try FileHandle(forWritingTo: output)
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", script]
    process.currentDirectoryURL = tool.folder
    process.environment = [
      "PATH": "\(BuiltTool.program.deletingLastPathComponent().path):\(Shell.path)",
      "HOME": tool.folder.path, "LC_ALL": "C.UTF-8",
    ].merging(Sanitizer.environment) { own, _ in own }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = handle
    process.standardError = handle
    try await withCheckedThrowingContinuation {
      (continuation: CheckedContinuation<Void, any Error>) in
      process.terminationHandler = { _ in continuation.resume() }
      do { try process.run() } catch { continuation.resume(throwing: error) }
    }
    // It has ended; without this it would be kept for ever.
    process.waitUntilExit()
    try handle.close()
    let pieces = try String(contentsOf: output, encoding: .utf8)
      .replacing("\r\n", with: "\n").split(separator: "\u{1e}", omittingEmptySubsequences: false)
    try #require(pieces.count == commands.count + 1)
    return pieces.dropFirst().map { piece in
      var lines = timeless(String(piece)).components(separatedBy: "\n")
      while lines.last == "" { lines.removeLast() }
      return lines
    }
  }

  private func timeless(_ text: String) -> String {
    text.replacing(/\d{4}-\d\d-\d\d([T ])\d\d:\d\d:\d\d(\.\d{3})?/) { match in
      "2026-01-31\(match.1)09:30:00" + (match.2 == nil ? "" : ".000")
    }
  }
}
