import Testing

/// `framebook prune` on the built program.
struct PruneCommandTests {
  /// Makes a catalogue whose scene `a` has the snapshots 1 to 4, and whose scene `b` failed.
  private func tool() throws -> BuiltTool {
    let tool = try BuiltTool()
    try tool.write(#"{"sections":[{"items":3}]}"#, to: "content.json")
    try tool.write(
      #"{"width":10,"height":10,"contentInset":{"left":20}}"#, to: "narrow.json")
    try tool.write(layout(1), to: "layout.json")
    for line in [
      "layout add l layout.json", "content add c content.json", "viewport add narrow narrow.json",
      "scene add a --layout l --content c --viewport 320x568",
      "scene add b --layout l --content c --viewport narrow",
    ] {
      #expect(try tool.run(line).status == 0)
    }
    #expect(try tool.run("compute").status == 2)
    for height in 2...4 {
      try tool.write(layout(height), to: "layout.json")
      #expect(try tool.run("layout update l layout.json").status == 2)
    }
    return tool
  }

  private func layout(_ height: Int) -> String {
    #"{"kind":"uniform","itemHeight":\#(height)}"#
  }

  @Test func `what a filtered command did not visit, and what failed, is not obsolete`() throws {
    let tool = try tool()
    try tool.write(layout(5), to: "layout.json")
    #expect(try tool.run("layout update l layout.json --no-recompute").status == 0)
    #expect(try tool.run("compute a").status == 0)
    let result = try tool.run("prune --dry-run --keep 3")
    #expect(result.status == 0)
    #expect(result.output == "nothing to remove\n")
  }

  @Test func `old snapshots are told, removed and gone`() throws {
    let tool = try tool()
    let dry = try tool.run("prune --keep 1 --dry-run")
    #expect(dry.output == "a: 1 snapshot (2)\n1 snapshot of 1 scene would be removed\n")
    let result = try tool.run("prune --keep 0 --format ndjson")
    #expect(result.status == 0 && result.errors == "")
    #expect(result.output == "{\"scene\":\"a\",\"snapshot\":2}\n{\"scene\":\"a\",\"snapshot\":3}\n")
    let removed = try tool.run("frames a@2")
    #expect(removed.status == 2)
    #expect(
      removed.errors == "Error: the snapshot 2 of the scene 'a' is no longer kept, 'framebook "
        + "scene show' lists those that are\n")
    #expect(
      try tool.run("frames a@5").errors
        == "Error: the scene 'a' has no snapshot 5, the newest is 4\n")
    #expect(try tool.run("frames a@0").errors.hasSuffix("has no snapshot 0, the newest is 4\n"))
    #expect(try tool.run("frames a@1").status == 0)
    #expect(try tool.run("frames a").status == 0)
    #expect(try tool.run("log --run 3").output.contains("a: 2 -> 3"))
    #expect(try tool.run("prune --keep 0").output == "nothing to remove\n")
  }

  @Test func `a wrong number and an unknown scene are refused`() throws {
    let tool = try tool()
    let negative = try tool.run("prune --keep=-1")
    #expect(negative.status == 64)
    #expect(negative.errors.hasPrefix("Error: Please give a number of at least 0 for '--keep'\n"))
    let unknown = try tool.run("prune aa")
    #expect(unknown.status == 2)
    #expect(unknown.errors == "Error: there is no scene 'aa', did you mean 'a'?\n")
  }
}
