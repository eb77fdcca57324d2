import Foundation
import Testing

/// Commands that are killed at a write, at as many of their writes as there is time for.
struct KilledCommandTests {
  @Test(.enabled(if: Strace.isUsable, Strace.absence), arguments: FaultyCall.all)
  func `a killed command leaves all as before or as after, and a rerun finishes it`(
    _ call: FaultyCall
  ) async throws {
    let strace = try Strace()
    let undisturbed = try await BuiltTool(in: call.bench().folder)
    let before = try CatalogueDump(of: undisturbed.files)
    let moments = try strace.moments(of: call.line, by: undisturbed)
    let after = try CatalogueDump(of: undisturbed.files)
    let names = try undisturbed.files.names()
    #expect(before != after)
    for moment in moments.sample(Strace.rounds, seed: 1) {
      let bench = try await call.bench()
      let result = try strace.run(
        call.line, by: BuiltTool(in: bench.folder), .signal("KILL"), at: moment)
      try #require(result.status == 137, "it was not struck at \(moment): \(result.errors)")
      let isThere = try bench.folder.names().contains("framebook.db")
      if isThere { await #expect(bench.run("doctor").status == 0, "\(moment)") }
      let status = await bench.run("status")
      #expect(status.status == (isThere ? 0 : 2), "\(moment): \(status.errors)")
      let strange = try CatalogueDump(of: bench.folder).subjects(
        neitherAsIn: before, nor: after)
      #expect(strange == [], "\(moment)")
      for line in call.rerun {
        let outcome = await bench.run(line)
        let isDone = outcome.errors.contains("exists already")
        #expect(outcome.status == 0 || isDone, "\(moment): \(outcome.errors)")
      }
      let repeated = try CatalogueDump(of: bench.folder)
      #expect(repeated.subjects(neitherAsIn: after, nor: after) == [], "\(moment)")
      // Between two calls a new file has both of its names: the draft's is without harm.
      let left = try bench.folder.names().filter { $0 != ".framebook.db.framebook-draft" }
      #expect(left == names, "\(moment)")
      await #expect(bench.run("doctor").status == 0, "\(moment)")
    }
  }
}
