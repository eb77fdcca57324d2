import Foundation
import TestSupport
import Testing

/// Commands to which the disk says at some write that there is no room.
struct FullDiskTests {
  @Test(.enabled(if: Strace.isUsable, Strace.absence), arguments: FaultyCall.all)
  func `a command without room says so, loses nothing and leaves no draft`(
    _ call: FaultyCall
  ) async throws {
    try await check(call, call.line)
  }

  @Test(
    .enabled(if: Strace.isUsable, Strace.absence),
    arguments: ["export --out out.ndjson", "backup copy.db", "render wide -o wide.svg"])
  func `a copy without room leaves no file`(_ line: String) async throws {
    try await check(try #require(FaultyCall.all.first { $0.name == "compute" }), line)
  }

  private func check(_ call: FaultyCall, _ line: String) async throws {
    let strace = try Strace()
    let undisturbed = try await BuiltTool(in: call.bench().folder)
    let before = try CatalogueDump(of: undisturbed.files)
    // What is written to standard output is not to fail here.
    let moments = try strace.moments(of: line, by: undisturbed) { $0.call == "pwrite64" }
    let after = try CatalogueDump(of: undisturbed.files)
    let names = try undisturbed.files.names()
    for moment in moments.sample(max(1, Strace.rounds / 4), seed: 2) {
      let bench = try await call.bench()
      let namesBefore = try bench.folder.names()
      let result = try strace.run(
        line, by: BuiltTool(in: bench.folder), .lastingError("ENOSPC"), at: moment)
      // A checkpoint that fails at the end is made up for by the next command.
      #expect(result.status == 2 || result.status == 0, "\(moment): \(result.errors)")
      if result.status == 2 {
        #expect(result.errors.hasPrefix("Error: "), "\(moment)")
        #expect(result.errors.split(separator: "\n").count == 1, "\(result.errors)")
      }
      if try bench.folder.names().contains("framebook.db") {
        await #expect(bench.run("doctor").status == 0, "\(moment)")
        await #expect(bench.run("status").status == 0, "\(moment)")
      }
      let dump = try CatalogueDump(of: bench.folder)
      #expect(dump.subjects(neitherAsIn: before, nor: after) == [], "\(moment)")
      if result.status == 0 { #expect(dump == after, "\(moment)") }
      let left = try bench.folder.names()
      #expect(left == (result.status == 0 ? names : namesBefore), "\(moment)")
    }
  }

  @Test(
    .enabled(if: Strace.isUsable, Strace.absence),
    arguments: [
      ("ENOSPC", "there is no room left where the catalogue is, and reading takes some, too"),
      ("EDQUOT", "there is no room left where the catalogue is, and reading takes some, too"),
      ("EIO", "the catalogue cannot be read or written: Input/output error, see to its disk"),
    ])
  func `a reading that the disk refuses says why`(reason: String, sentence: String) async throws {
    let strace = try Strace()
    let bench = try await Workbench.gallery()
    let tool = try BuiltTool(in: bench.folder)
    // The memory that readers share is a file that has to grow.
    let moment = try #require(try strace.moments(of: "status", by: tool).first)
    let result = try strace.run("status", by: tool, .lastingError(reason), at: moment)
    #expect(result.status == 2)
    #expect(result.errors.hasPrefix("Error: \(sentence)"), "\(moment): \(result.errors)")
    await #expect(bench.run("status").status == 0)
  }

  @Test(
    .enabled(if: Strace.isUsable, Strace.absence),
    arguments: [
      ("pwrite64", "ENOSPC", "No space left on device"),
      ("pwrite64", "EDQUOT", "Disk quota exceeded"), ("pwrite64", "EFBIG", "File too large"),
      ("pwrite64", "EIO", "Input/output error"), ("fdatasync", "EIO", "Input/output error"),
      ("rename", "EIO", "Input/output error"),
    ])
  func `a backup that the disk refuses names its own file`(
    call: String, reason: String, sentence: String
  ) async throws {
    let strace = try Strace()
    let bench = try await Workbench.gallery()
    let tool = try BuiltTool(in: bench.folder)
    let undisturbed = try await BuiltTool(in: Workbench.gallery().folder)
    // The first writes are to the memory that readers of the catalogue share.
    let moments = try strace.moments(of: "backup copy.db", by: undisturbed)
    let moment = try #require(moments.last { $0.call == call })
    let result = try strace.run("backup copy.db", by: tool, .lastingError(reason), at: moment)
    #expect(
      result
        == BuiltTool.Result(
          status: 2, output: "", errors: "Error: cannot write 'copy.db': \(sentence)\n"),
      "\(moment)")
  }

  @Test(
    .disabled(if: Sanitizer.current != nil, "a sanitizer has files of its own, which have to grow"),
    arguments: [
      "compute", "layout update gallery gallery.json", "import --replace export.ndjson",
      "export --out out.ndjson", "backup copy.db", "render wide -o wide.svg",
      "content add more photos.json",
    ])
  func `a file that may not grow is an error, and ends nothing by a signal`(_ line: String)
    async throws
  {
    let call = try #require(FaultyCall.all.first { $0.name == "compute" })
    let bench = try await call.bench()
    let before = try CatalogueDump(of: bench.folder)
    let names = try bench.folder.names()
    let result = try BuiltTool(in: bench.folder).shell("ulimit -f 4; \"$0\" \(line)")
    #expect(result.status == 2, "\(result.errors)")
    #expect(result.errors.hasPrefix("Error: "))
    await #expect(bench.run("status").status == 0)
    await #expect(bench.run("doctor").status == 0)
    let after = try CatalogueDump(of: bench.folder)
    #expect(after.subjects(neitherAsIn: before, nor: before) == [])
    #expect(try bench.folder.names() == names)
  }
}
