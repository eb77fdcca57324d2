import Foundation

/// Printing stored frames line by line, with the start of the program.
struct OutputNDJSON: Benchmark {
  static let name = "output-ndjson"

  func run(_ extent: Extent) async throws -> [Measurement] {
    let count = extent.elements(100_000)
    let catalogue = try TemporaryFolder()
    try catalogue.addScene(
      layout: FramesWaterfall.layout, items: FramesWaterfall.items(count))
    try Program.framebook(["compute"], on: catalogue)
    let command = ["frames", "scene", "--format", "ndjson"]
    let output = catalogue.path("frames.ndjson")
    let (work, _) = try await extent.rounds(count).medians {
      try Program.framebook(command, on: catalogue, output: output)
    } over: {
    }
    let lines = try Data(contentsOf: URL(filePath: output)).count { $0 == UInt8(ascii: "\n") }
    guard lines == count else { throw Missing("\(count) lines are wanted, there are \(lines)") }
    return [
      Measurement(
        name: "\(Self.name) \(count)", value: Double(count) / work * 1e9, unit: "frames/s",
        floor: nil, goal: extent.isSmoke ? .least(0) : .least(1_000_000))
    ]
  }
}
