/// Computing a grid that fills its last line.
struct FramesFill: FramesBenchmark {
  static let layout = #"{"kind":"fill","itemsPerSide":4}"#
  static let goal = 4.0

  static func items(_ count: Int) -> String { "\(count)" }
}
