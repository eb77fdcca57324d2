import Arguments
import Foundation
import SQLite
import Testing

@testable import framebook

/// What each command does with the catalogue's file: missing, foreign, newer, damaged or locked.
struct CatalogueFileTests {
  private static let lines = CommandCall.all.map(\.line)
  private static let users = CommandCall.all.filter {
    $0.use != .none && $0.use != .examines
  }.map(\.line)
  private static let writers = CommandCall.all.filter {
    $0.use == .writes || $0.use == .adds
  }.map(\.line)

  private func call(_ line: String) throws -> CommandCall {
    try #require(CommandCall.all.first { $0.line == line })
  }

  @Test func `the table of calls has every command`() {
    let leaves = CommandDescription(of: Framebook.self).leaves.map {
      $0.path.dropFirst().joined(separator: " ")
    }
    #expect(leaves.sorted() == CommandCall.all.map(\.command).sorted())
  }

  @Test(arguments: lines)
  func `a right call ends well, with data on one stream and nothing on the other`(
    _ line: String
  ) async throws {
    let call = try call(line)
    let outcome = try await CommandCall.workbench().run(line)
    #expect(outcome.status == call.status)
    #expect(outcome.errors.isEmpty == (call.status != 2), "\(outcome.errors)")
    // Nothing differs and nothing has to be computed: no line is the answer of diff.
    #expect(outcome.output.isEmpty == (line == "diff" || line == "init"))
  }

  @Test(arguments: lines)
  func `reading leaves the bytes of the file as they were`(_ line: String) async throws {
    let call = try call(line)
    guard [.reads, .copies, .examines, .none].contains(call.use) else { return }
    let bench = try await CommandCall.workbench()
    let before = try bench.folder.bytes(of: "framebook.db")
    let names = try bench.folder.names()
    _ = await bench.run(line)
    #expect(try bench.folder.bytes(of: "framebook.db") == before)
    let copies = call.use == .copies ? call.arguments.split(separator: "/").suffix(1) : []
    #expect(try bench.folder.names() == (names + copies.map(String.init)).sorted())
  }

  @Test(arguments: lines)
  func `a missing catalogue is an error for all but those that make or need none`(
    _ line: String
  ) async throws {
    let call = try call(line)
    let bench = try await CommandCall.workbench()
    let outcome = await bench.run(line + " --db ~/missing.db".unless(call.use == .none))
    let isThere = try bench.folder.names().contains { $0.hasPrefix("missing.db") }
    switch call.use {
    case .makes, .adds:
      #expect(outcome.status == 0, "\(outcome.errors)")
      #expect(isThere)
    case .none:
      #expect(outcome.status == 0, "\(outcome.errors)")
      #expect(!isThere)
    case .writes, .reads, .copies, .examines:
      #expect(
        outcome
          == Workbench.Outcome(
            status: 2, output: "",
            errors: "Error: there is no catalogue '~/missing.db', make one with "
              + "'framebook init'\n"))
      #expect(!isThere)
    }
  }

  /// Files that are no catalogue of ours, and what is said of them.
  private static let unusable: [(name: String, sentence: String)] = [
    ("text.db", "'~/text.db' is not a framebook catalogue, it is left as it was"),
    ("other.db", "'~/other.db' is not a framebook catalogue, it is left as it was"),
    (
      "newer.db",
      "'~/newer.db' was written by a newer framebook (schema 999, this one knows 1), it is left "
        + "as it was"
    ),
  ]

  /// Writes the files that are no catalogues of ours.
  private func writeUnusable(into bench: Workbench) throws {
    try bench.folder.write("a text that is long enough for the header of a file\n", to: "text.db")
    let other = try Connection(path: bench.folder.path("other.db"), mode: .readWriteCreate)
    try other.run("CREATE TABLE mine (value)")
    var newer = try bench.folder.bytes(of: "framebook.db")
    // The user version stands at offset 60, big-endian: sqlite.org/fileformat2.html, 1.3.
    newer.replaceSubrange(60..<64, with: [0, 0, 3, 231])
    try bench.folder.write(newer, to: "newer.db")
  }

  @Test(arguments: users)
  func `a file that is not ours or of a newer program is refused untouched`(
    _ line: String
  ) async throws {
    let bench = try await CommandCall.workbench()
    try writeUnusable(into: bench)
    let names = try bench.folder.names()
    for (name, sentence) in CatalogueFileTests.unusable {
      let before = try bench.folder.bytes(of: name)
      let outcome = await bench.run(line + " --db ~/\(name)")
      #expect(
        outcome == Workbench.Outcome(status: 4, output: "", errors: "Error: \(sentence)\n"))
      #expect(try bench.folder.bytes(of: name) == before)
    }
    #expect(try bench.folder.names() == names)
  }

  @Test(arguments: lines)
  func `help and version never look at the catalogue`(_ line: String) async throws {
    let bench = try await CommandCall.workbench()
    try writeUnusable(into: bench)
    let names = try bench.folder.names()
    let words = try call(line).command
    for file in ["newer.db", "missing.db"] {
      let environment = ["FRAMEBOOK_DB": bench.folder.path(file)]
      for line in [
        "\(words) --help", "help \(words)", "\(words) --version", "--db ~/\(file) help",
      ] {
        let outcome = await bench.run(line, environment: environment)
        #expect(outcome.status == 0)
        #expect(outcome.errors == "")
      }
    }
    #expect(try bench.folder.names() == names)
  }

  @Test(arguments: users)
  func `a damaged catalogue is said to be damaged`(_ line: String) async throws {
    guard try call(line).use != .makes else { return }
    let bench = try await CommandCall.workbench()
    var bytes = try bench.folder.bytes(of: "framebook.db")
    bytes.replaceSubrange(4096..., with: Data(repeating: 0xA5, count: bytes.count - 4096))
    try bench.folder.write(bytes, to: "framebook.db")
    let outcome = await bench.run(line)
    #expect(outcome.status == 4, "\(outcome.errors)")
    #expect(outcome.output == "")
    #expect(outcome.errors.contains("is damaged: "), "\(outcome.errors)")
  }

  @Test func `doctor says of a damaged catalogue what is damaged, as data`() async throws {
    let bench = try await CommandCall.workbench()
    var bytes = try bench.folder.bytes(of: "framebook.db")
    bytes.replaceSubrange(4096..., with: Data(repeating: 0xA5, count: bytes.count - 4096))
    try bench.folder.write(bytes, to: "framebook.db")
    let outcome = await bench.run("doctor")
    #expect(outcome.status == 4)
    #expect(outcome.output.hasPrefix("integrity: ~/framebook.db: "))
    #expect(outcome.errors == "")
  }

  @Test(arguments: writers)
  func `a catalogue that another keeps locked is busy, and nothing is half written`(
    _ line: String
  ) async throws {
    let bench = try await CommandCall.workbench()
    let holder = try Connection(path: bench.folder.path("framebook.db"), mode: .readWrite)
    try holder.begin(.immediate)
    let outcome = await bench.run(line + " --busy-timeout 0")
    try holder.commit()
    // What has nothing to write is not kept waiting.
    guard outcome.status != 0 else {
      #expect(["compute"].contains(line))
      return
    }
    #expect(
      outcome
        == Workbench.Outcome(
          status: 3, output: "",
          errors: "Error: the catalogue is busy, another process is writing; try again or wait "
            + "longer with --busy-timeout\n"))
    await #expect(bench.run(line).status == 0)
  }

  @Test func `reading goes on while another writes`() async throws {
    let bench = try await CommandCall.workbench()
    let holder = try Connection(path: bench.folder.path("framebook.db"), mode: .readWrite)
    try holder.begin(.immediate)
    for call in CommandCall.all where call.use == .reads {
      let outcome = await bench.run(call.line + " --busy-timeout 0")
      #expect(outcome.status == call.status, "\(call.line): \(outcome.errors)")
    }
    try holder.commit()
  }

  @Test func `the built program gives up on a locked catalogue with one line`() async throws {
    let bench = try await CommandCall.workbench()
    let tool = try BuiltTool(in: bench.folder)
    let holder = try Connection(path: bench.folder.path("framebook.db"), mode: .readWrite)
    let result = try holder.transaction(.immediate) { _ in
      try tool.run("scene remove tall --busy-timeout 0.1")
    }
    #expect(result.status == 3)
    #expect(result.output == "")
    #expect(result.errors.split(separator: "\n").count == 1)
  }

  @Test func `the option wins over the environment, and that over the folder`() throws {
    let tool = try BuiltTool()
    try tool.write(#"{"width":10,"height":10}"#, to: "v.json")
    let environment = ["FRAMEBOOK_DB": "environment.db"]
    #expect(try tool.run("viewport add v v.json").status == 0)
    #expect(try tool.files.names() == ["framebook.db", "v.json"])
    #expect(try tool.run("viewport add e v.json", environment: environment).status == 0)
    #expect(try tool.run("--db option.db viewport add o v.json").status == 0)
    #expect(
      try tool.files.names() == ["environment.db", "framebook.db", "option.db", "v.json"])
    for (line, name, environment) in [
      ("viewport list", "v", [:]), ("viewport list", "e", environment),
      ("viewport list --db option.db", "o", environment),
      ("--db option.db viewport list", "o", environment),
      ("viewport --db option.db list", "o", environment),
      ("viewport list", "v", ["FRAMEBOOK_DB": ""]),
    ] {
      let result = try tool.run(line + " --format csv", environment: environment)
      #expect(result.output.hasPrefix("name,revision,scenes,updated\r\n\(name),1,0,"))
    }
  }

  /// Calls that fail without a catalogue there.
  private static let failingCalls = [
    "layout add x ~/missing.json", "layout add x ~/photos.json", "layout add x@1 ~/gallery.json",
    "layout add x ~/mosaic.json", "pattern add x ~/photos.json", "content add x ~/empty.json",
    "viewport add x -", "init --engine 9", "init --engine=-1", "status", "compute",
    "scene add x --layout gallery --content photos --viewport 375x812",
  ]

  @Test(arguments: failingCalls)
  func `a call that fails leaves no catalogue behind`(_ line: String) async throws {
    let bench = try Workbench()
    try bench.folder.write(#"{"kind":"mosaic","pattern":"none"}"#, to: "mosaic.json")
    try bench.folder.write("", to: "empty.json")
    let names = try bench.folder.names()
    let outcome = await bench.run(line)
    #expect(outcome.status == 2)
    #expect(outcome.output == "")
    #expect(outcome.errors.hasPrefix("Error: "))
    #expect(try bench.folder.names() == names)
  }
}

extension String {
  /// The text, or nothing when a condition holds.
  fileprivate func unless(_ condition: Bool) -> String { condition ? "" : self }
}
