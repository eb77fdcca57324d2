import LayoutEngine

/// Comparing two snapshots.
struct DiffFrames: Benchmark {
  static let name = "diff-frames"

  func run(_ extent: Extent) async throws -> [Measurement] {
    var measurements: [Measurement] = []
    for count in extent.elements {
      let before = try frames(header: 40, count)
      let after = try frames(header: 84, count)
      measurements.append(try await measure(extent.rounds(count), "same", before, before))
      measurements.append(try await measure(extent.rounds(count), "all moved", before, after))
    }
    return measurements
  }

  private func measure(
    _ rounds: Rounds, _ name: String, _ before: Frames, _ after: Frames
  ) async throws -> Measurement {
    let viewport = try Viewport(json: Array(#"{"width":375,"height":812}"#.utf8))
    let (work, floor) = try await rounds.medians {
      Rounds.use(FrameDiff(before: before, after: after, in: viewport))
    } over: {
      var different = 0
      for index in before.rects.indices where before.rects[index] != after.rects[index] {
        different += 1
      }
      Rounds.use(different)
    }
    let count = Double(before.rects.count)
    return Measurement(
      name: "\(Self.name) \(before.rects.count), \(name)", value: work / count,
      unit: "ns an element", floor: floor / count, goal: .ratio(4))
  }

  private func frames(header: Int, _ count: Int) throws -> Frames {
    let layout = #"{"kind":"uniform","itemHeight":50,"columnCount":4,"headerHeight":\#(header)}"#
    return try Engine(version: Engine.newest).frames(
      of: Layout(json: Array(layout.utf8)), patterns: [:],
      content: Content(json: Array(#"{"sections":[{"items":\#(count)}]}"#.utf8)),
      in: Viewport(json: Array(#"{"width":375,"height":812}"#.utf8)))
  }
}
