/// Computing lines of items like text.
struct FramesAligned: FramesBenchmark {
  static let layout = #"{"kind":"aligned","horizontalAlignment":"center"}"#
  static let goal = 12.0

  static func items(_ count: Int) -> String { sizedItems(count) }
}
