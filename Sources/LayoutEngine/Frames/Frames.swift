/// The frames of a whole layout: a content size and one contiguous list of rectangles.
///
/// The list is in canonical order: by section; within it the header, the items in order, the
/// footer, the background. Nothing is kept per element but its rectangle, and bounds of sixteen
/// at a time once there was a query.
public struct Frames: Sendable {
  /// The extent of the content, in points.
  public let contentSize: Size
  /// The sections in order, each with the place of its elements in `rects`.
  public let sections: [SectionSpan]
  /// All frames in canonical order.
  public let rects: [Rect]
  /// The bounds of runs of frames, for queries; the first to ask for them builds them.
  var bounds: BoundsTree { deferredBounds.tree(of: rects) }

  private let deferredBounds = DeferredBounds()

  /// Makes frames from parts that fit: the spans must cover `rects` without a gap, in order.
  public init(contentSize: Size, sections: [SectionSpan], rects: [Rect]) {
    precondition(sections.last?.end ?? 0 == rects.count, "the sections do not cover the frames")
    self.contentSize = contentSize
    self.sections = sections
    self.rects = rects
  }
}

extension Frames: Equatable {
  public static func == (first: Frames, second: Frames) -> Bool {
    first.contentSize == second.contentSize && first.sections == second.sections
      && first.rects == second.rects
  }
}
