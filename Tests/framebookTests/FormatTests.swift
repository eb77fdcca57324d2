import Arguments
import Foundation
import Testing

@testable import framebook

/// The formats for scripts: a contract of keys and columns.
struct FormatTests {
  /// A call with the keys of its JSON, an object or a list of objects, and its columns.
  struct Answer: CustomTestStringConvertible, Sendable {
    let line: String
    let keys: [String]
    let columns: [String]
    var testDescription: String { line }

    init(_ line: String, keys: String? = nil, columns: String) {
      self.line = line
      self.columns = columns.split(separator: " ").map(String.init)
      self.keys = keys?.split(separator: " ").map(String.init) ?? self.columns
    }
  }

  private static let runColumns =
    "scene result before after added removed moved resized maxShift shiftScore message"
  private static let saveKeys = "kind name revision unchanged leftStale run scenes"
  private static let saveColumns = "kind name revision unchanged leftStale " + runColumns
  private static let diffKeys =
    "before after causes same added removed moved resized maxShift shiftScore contentSizeBefore "
    + "contentSizeAfter"
  private static let diffColumns =
    "scene sceneBefore before after engineBefore engineAfter added removed moved resized maxShift shiftScore"
  private static let frameKeys = "scene engine contentSize elements"
  private static let frameColumns = "kind section item x y width height"

  private static let answers = [
    Answer("layout list", columns: "name revision scenes updated"),
    Answer("layout history gallery", columns: "revision created bytes message"),
    Answer("layout diff gallery", keys: "before after changes", columns: "path before after"),
    Answer("layout add other ~/gallery.json", keys: saveKeys, columns: saveColumns),
    Answer("layout update gallery ~/gallery-taller.json", keys: saveKeys, columns: saveColumns),
    Answer("layout update gallery ~/gallery.json", keys: saveKeys, columns: saveColumns),
    Answer(
      "layout update gallery ~/gallery.json --no-recompute", keys: saveKeys, columns: saveColumns),
    Answer("layout restore gallery@1", keys: saveKeys, columns: saveColumns),
    Answer("scene list", columns: "scene layout content viewport state"),
    Answer(
      "scene show tall", keys: "scene layout content viewport state message snapshots",
      columns: "snapshot baseline engine layoutRevision contentRevision viewportRevision "
        + "contentWidth contentHeight created"),
    Answer("compute", keys: "run scenes", columns: runColumns),
    Answer("compute late", keys: "run scenes", columns: runColumns),
    Answer("status", columns: "scene state baseline latest engine message"),
    Answer("diff", keys: diffKeys + " changes", columns: diffColumns),
    Answer("diff --stat tall", keys: diffKeys, columns: diffColumns),
    Answer("diff --engine 1..2", keys: diffKeys + " changes", columns: diffColumns),
    Answer("accept tall", columns: "scene before after"),
    Answer(
      "lint --min-size 44",
      columns: "name rule kind section item lastKind lastSection lastItem count x y width height "
        + "other"),
    Answer(
      "log --run 2",
      keys: "type run cause subject engine startedAt finishedAt first changed unchanged failed "
        + "changes",
      columns: "time type run cause subject engine scene before after added removed moved "
        + "resized maxShift shiftScore message"),
    Answer("engine show", keys: "pinned newest versions", columns: "version pinned"),
    Answer(
      "engine upgrade --to 1 --dry-run", keys: "from to dryRun run scenes", columns: runColumns),
    Answer("engine upgrade --to 1", keys: "from to dryRun run scenes", columns: runColumns),
    Answer("engine changes", columns: "kind change layout patterns content viewport"),
    Answer(
      "doctor", keys: "file sound revisions frameSets findings", columns: "check where problem"),
    Answer(
      "report -o ~/page", keys: "page scenes pictures failed missing stale pending clean",
      columns: "page scenes pictures failed missing stale pending clean"),
    Answer("backup ~/copy.db", keys: "catalogue file bytes", columns: "catalogue file bytes"),
    Answer(
      "prune --keep 0", keys: "dryRun frameSets freedBytes snapshots", columns: "scene snapshot"),
    Answer("query 'select scene from frame'", columns: "scene"),
    Answer(
      "check tall",
      keys: "scene result baseline stale causes added removed moved resized maxShift shiftScore "
        + "contentSizeBefore contentSizeAfter changes",
      columns: "scene result baseline stale added removed moved resized maxShift shiftScore "
        + "message"),
    Answer(
      "import ~/export.ndjson --replace",
      columns: "engine documents revisions scenes baselines"),
    Answer("frames tall", keys: frameKeys, columns: frameColumns),
    Answer("frames tall --rect 0,0,10,90", keys: frameKeys, columns: frameColumns),
    Answer("frames tall --at 5,5", keys: frameKeys, columns: frameColumns),
    Answer(
      "preview ~/gallery.json --content ~/photos.json --viewport 320x568", keys: frameKeys,
      columns: frameColumns),
  ]

  /// A gallery with pending changes, a scene that has not been computed, and an empty export.
  private func bench() async throws -> Workbench {
    let bench = try await Workbench(catalogue: FormatTests.file.value)
    try bench.folder.write(
      #"{"record":"catalogue","format":1,"engine":2}"# + "\n", to: "export.ndjson")
    return bench
  }

  private static let file = Task {
    try await Workbench.file(
      after: Workbench.galleryCalls + [
        "layout update gallery ~/gallery-taller.json -m taller",
        "scene add late --layout gallery --content photos --viewport 320x480",
      ])
  }

  @Test(arguments: answers)
  func `JSON is one strict value with the keys that are promised`(_ answer: Answer) async throws {
    let outcome = try await bench().run(answer.line + " --format json")
    #expect([0, 1].contains(outcome.status), "\(outcome.errors)")
    #expect(outcome.output.hasSuffix("\n"))
    let value = try JSONTree(outcome.output)
    let objects = value.keys.isEmpty ? value.elements : [value]
    #expect(!objects.isEmpty)
    for object in objects { #expect(object.keys == answer.keys) }
  }

  @Test(arguments: answers)
  func `NDJSON is one object a line, CSV one record, and both say the same`(
    _ answer: Answer
  ) async throws {
    let lines = try await bench().run(answer.line + " --format ndjson")
    let table = try await bench().run(answer.line + " --format csv")
    #expect(lines.status == table.status)
    let csv = try CSVTable(table.output)
    #expect(csv.header == answer.columns)
    let objects = try lines.output.split(separator: "\n").map { try JSONTree(String($0)) }
    #expect(objects.count == csv.rows.count)
    let times = ["created", "updated", "time"]
    for (object, row) in zip(objects, csv.rows) {
      #expect(object.keys == answer.columns)
      for (column, field) in zip(answer.columns, row) where !times.contains(column) {
        switch object[column] {
        case .string(let text): #expect(field == text)
        case .number(let number): #expect(Double(field) == number)
        case .bool(let bool): #expect(field == (bool ? "true" : "false"))
        case .null: #expect(field == "")
        case .object, .array: Issue.record("\(column) is no single value")
        }
      }
    }
  }

  @Test func `a saved document is a row of its own where no scene is`() async throws {
    let bench = try await bench()
    let computed = await bench.run("layout update gallery ~/gallery.json --format ndjson").output
    let rows = try computed.split(separator: "\n").map { try JSONTree(String($0)) }
    #expect(rows.map { $0["scene"] } == ["late", "tall", "wide"].map { .string($0) })
    #expect(rows.allSatisfy { $0["revision"] == .number(3) && $0["leftStale"] == .number(0) })
    let same = await bench.run("layout update gallery ~/gallery.json --format ndjson").output
    let row = try JSONTree(same)
    #expect(row["name"] == .string("gallery") && row["unchanged"] == .bool(true))
    #expect(row["scene"] == .null && row["result"] == .null)
  }

  @Test func `the documents list the columns of every command`() throws {
    let text = try String(
      contentsOf: BuiltTool.package.appending(path: "docs/json.md"), encoding: .utf8)
    var columns: [String: [String]] = [:]
    for line in text.split(separator: "\n") where line.hasPrefix("| `") {
      let cells = line.split(separator: "|")
      let list = cells[1].split(separator: "`").dropFirst().first ?? ""
      // What stands between the commands is a comma each.
      for command in cells[0].split(separator: "`") where command.contains(/[a-z]/) {
        columns[String(command)] = list.split(separator: ",").map(String.init)
      }
    }
    var unused = Set(columns.keys)
    for answer in FormatTests.answers where !answer.line.hasPrefix("query") {
      let known = columns.keys.filter { answer.line == $0 || answer.line.hasPrefix($0 + " ") }
      let command = try #require(known.max { $0.count < $1.count }, "\(answer.line)")
      #expect(columns[command] == answer.columns, "\(answer.line)")
      unused.remove(command)
    }
    #expect(unused.isEmpty)
  }

  @Test func `every command with formats is in the table above`() {
    let leaves = CommandDescription(of: Framebook.self).leaves.filter { command in
      command.parameters.contains { $0.choices == ["table", "json", "ndjson", "csv"] }
    }
    let known = FormatTests.answers.map(\.line)
    for leaf in leaves {
      // The documents' commands are the same for all four kinds.
      var path = leaf.path.dropFirst().joined(separator: " ")
      for kind in ["pattern ", "content ", "viewport "] where path.hasPrefix(kind) {
        path = "layout " + path.dropFirst(kind.count)
      }
      #expect(known.contains { $0 == path || $0.hasPrefix(path + " ") }, "\(path)")
    }
  }

  @Test func `frames as JSON are written exactly as documented`() async throws {
    let bench = try Workbench()
    try bench.folder.write(
      #"{"kind":"uniform","itemHeight":20,"columnCount":3,"headerHeight":5}"#, to: "layout.json")
    try bench.folder.write(#"{"sections":[{"items":2}]}"#, to: "content.json")
    try await bench.succeed(
      "init", "layout add l ~/layout.json", "content add c ~/content.json",
      "scene add s --layout l --content c --viewport 100x100", "compute")
    let elements =
      #""contentSize":{"width":100,"height":25},"elements":["#
      + #"{"kind":"header","section":0,"item":0,"x":0,"y":0,"width":100,"height":5},"#
      + #"{"kind":"item","section":0,"item":0,"x":0,"y":5,"width":33.333333333333336,"height":20},"#
      + #"{"kind":"item","section":0,"item":1,"x":33.333333333333336,"y":5,"#
      + #""width":33.333333333333336,"height":20}]}"# + "\n"
    #expect(
      await bench.run("frames s --format json").output == #"{"scene":"s","engine":2,"# + elements)
    let preview = await bench.run(
      "preview ~/layout.json --content ~/content.json --viewport 100x100 --format json")
    #expect(preview.output == #"{"scene":null,"engine":2,"# + elements)
  }

  @Test func `a query without an answer is empty and well-formed in every format`() async throws {
    let bench = try await Workbench.gallery()
    await #expect(
      bench.run("frames tall --rect 0,0,0,0 --format json").output
        == #"{"scene":"tall","engine":2,"contentSize":{"width":375,"height":3870},"elements":[]}"#
        + "\n")
    await #expect(bench.run("frames tall --rect 0,0,0,0 --format ndjson").output == "")
    await #expect(bench.run("frames tall --rect 0,0,0,0 --format table").output == "")
    await #expect(
      bench.run("frames tall --rect 0,0,0,0 --format csv").output
        == "kind,section,item,x,y,width,height\r\n")
    await #expect(try JSONTree(bench.run("diff --format json").output) == .array([]))
  }

  @Test func `a document is shown as it is stored, and indented for people`() async throws {
    let bench = try Workbench()
    try bench.folder.write(
      #"{ "width": 375.0, "height": 667, "contentInset": {"left": 1e1} }"#, to: "v.json")
    try await bench.succeed("init", "viewport add v ~/v.json")
    #expect(
      await bench.run("viewport show v --format json").output
        == #"{"contentInset":{"left":10},"height":667,"width":375}"# + "\n")
    #expect(
      await bench.run("viewport show v").output == """
        {
          "contentInset": {
            "left": 10
          },
          "height": 667,
          "width": 375
        }

        """)
  }
}
