import LayoutEngine

/// Finding the elements that a window meets.
struct QueryRect: Benchmark {
  static let name = "query-rect"

  func run(_ extent: Extent) async throws -> [Measurement] {
    var measurements: [Measurement] = []
    for count in extent.elements {
      measurements.append(try await measure(count, extent.rounds(count)))
    }
    return measurements
  }

  private func measure(_ count: Int, _ rounds: Rounds) async throws -> Measurement {
    let layout = try Layout(json: Array(FramesWaterfall.layout.utf8))
    let content = try Content(
      json: Array(#"{"sections":[{"items":\#(FramesWaterfall.items(count))}]}"#.utf8))
    let viewport = try Viewport(json: Array(#"{"width":375,"height":812}"#.utf8))
    let frames = try Engine(version: Engine.newest).frames(
      of: layout, patterns: [:], content: content, in: viewport)
    let rects = (0..<1_000).map { index in
      Rect(
        x: 0, y: frames.contentSize.height * Double(index) / 1_000, width: 375, height: 812)
    }
    var hits = 0
    let time = try await rounds.median {
      hits = 0
      for rect in rects { hits += frames.elements(in: rect).count }
    }
    // The goal is 2 µs and 20 ns a hit.
    let perQuery = Double(hits) / 1_000
    return Measurement(
      name: "\(Self.name) \(count), \(Int(perQuery)) hits", value: time / 1_000,
      unit: "ns a query", floor: nil, goal: .most(2_000 + 20 * perQuery))
  }
}
