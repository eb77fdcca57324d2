import Testing

/// What the commands that compute say when they are asked to be quiet.
struct QuietTests {
  /// Every command that computes and stores, with the calls that leave it something to do.
  private static let calls = [
    "compute": ["layout update gallery ~/gallery-taller.json --no-recompute"],
    "layout update gallery ~/gallery-taller.json": [],
    "layout restore gallery@1": ["layout update gallery ~/gallery-taller.json"],
    "engine upgrade --to 1": [],
    "engine upgrade --to 1 --dry-run": [],
  ]

  @Test(arguments: calls)
  func `nothing is said of what goes well`(line: String, before: [String]) async throws {
    let bench = try await Workbench.gallery()
    try await bench.succeed(before)
    for quiet in ["-q", "--quiet", "--quiet --format table"] {
      let words = "\(line) \(quiet)".split(separator: " ").map(String.init)
      let outcome = await bench.run(words, terminalWidth: 80)
      #expect(outcome == Workbench.Outcome(status: 0, output: "", errors: ""))
    }
  }

  @Test(arguments: ["json", "ndjson", "csv"])
  func `data that is asked for comes all the same`(format: String) async throws {
    let stale = "layout update gallery ~/gallery-taller.json --no-recompute"
    let (quiet, loud) = (try await Workbench.gallery(), try await Workbench.gallery())
    for bench in [quiet, loud] { try await bench.succeed(stale) }
    let outcome = await quiet.run("compute -q --format \(format)")
    #expect(outcome.output.contains("tall"))
    await #expect(outcome == loud.run("compute --format \(format)"))
  }

  @Test func `a scene that fails is named to standard error alone`() async throws {
    let bench = try await Workbench.gallery()
    try bench.folder.write(
      #"{"kind":"uniform","itemHeight":9,"columnCount":90,"interItemSpacing":{"x":9}}"#,
      to: "narrow.json")
    let outcome = await bench.run("layout update gallery ~/narrow.json -q")
    #expect(outcome.status == 2)
    #expect(outcome.output == "")
    #expect(outcome.errors.hasPrefix("Error: scene 'tall': columnCount: no room: "))
    #expect(outcome.errors.split(separator: "\n").count == 1)
  }
}
