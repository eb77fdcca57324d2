/// Computing a waterfall of four columns.
struct FramesWaterfall: FramesBenchmark {
  static let layout = #"{"kind":"waterfall","columnCount":4}"#
  static let goal = 8.0

  static func items(_ count: Int) -> String { sizedItems(count) }
}
