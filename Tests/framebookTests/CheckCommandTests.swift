import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Checks on the built program.
struct CheckCommandTests {
  /// Every file of the folder with its bytes.
  private func files(on bench: Workbench) throws -> [String: Data] {
    var files: [String: Data] = [:]
    for name in try bench.folder.names() {
      files[name] = try bench.folder.bytes(of: name)
    }
    return files
  }

  @Test func `the exit codes are 0 for the same, 1 for a difference, 2 for an error`() async throws
  {
    let bench = try await Workbench.gallery()
    await #expect(
      bench.run("check")
        == Workbench.Outcome(status: 0, output: "2 scenes: 2 same\n", errors: ""))
    await #expect(bench.run("layout update gallery ~/gallery-taller.json").status == 0)
    await #expect(
      bench.run("check tall")
        == Workbench.Outcome(
          status: 1,
          output: """
            1 scene: 1 different
              tall: 10 resized, 83 moved, content 375x3870 -> 375x3915, at most 45 pt \
            (layout gallery@1 -> gallery@2)
                section 1, items 0-9: resized (0, +15), moved (0, 0) to (0, +30)
                section 1, footer to section 2, footer: moved (0, +45)

            """, errors: ""))
    await #expect(bench.run("check tall --tolerance 45").status == 0)
    let unknown = await bench.run("check talll")
    #expect(unknown.status == 2)
    #expect(
      unknown.errors == "Error: there is no scene 'talll', did you mean 'tall'?\n")
    await #expect(bench.run("check --from x --db y").status == 64)
    try bench.folder.write(
      #"{"kind":"uniform","itemHeight":9,"columnCount":90,"interItemSpacing":{"x":90}}"#,
      to: "narrow.json")
    await #expect(bench.run("layout update gallery ~/narrow.json").status == 2)
    let failed = await bench.run("check tall")
    #expect(failed.status == 2)
    #expect(failed.output.hasPrefix("1 scene: 1 failed\n  tall: columnCount: no room: "))
  }

  @Test func `a check of nothing passes and says so`() async throws {
    let bench = try Workbench()
    try await bench.succeed("init")
    let note = "Note: there are no scenes, so nothing was checked\n"
    let empty = Workbench.Outcome(status: 0, output: "no scenes\n", errors: note)
    await #expect(bench.run("check") == empty)
    await #expect(bench.run("status --check") == empty)
    let export = await bench.run("export").output
    await #expect(bench.run("check --from -", input: export) == empty)
    for format in ["json", "csv", "junit"] {
      await #expect(bench.run("check --format \(format)").errors == note)
    }
    await #expect(bench.run("status").errors == "")
  }

  @Test func `a scene without a baseline differs`() async throws {
    let bench = try await Workbench.gallery()
    try await bench.succeed("scene add new --layout gallery --content photos --viewport 320x568")
    let result = await bench.run("check")
    #expect(result.status == 1)
    #expect(
      result.output
        == "3 scenes: 2 same, 1 missing\n  new: it has no baseline, compute it first\n")
  }

  @Test func `stale frames fail a check on request`() async throws {
    let bench = try await Workbench.gallery()
    let same = await bench.run("layout show gallery").output
    try bench.folder.write(
      same.replacing("\"kind\"", with: "\"sectionSpacing\": 0, \"kind\""), to: "same.json")
    await #expect(bench.run("layout update gallery ~/same.json --no-recompute").status == 0)
    await #expect(bench.run("check").status == 0)
    let result = await bench.run("check --fail-on-stale")
    #expect(result.status == 1)
    #expect(
      result.output == "2 scenes: 2 same, 2 stale\n"
        + "  tall: the stored frames are stale, compute them again\n"
        + "  wide: the stored frames are stale, compute them again\n")
    await #expect(bench.run("compute").status == 0)
    await #expect(bench.run("check --fail-on-stale").status == 0)
  }

  @Test func `a check writes nothing, and works where nothing can be written`() async throws {
    let bench = try await Workbench.gallery()
    await #expect(
      bench.run("layout update gallery ~/gallery-taller.json --no-recompute").status == 0)
    let before = try files(on: bench)
    await #expect(bench.run("check").status == 1)
    #expect(try files(on: bench) == before)
    let manager = FileManager.default
    let file = bench.folder.path("framebook.db")
    try manager.setAttributes([.posixPermissions: 0o444], ofItemAtPath: file)
    try manager.setAttributes([.posixPermissions: 0o555], ofItemAtPath: bench.folder.url.path)
    let result = await bench.run("check")
    #expect(result.status == 1)
    #expect(result.errors == "")
    try manager.setAttributes([.posixPermissions: 0o755], ofItemAtPath: bench.folder.url.path)
    #expect(try files(on: bench) == before)
  }

  @Test func `an export is checked without a file`() async throws {
    let bench = try await Workbench.gallery()
    let export = await bench.run("export").output
    try FileManager.default.removeItem(atPath: bench.folder.path("framebook.db"))
    let before = try files(on: bench)
    await #expect(bench.run("check --from -", input: export).output == "2 scenes: 2 same\n")
    let taller = export.replacing("\"itemHeight\":75", with: "\"itemHeight\":80")
    #expect(taller != export)
    await #expect(bench.run("check --from -", input: taller).status == 1)
    await #expect(bench.run("check --from -", input: String(export.dropLast())).status == 2)
    #expect(try files(on: bench) == before)
  }

  @Test func `every format names the scene and how it compares`() async throws {
    let bench = try await Workbench.gallery()
    await #expect(
      bench.run("check tall --format csv").output
        == "scene,result,baseline,stale,added,removed,moved,resized,maxShift,shiftScore,message"
        + "\r\ntall,same,1,false,,,,,,,\r\n")
    await #expect(
      bench.run("check tall --format ndjson").output.hasPrefix(
        #"{"scene":"tall","result":"same","baseline":1,"stale":false,"#))
    let json = await bench.run("check tall --format json").output.filter { !$0.isWhitespace }
    #expect(json == #"[{"scene":"tall","result":"same","baseline":1,"stale":false}]"#)
  }

  @Test func `JUnit's XML has a test case for each scene, whatever its name`() async throws {
    let name = "<a> & \"b\" 'c'\u{FFFE}"
    let bench = try await Workbench.gallery()
    await #expect(bench.run(["scene", "rename", "wide", name]).status == 0)
    try await bench.succeed("scene add new --layout gallery --content photos --viewport 320x568")
    let result = await bench.run("check --format junit")
    #expect(result.status == 1)
    let reader = JUnitReader()
    let parser = XMLParser(data: Data(result.output.utf8))
    parser.delegate = reader
    #expect(parser.parse(), "\(result.output)")
    #expect(reader.names == ["<a> & \"b\" 'c'\u{FFFD}", "new", "tall"])
    #expect(reader.failures == ["it has no baseline, compute it first"])
    #expect(reader.counts == ["tests": "3", "failures": "1", "errors": "0"])
  }
}

/// Collects what a JUnit report says.
private final class JUnitReader: NSObject, XMLParserDelegate {
  var names: [String] = []
  var failures: [String] = []
  var counts: [String: String] = [:]

  func parser(
    _ parser: XMLParser, didStartElement element: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    switch element {
    case "testcase": names.append(attributes["name"] ?? "")
    case "failure": failures.append(attributes["message"] ?? "")
    case "testsuites": counts = attributes.filter { $0.key != "name" }
    default: break
    }
  }
}
