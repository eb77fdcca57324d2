import Foundation
import Testing

/// Exports and imports on the built program.
struct ExportCommandTests {
  private func names(on bench: Workbench) throws -> [String] {
    try bench.folder.names().filter { !$0.hasSuffix(".json") }
  }

  private func text(of name: String, on bench: Workbench) throws -> String {
    String(decoding: try bench.folder.bytes(of: name), as: UTF8.self)
  }

  @Test func `an export to a file replaces it and leaves nothing beside it`() async throws {
    let bench = try await Workbench.gallery()
    try bench.folder.write("old", to: "out.ndjson")
    let file = await bench.run("export -o ~/out.ndjson")
    #expect(
      file.output
        == "~/out.ndjson: engine 2, 4 documents, 4 revisions, 2 scenes, 2 baselines\n")
    #expect(file.status == 0)
    let stream = await bench.run("export")
    #expect(stream.output.split(separator: "\n").count == 15)
    #expect(
      try text(of: "out.ndjson", on: bench)
        == stream.output)
    #expect(try names(on: bench) == ["framebook.db", "out.ndjson"])
  }

  @Test func `an export that cannot be written leaves the old file`() async throws {
    let bench = try await Workbench.gallery()
    let result = await bench.run("export --out ~/nowhere/out.ndjson")
    #expect(result.status == 2)
    #expect(
      result.errors == "Error: cannot write '~/nowhere/out.ndjson': No such file or directory\n")
    try bench.folder.write("no catalogue at all", to: "other.db")
    try bench.folder.write("old", to: "out.ndjson")
    await #expect(bench.run("export --db ~/other.db --out ~/out.ndjson").status == 4)
    #expect(
      try text(of: "out.ndjson", on: bench) == "old")
  }

  @Test func `an export goes through a pipe into another catalogue and back`() async throws {
    let bench = try await Workbench.gallery()
    let export = await bench.run("export").output
    let result = await bench.run("import - --db ~/other.db", input: export)
    #expect(
      result
        == Workbench.Outcome(
          status: 0,
          output: "~/other.db: engine 2, 4 documents, 4 revisions, 2 scenes, 2 baselines\n",
          errors: ""))
    await #expect(bench.run("export --db ~/other.db").output == export)
    await #expect(bench.run("status --check --db ~/other.db").status == 0)
    let json = await bench.run("import - --replace --format json --db ~/other.db", input: export)
    #expect(
      json.output.filter { !$0.isWhitespace }
        == #"{"engine":2,"documents":4,"revisions":4,"scenes":2,"baselines":2}"#)
  }

  @Test func `a refused import says where, exits 2 and makes no file`() async throws {
    let bench = try await Workbench.gallery()
    let export = await bench.run("export").output
    try bench.folder.write(
      export.replacing("{\"record\":\"content\"", with: "<<<<<<<\n{\"record\":\"content\""),
      to: "out.ndjson")
    let result = await bench.run("import ~/out.ndjson --db ~/other.db")
    #expect(result.status == 2)
    #expect(result.output == "")
    #expect(
      result.errors == "Error: '~/out.ndjson': line 3: a conflict marker '<<<<<<<', resolve the "
        + "conflict first\n")
    #expect(try names(on: bench) == ["framebook.db", "out.ndjson"])
    let nowhere = await bench.run("import - --db ~/nowhere/other.db", input: export)
    #expect(nowhere.status == 2)
    #expect(nowhere.errors.hasPrefix("Error: cannot open '~/nowhere/other.db': "))
    let absent = await bench.run("import ~/absent.ndjson --db ~/other.db")
    #expect(absent.status == 2)
    #expect(absent.errors == "Error: cannot read '~/absent.ndjson': No such file or directory\n")
    #expect(try names(on: bench) == ["framebook.db", "out.ndjson"])
  }

  @Test func `a catalogue that is not empty wants --replace`() async throws {
    let bench = try await Workbench.gallery()
    await #expect(bench.run("export --heads --out ~/out.ndjson").status == 0)
    let result = await bench.run("import ~/out.ndjson")
    #expect(result.status == 2)
    #expect(
      result.errors == "Error: the catalogue '~/framebook.db' is not empty, import with --replace "
        + "to replace its documents and scenes\n")
    await #expect(bench.run("import --replace ~/out.ndjson").status == 0)
  }

  @Test func `a closed pipe ends an export quietly`() async throws {
    let bench = try await Workbench.gallery()
    let result = try BuiltTool(in: bench.folder).shell(
      "set -o pipefail; \"$0\" export | head -n 1")
    #expect(
      result
        == BuiltTool.Result(
          status: 0, output: "{\"record\":\"catalogue\",\"format\":1,\"engine\":2}\n",
          errors: ""))
  }

  @Test func `an export to a device is the records and no more`() async throws {
    let bench = try await Workbench.gallery()
    let result = try BuiltTool(in: bench.folder).shell("\"$0\" export --out /dev/stdout | cat")
    #expect(await result.output == bench.run("export --out -").output)
    #expect(result.status == 0)
  }

  @Test func `an export goes to a file through a link, and keeps its permissions`() async throws {
    let bench = try await Workbench.gallery()
    try bench.folder.write("old", to: "out.ndjson")
    let manager = FileManager.default
    let file = bench.folder.path("out.ndjson")
    try manager.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file)
    try manager.createSymbolicLink(
      atPath: bench.folder.path("link"), withDestinationPath: "out.ndjson")
    await #expect(bench.run("export --out ~/link").status == 0)
    #expect(
      try manager.destinationOfSymbolicLink(atPath: bench.folder.path("link")) == "out.ndjson")
    await #expect(try text(of: "out.ndjson", on: bench) == bench.run("export").output)
    let attributes = try manager.attributesOfItem(atPath: file)
    #expect(attributes[.posixPermissions] as? Int == 0o640)
  }
}
