import Foundation
import TestSupport
import Testing

/// Catalogues that a disk has damaged, and files that are none.
struct DamagedFileTests {
  private static let reads = [
    "frames tall", "frames wide@1 --format json", "diff", "layout show gallery",
    "content show photos@1 --format json", "export", "check", "status", "layout list",
    "layout history gallery", "scene show tall", "query 'select * from frame limit 99'", "log",
  ]
  /// Those that show nothing but what has a checksum or stands in an index as well.
  private static let checked = Set(reads.prefix(7))

  private static let file = Task {
    try await Workbench.file(
      after: Workbench.galleryCalls + ["layout update gallery ~/gallery-taller.json -m taller"])
  }
  private static let answers = Task {
    let bench = try Workbench(catalogue: await file.value)
    var answers: [Workbench.Outcome] = []
    for line in reads { answers.append(await bench.run(line)) }
    return answers
  }

  /// What is wrong with the answers to all reads from these bytes.
  private func faults(of bytes: Data) async throws -> [String] {
    let bench = try Workbench(catalogue: bytes)
    var faults: [String] = []
    var differing: [String] = []
    for (line, sound) in zip(DamagedFileTests.reads, try await DamagedFileTests.answers.value) {
      let outcome = await bench.run(line)
      if outcome == sound { continue }
      if outcome.status == 4 || outcome.status == 2 {
        if !outcome.errors.hasPrefix("Error: ") { faults.append("\(line): \(outcome)") }
      } else {
        differing.append(line)
      }
    }
    if !differing.isEmpty, await bench.run("doctor").status != 4 {
      faults += differing.map { "\($0): another answer, and the doctor finds nothing" }
    }
    return faults
  }

  @Test(arguments: 0..<20)
  func `a flipped bit is an error, or changes nothing, or doctor finds it`(seed: UInt64)
    async throws
  {
    var generator = SplitMix64(seed: seed)
    let sound = try await DamagedFileTests.file.value
    for _ in 0..<max(1, Strace.rounds / 5) {
      var bytes = sound
      let bit = Int.random(in: 0..<(bytes.count * 8), using: &generator)
      bytes[bit / 8] ^= 1 << (bit % 8)
      try await #expect(faults(of: bytes) == [], "bit \(bit)")
    }
  }

  @Test(arguments: 0..<4)
  func `a file that is cut or has lost a page is an error, or changes nothing, or doctor finds it`(
    seed: UInt64
  ) async throws {
    var generator = SplitMix64(seed: seed)
    let sound = try await DamagedFileTests.file.value
    for _ in 0..<max(1, Strace.rounds / 10) {
      let length = Int.random(in: 1..<sound.count, using: &generator)
      try await #expect(faults(of: sound.prefix(length)) == [], "cut to \(length)")
      let page = Int.random(in: 1..<(sound.count / 4096), using: &generator)
      var bytes = sound
      bytes.replaceSubrange((page * 4096)..<((page + 1) * 4096), with: Data(count: 4096))
      try await #expect(faults(of: bytes) == [], "page \(page + 1)")
    }
  }

  @Test(arguments: [
    "mkdir framebook.db", "mkfifo framebook.db", "echo a text that is long enough >framebook.db",
    "head -c 9000 /dev/zero >framebook.db", "head -c 50 /dev/zero >framebook.db",
    "printf 'SQLite format 3\\0' >framebook.db", "ln -s framebook.db framebook.db",
  ])
  func `what is no catalogue is refused at once by every command and stays`(
    _ script: String
  ) async throws {
    let tool = try BuiltTool()
    #expect(try tool.shell(script).status == 0)
    let lines = CommandCall.all.filter { ![.none, .examines].contains($0.use) }.map(\.line)
    try tool.files.copyExamples()
    for name in ["pattern.json", "viewport.json", "export.ndjson"] {
      try tool.write(#"{"width":1,"height":1}"#, to: name)
    }
    let names = try tool.files.names()
    for line in lines.sample(max(8, Strace.rounds / 5), seed: 4) {
      // Opening a pipe would wait for a writer for ever.
      let line = line.replacing("~/", with: "")
      let result = try tool.shell("timeout -s KILL 20 \"$0\" \(line)")
      #expect([2, 4].contains(result.status), "\(line): \(result.errors)")
      #expect(result.errors.hasPrefix("Error: "), "\(line)")
      #expect(result.output == "")
      #expect(try tool.files.names() == names)
    }
    let doctor = try tool.shell("timeout -s KILL 20 \"$0\" doctor")
    #expect([2, 4].contains(doctor.status), "\(doctor.errors)")
  }

  @Test func `a log without its file is no catalogue, and is not taken into a new one`()
    async throws
  {
    let bench = try Workbench()
    try bench.folder.write(Data(repeating: 7, count: 5000), to: "framebook.db-wal")
    await #expect(bench.run("status").status == 2)
    await #expect(bench.run("layout add gallery ~/gallery.json").status == 0)
    await #expect(bench.run("doctor").status == 0)
    await #expect(bench.run("layout list --format csv").output.split(separator: "\r\n").count == 2)
  }
}
