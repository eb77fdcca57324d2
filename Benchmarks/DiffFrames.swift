import LayoutEngine

/// Comparing two snapshots of a million frames.
struct DiffFrames: Benchmark {
  static let name = "diff-frames"

  func run() throws -> [Measurement] {
    let count = 1_000_000
    let before = try frames(header: 40, count)
    let after = try frames(header: 84, count)
    let viewport = try Viewport(json: Array(#"{"width":375,"height":812}"#.utf8))
    let cases = [("same", before), ("all moved", after)]
    return cases.map { name, other in
      let (work, floor) = Rounds.medians {
        Rounds.use(FrameDiff(before: before, after: other, in: viewport))
      } over: {
        var different = 0
        for index in before.rects.indices where before.rects[index] != other.rects[index] {
          different += 1
        }
        Rounds.use(different)
      }
      return Measurement(
        name: "diff-frames \(count), \(name)", value: work / Double(count),
        unit: "ns an element", floor: floor / Double(count), goal: 4)
    }
  }

  private func frames(header: Int, _ count: Int) throws -> Frames {
    let layout = #"{"kind":"uniform","itemHeight":50,"columnCount":4,"headerHeight":\#(header)}"#
    return try Engine(version: Engine.newest).frames(
      of: Layout(json: Array(layout.utf8)), patterns: [:],
      content: Content(json: Array(#"{"sections":[{"items":\#(count)}]}"#.utf8)),
      in: Viewport(json: Array(#"{"width":375,"height":812}"#.utf8)))
  }
}
