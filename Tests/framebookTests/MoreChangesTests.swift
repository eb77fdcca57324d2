import Testing

@testable import framebook

/// The last line of a list of changes that is cut.
struct MoreChangesTests {
  /// Runs a call that cuts its list, then the call that its last line names, which has all of it.
  private func follow(
    _ line: String, to command: String, on bench: Workbench, input: String = ""
  ) async throws -> Workbench.Outcome {
    let cut = await bench.run(line, input: input)
    let last = try #require(cut.output.split(separator: "\n").last)
    #expect(last.contains(" more changes, see '\(command)'"), "\(cut.output)")
    return await bench.run(command.replacing("framebook ", with: ""), input: input)
  }

  /// A catalogue of one scene with many sections, every other one empty.
  private func bench(engine: Int, name: String = "wall") async throws -> Workbench {
    let bench = try Workbench()
    let sections = (0..<24).map { #"{"items":\#($0 % 2 * 5)}"# }.joined(separator: ",")
    try bench.folder.write(#"{"sections":[\#(sections)]}"#, to: "many.json")
    for height in [10, 12, 14] {
      try bench.folder.write(
        #"{"kind":"uniform","itemHeight":\#(height),"columnCount":2,"headerHeight":5,"#
          + #""footerHeight":5,"interItemSpacing":{"x":1,"y":3}}"#, to: "rows\(height).json")
    }
    try await bench.succeed(
      "init --engine \(engine)", "layout add rows ~/rows10.json", "content add many ~/many.json")
    let added = await bench.run(
      ["scene", "add", name, "--layout", "rows", "--content", "many", "--viewport", "100x100"])
    #expect(added.status == 0)
    try await bench.succeed("compute")
    return bench
  }

  @Test func `an update of a pending scene names the two snapshots of its run`() async throws {
    let bench = try await bench(engine: 2)
    try await bench.succeed("layout update rows ~/rows12.json")
    let all = try await follow(
      "layout update rows ~/rows14.json", to: "framebook diff wall@2 wall@3", on: bench)
    #expect(all.status == 1)
    #expect(all.output.hasPrefix("wall 2 -> 3 (layout rows@2 -> rows@3): "))
    #expect(all.output.split(separator: "\n").count > 20)
  }

  @Test func `a dry run names the comparison of the two engines`() async throws {
    let bench = try await bench(engine: 1, name: "a wall")
    let all = try await follow(
      "engine upgrade --dry-run", to: "framebook diff --engine 1..2 \"a wall\"", on: bench)
    #expect(all.status == 1)
    #expect(all.output.split(separator: "\n").count > 8)
    let same = await bench.run("engine upgrade --to 1 --dry-run")
    #expect(!same.output.contains("--engine"))
  }

  @Test func `a check names what shows all of the same difference`() async throws {
    let bench = try await bench(engine: 2)
    try bench.folder.write(
      await bench.run("export").output
        .replacing(#""itemHeight":10"#, with: #""itemHeight":12"#), to: "other.ndjson")
    let fromFile = try await follow(
      "check --from ~/other.ndjson", to: "framebook check wall --from ~/other.ndjson --format json",
      on: bench)
    #expect(fromFile.output.contains(#""change": "moved""#))
    try await bench.succeed("layout update rows ~/rows12.json --no-recompute")
    let stale = try await follow("check", to: "framebook check wall --format json", on: bench)
    #expect(stale.output.contains(#""stale": true"#))
    try await bench.succeed("compute")
    let stored = try await follow("check", to: "framebook diff wall", on: bench)
    #expect(stored.output.hasPrefix("wall 1 -> 2 (layout rows@1 -> rows@2): "))
  }
}
