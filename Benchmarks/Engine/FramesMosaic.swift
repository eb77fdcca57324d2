/// Computing a mosaic of blocks.
struct FramesMosaic: FramesBenchmark {
  static let layout = #"{"kind":"mosaic","pattern":"p"}"#
  static let patterns = [
    "p": #"{"blocks":{"five":{"areas":["AABC","AADE"]},"row":{"areas":["ABCD"]}},"#
      + #""order":["five","row"]}"#
  ]
  static let goal = 4.0

  static func items(_ count: Int) -> String { "\(count)" }
}
