import LayoutEngine
import TestSupport

extension Frames {
  /// Makes frames that overlap, stand left of and above the origin, and have no extent now and then.
  static func random(seed: UInt64) -> Frames {
    var generator = SplitMix64(seed: seed)
    let breadth = Double([40, 320, 3000].randomElement(using: &generator) ?? 0)
    var spans: [SectionSpan] = []
    var rects: [Rect] = []
    var y = -30.0
    for _ in 0..<Int.random(in: 0...12, using: &generator) {
      let span = SectionSpan(
        first: rects.count, items: Int.random(in: 0...30, using: &generator),
        hasHeader: .random(using: &generator), hasFooter: .random(using: &generator),
        hasBackground: .random(using: &generator))
      spans.append(span)
      for _ in 0..<span.count {
        rects.append(
          Rect(
            x: Double.random(in: -20...breadth, using: &generator), y: y,
            width: max(0, Double.random(in: -20...breadth / 2, using: &generator)),
            height: max(0, Double.random(in: -10...80, using: &generator))))
        y += Double.random(in: 0...60, using: &generator)
      }
    }
    return Frames(
      contentSize: Size(width: breadth, height: y + 40), sections: spans, rects: rects)
  }
}
