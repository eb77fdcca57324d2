import SQLite
import Testing

@testable import framebook

struct LogTests {
  @Test func `a run that was interrupted before its first scene is told as that`() async throws {
    let bench = try await Workbench.gallery()
    let connection = try Connection(path: bench.folder.path("framebook.db"), mode: .readWrite)
    try connection.run(
      """
      INSERT INTO run (cause, subject, engine_version, started_at)
      VALUES ('compute', '', 2, '2026-01-31T09:30:00.000Z')
      """)
    let outcome = await bench.run("log --run 2")
    #expect(outcome.output == "2026-01-31 09:30:00 UTC  run 2: compute, engine 2: interrupted\n")
  }

  @Test(arguments: ["layout list", "layout history gallery", "scene show wide", "log"])
  func `a time is told in one way to people, in another to programs`(line: String) async throws {
    let bench = try await Workbench.gallery()
    let lines = await bench.run(line).output
    #expect(lines.contains(/2\d{3}-\d\d-\d\d \d\d:\d\d:\d\d UTC/))
    #expect(!lines.contains(/\dT\d/))
    for format in ["json", "ndjson", "csv"] {
      let data = await bench.run("\(line) --format \(format)").output
      #expect(data.contains(/2\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z/))
      #expect(!data.contains("UTC"))
    }
  }
}
