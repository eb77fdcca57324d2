import Testing

@testable import framebook

/// Names and messages that try to command a terminal or to break a format.
struct HostileNameTests {
  /// Quotes, a comma, a right-to-left override, an invisible space and an emoji with a joiner.
  private static let name = "a'\"b\u{202E}c,\u{2066}\u{FEFF}\u{E0041}👩‍👧"
  /// The same where people read it.
  private static let shown = "a'\"b\\u{202E}c,\\u{2066}\\u{FEFF}\\u{E0041}👩‍👧"
  /// A message that would clear the screen and write a line of its own.
  private static let message = "\u{1B}[2Jwhy, \"so\"\r\nError: no\u{9B}31m\u{7F}"

  /// A catalogue in which everything has such a name, with a scene that has changes.
  private func bench() async throws -> Workbench {
    try await Workbench(catalogue: HostileNameTests.file.value)
  }

  private static let file = Task {
    let bench = try Workbench()
    for outcome in try await fill(bench) { try #require(outcome.status == 0, "\(outcome.errors)") }
    return try bench.folder.bytes(of: "framebook.db")
  }

  /// Makes that catalogue and returns what each call left behind.
  private static func fill(_ bench: Workbench) async throws -> [Workbench.Outcome] {
    try bench.folder.write(
      #"{"blocks":{"\#u{9B}1m\#u{202E}":{"areas":["AAB"]}},"order":["\#u{9B}1m\#u{202E}"]}"#,
      to: "pattern.json")
    let calls = [
      ["pattern", "add", name, "~/pattern.json", "-m", message],
      ["layout", "add", name, "~/gallery.json", "-m", message],
      ["content", "add", name, "~/photos.json"], ["viewport", "add", name, "-"],
      ["scene", "add", name, "--layout", name, "--content", name, "--viewport", name],
      ["compute"], ["layout", "update", name, "~/gallery-taller.json", "-m", message],
      ["accept", "--all", "-m", message], ["layout", "restore", "\(name)@1", "-m", message],
    ]
    var outcomes: [Workbench.Outcome] = []
    for call in calls {
      outcomes.append(await bench.run(call, input: #"{"width":375,"height":667}"#))
    }
    return outcomes
  }

  /// Expects nothing that a terminal would obey, nor a line that is not the tool's.
  private func expectHarmless(
    _ outcome: Workbench.Outcome, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for scalar in (outcome.output + outcome.errors).unicodeScalars where scalar != "\n" {
      let category = scalar.properties.generalCategory
      let isJoiner = scalar == "\u{200D}"
      #expect(
        category != .control && (category != .format || isJoiner),
        "U+\(String(scalar.value, radix: 16))", sourceLocation: sourceLocation)
    }
    #expect(!outcome.output.contains("\nError: no"), sourceLocation: sourceLocation)
  }

  @Test func `what a command says that saves has no hidden characters`() async throws {
    for outcome in try await HostileNameTests.fill(Workbench()) { expectHarmless(outcome) }
  }

  private static let readers: [[String]] =
    ["layout", "pattern", "content", "viewport"].flatMap { kind in
      [
        [kind, "list"], [kind, "show", name], [kind, "history", name], [kind, "diff", name],
      ]
    } + [
      ["layout", "diff", name + "@1", name + "@2"], ["scene", "list"], ["scene", "show", name],
      ["frames", name], ["diff"], ["diff", name + "@1", name + "@2"], ["diff", "--engine", "1..2"],
      ["status"], ["status", "a*"], ["lint", "--min-size", "99"], ["log"], ["log", name],
      ["log", "--run", "2"], ["engine", "upgrade", "--dry-run"],
      ["check"], ["query", "select * from scene"], ["query", "select * from revision"],
    ]

  @Test(arguments: readers)
  func `what people read has no hidden characters`(_ words: [String]) async throws {
    let outcome = try await bench().run(words)
    #expect([0, 1].contains(outcome.status), "\(outcome.errors)")
    expectHarmless(outcome)
  }

  @Test(arguments: readers)
  func `what scripts read is well-formed`(_ words: [String]) async throws {
    let bench = try await bench()
    let json = await bench.run(words + ["--format", "json"])
    #expect([0, 1].contains(json.status), "\(json.errors)")
    _ = try JSONTree(json.output)
    guard words.count < 2 || words[1] != "show" || words[0] == "scene" else { return }
    for line in await bench.run(words + ["--format", "ndjson"]).output.split(separator: "\n") {
      _ = try JSONTree(String(line))
    }
    _ = try await CSVTable(bench.run(words + ["--format", "csv"]).output)
  }

  @Test func `names and messages come out for scripts as they went in`() async throws {
    let bench = try await bench()
    let scenes = try await JSONTree(bench.run("scene list --format json").output)
    #expect(scenes.elements.map { $0["scene"] } == [.string(HostileNameTests.name)])
    let history = await bench.run(["layout", "history", HostileNameTests.name, "--format", "csv"])
    let rows = try CSVTable(history.output).rows
    #expect(rows.map { $0[3] } == Array(repeating: HostileNameTests.message, count: 3))
    let status = await bench.run("status").output
    #expect(status.contains(HostileNameTests.shown))
  }

  @Test func `an export is one strict value a line, and comes back the same`() async throws {
    let bench = try await bench()
    let export = await bench.run("export").output
    for line in export.split(separator: "\n") { _ = try JSONTree(String(line)) }
    try bench.folder.write(export, to: "export.ndjson")
    #expect(await bench.run("import ~/export.ndjson --db ~/copy.db").status == 0)
    #expect(await bench.run("export --db ~/copy.db").output == export)
  }

  @Test func `a document that is shown to people is the same JSON value`() async throws {
    let bench = try await bench()
    let words = ["pattern", "show", HostileNameTests.name]
    let shown = await bench.run(words).output
    #expect(shown.contains(#""\u009B1m\u202E""#))
    #expect(
      try await JSONTree(shown) == JSONTree(bench.run(words + ["--format", "json"]).output))
  }

  /// Calls that fail, with a word in them that would do harm.
  private static let failing: [[String]] = {
    let evil = "\u{1B}[2J\u{202E}\nx\u{9B}"
    return [
      [evil], ["help", evil], ["layout", evil], ["--\(evil)"], ["status", "--format", evil],
      ["status", "--\(evil)=1"], ["layout", "show", evil], ["layout", "add", evil, "-"],
      ["layout", "add", "x", evil], ["frames", evil], ["frames", "x", "--rect", evil],
      ["diff", evil, "\(evil)@3"], ["diff", "--engine", evil],
      ["render", evil, "-o", "-"], ["render", "x", "-o", evil], ["diff", "-o", evil],
      ["accept", "\(evil)@2"],
      ["log", evil], ["log", "--run", evil], ["compute", "\(evil)*"], ["lint", evil],
      ["scene", "add", evil, "--layout", evil, "--content", evil, "--viewport", evil],
      ["preview", evil, "--content", evil, "--viewport", evil], ["init", "--engine", evil],
      ["preview", "-", "--content", "x", "--viewport", "1x1", "--pattern", evil],
      ["engine", "changes", "--kind", evil], ["status", "--db", evil],
      ["status", "--busy-timeout", evil], ["layout", "restore", evil],
      ["layout", "rename", name, evil], ["layout", "remove", name],
    ]
  }()

  @Test(arguments: failing)
  func `an error quotes the word without obeying it`(_ words: [String]) async throws {
    let outcome = try await bench().run(words)
    #expect([2, 64].contains(outcome.status))
    #expect(outcome.output == "")
    #expect(outcome.errors.hasPrefix("Error: "))
    expectHarmless(outcome)
  }
}
