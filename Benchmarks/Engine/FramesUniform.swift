/// Computing a uniform grid.
struct FramesUniform: FramesBenchmark {
  static let layout = #"{"kind":"uniform","itemHeight":50,"columnCount":4,"headerHeight":40}"#
  static let goal = 4.0

  static func items(_ count: Int) -> String { "\(count)" }
}
