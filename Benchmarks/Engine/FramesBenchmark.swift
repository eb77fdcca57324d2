import LayoutEngine

/// Measures computing the frames of one kind of layout against writing as many rectangles.
protocol FramesBenchmark: Benchmark {
  /// The layout document.
  static var layout: String { get }
  /// The pattern documents by name.
  static var patterns: [String: String] { get }
  /// The most that the ratio should be.
  static var goal: Double { get }

  /// Returns the items of a content of so many items, as JSON.
  static func items(_ count: Int) -> String
}

extension FramesBenchmark {
  static var name: String { "frames-\(kind)" }
  static var patterns: [String: String] { [:] }
  private static var kind: String { String(describing: Self.self).dropFirst(6).lowercased() }

  func run(_ extent: Extent) async throws -> [Measurement] {
    var measurements: [Measurement] = []
    for count in extent.elements {
      measurements.append(try await measure(count, extent.rounds(count)))
    }
    return measurements
  }

  private func measure(_ count: Int, _ rounds: Rounds) async throws -> Measurement {
    let layout = try Layout(json: Array(Self.layout.utf8))
    let patterns = try Self.patterns.mapValues { try Pattern(json: Array($0.utf8)) }
    let content = try Content(
      json: Array(#"{"sections":[{"items":\#(Self.items(count))}]}"#.utf8))
    let viewport = try Viewport(json: Array(#"{"width":375,"height":812}"#.utf8))
    let engine = try Engine(version: Engine.newest)
    let (work, floor) = try await rounds.medians {
      Rounds.use(
        try engine.frames(of: layout, patterns: patterns, content: content, in: viewport))
    } over: {
      Rounds.use(
        [Rect](unsafeUninitializedCapacity: count) { buffer, initialized in
          for index in 0..<count {
            let edge = Double(index)
            buffer.initializeElement(
              at: index, to: Rect(x: edge, y: edge, width: 100, height: 50))
          }
          initialized = count
        })
    }
    let elements = Double(count)
    return Measurement(
      name: "\(Self.name) \(count)", value: work / elements, unit: "ns an element",
      floor: floor / elements, goal: .ratio(Self.goal))
  }
}

extension FramesBenchmark {
  /// Returns so many items of changing heights, as JSON.
  static func sizedItems(_ count: Int) -> String {
    let entries = (0..<count).map { #"{"width":\#(60 + $0 % 41),"height":\#(40 + $0 % 37)}"# }
    return "[\(entries.joined(separator: ","))]"
  }
}
