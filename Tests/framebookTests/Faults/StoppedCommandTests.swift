import Foundation
import Testing

/// Commands that are told to stop by a signal at a write.
struct StoppedCommandTests {
  @Test(
    .enabled(if: Strace.isUsable, Strace.absence),
    arguments: [("INT", 130), ("TERM", 143), ("HUP", 129)] as [(String, Int32)],
    ["compute", "export --out out.ndjson", "backup copy.db", "import --replace export.ndjson"])
  func `a command that is told to stop leaves the catalogue whole and no draft`(
    _ signal: (name: String, status: Int32), _ line: String
  ) async throws {
    let call = try #require(FaultyCall.all.first { $0.name == "compute" })
    let strace = try Strace()
    let undisturbed = try await BuiltTool(in: call.bench().folder)
    let before = try CatalogueDump(of: undisturbed.files)
    let moments = try strace.moments(of: line, by: undisturbed)
    let after = try CatalogueDump(of: undisturbed.files)
    let names = try undisturbed.files.names()
    var stopped = 0
    for moment in moments.sample(max(1, Strace.rounds / 6), seed: 3) {
      let bench = try await call.bench()
      let namesBefore = try bench.folder.names()
      let result = try strace.run(
        line, by: BuiltTool(in: bench.folder), .signal(signal.name), at: moment)
      // The signal may come when all is done but the last line.
      #expect([0, signal.status].contains(result.status), "\(moment): \(result.errors)")
      if result.status != 0 { stopped += 1 }
      await #expect(bench.run("doctor").status == 0, "\(moment)")
      await #expect(bench.run("status").status == 0, "\(moment)")
      let dump = try CatalogueDump(of: bench.folder)
      #expect(dump.subjects(neitherAsIn: before, nor: after) == [], "\(moment)")
      let left = try bench.folder.names()
      let isClean = left == namesBefore || left == names
      #expect(isClean, "\(moment): \(left)")
    }
    #expect(stopped > 0)
  }
}
