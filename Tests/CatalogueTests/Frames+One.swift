import LayoutEngine

extension Frames {
  /// A section of one item, as wide as `width`.
  static func one(width: Double) -> Frames {
    Frames(
      contentSize: Size(width: 100, height: 200), sections: [SectionSpan(first: 0, items: 1)],
      rects: [Rect(x: 0, y: 0, width: width, height: 10)])
  }
}
