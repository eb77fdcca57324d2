/// Starting the program on a small catalogue, against SQLite's own shell.
struct StartupStatus: Benchmark {
  static let name = "startup-status"

  func run(_ extent: Extent) async throws -> [Measurement] {
    let catalogue = try TemporaryFolder()
    try catalogue.addScene(layout: FramesUniform.layout, items: "20")
    try Program.framebook(["compute"], on: catalogue)
    let select = [
      try Program.sqlite3, catalogue.path("framebook.db"), "SELECT * FROM scene_status",
    ]
    // One start is too short to be timed alone.
    let starts = extent.isSmoke ? 1 : 20
    let (work, floor) = try await extent.rounds(starts).medians {
      for _ in 0..<starts { try Program.framebook(["status"], on: catalogue) }
    } over: {
      for _ in 0..<starts { _ = try Program.checked(ChildProcess.run(select), select) }
    }
    let unit = Double(starts) * 1e6
    return [
      Measurement(
        name: Self.name, value: work / unit, unit: "ms", floor: floor / unit,
        goal: .ratio(3))
    ]
  }
}
