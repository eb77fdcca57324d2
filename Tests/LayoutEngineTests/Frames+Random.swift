import LayoutEngine
import TestSupport

extension Frames {
  /// Makes frames of about `count` elements in sections of random shapes, many edges touching.
  ///
  /// Coordinates are quarters, so that edges meet and sums are exact; some frames have no area.
  static func random(count: Int, using generator: inout SplitMix64) -> Frames {
    var spans: [SectionSpan] = []
    var total = 0
    while total < count {
      let items = min(Int.random(in: 0...30, using: &generator), count - total)
      let span = SectionSpan(
        first: total, items: items, hasHeader: Bool.random(using: &generator),
        hasFooter: Bool.random(using: &generator), hasBackground: Bool.random(using: &generator))
      spans.append(span)
      total = span.end
    }
    var rects: [Rect] = []
    for index in 0..<total {
      rects.append(
        Rect(
          x: Double(index % 4) * 25 + quarter(0...40, using: &generator),
          y: Double(index / 4) * 20 + quarter(-40...40, using: &generator),
          width: quarter(0...200, using: &generator), height: quarter(0...160, using: &generator)))
    }
    return Frames(
      contentSize: Size(width: 160, height: Double(total / 4) * 20 + 60), sections: spans,
      rects: rects)
  }

  private static func quarter(
    _ range: ClosedRange<Int>, using generator: inout SplitMix64
  ) -> Double {
    Double(Int.random(in: range, using: &generator)) / 4
  }

  /// All elements by way of the spans alone.
  var plainElements: [Element] {
    var all: [Element] = []
    for (section, span) in sections.enumerated() {
      var kinds: [(ElementKind, Int)] = span.hasHeader ? [(.header, 0)] : []
      kinds += (0..<span.items).map { (.item, $0) }
      if span.hasFooter { kinds.append((.footer, 0)) }
      if span.hasBackground { kinds.append((.background, 0)) }
      for (kind, item) in kinds {
        all.append(Element(section: section, kind: kind, item: item, frame: rects[all.count]))
      }
    }
    return all
  }

  /// Makes the frames of one section of items.
  init(items: [Rect], contentSize: Size = Size(width: 100, height: 100)) {
    self.init(
      contentSize: contentSize, sections: [SectionSpan(first: 0, items: items.count)],
      rects: items)
  }
}
