/// The memory that a large scene takes in each command that handles it whole, against its frames' bytes.
struct Memory: Benchmark {
  static let name = "memory"

  func run(_ extent: Extent) async throws -> [Measurement] {
    let count = extent.elements(1_000_000)
    return try measure(count, "a count", FramesUniform.layout, "\(count)")
      + measure(count, "item objects", FramesWaterfall.layout, FramesWaterfall.items(count))
  }

  private func measure(
    _ count: Int, _ name: String, _ layout: String, _ items: String
  ) throws -> [Measurement] {
    let catalogue = try TemporaryFolder()
    try catalogue.addScene(layout: layout, items: items)
    let lines = catalogue.path("export.ndjson")
    let other = try TemporaryFolder()
    return [
      ("compute", try Program.peakBytes(["compute"], on: catalogue)),
      ("export", try Program.peakBytes(["export", "--out", lines], on: catalogue)),
      ("import", try Program.peakBytes(["import", lines], on: other)),
    ].map { command, peak in
      Measurement(
        name: "\(Self.name)-\(command) \(count), \(name)", value: Double(peak) / 1e6, unit: "MB",
        floor: Double(32 * count) / 1e6, goal: .ratio(3))
    }
  }
}
