extension Frames {
  /// All elements in canonical order, named one by one as they are asked for.
  public struct Elements: Sequence, Sendable {
    /// The place behind the element that was given last.
    public struct Iterator: IteratorProtocol {
      private let rects: [Rect]
      private var cursor: SectionCursor
      private var index = 0

      init(_ frames: Frames) {
        rects = frames.rects
        cursor = SectionCursor(frames.sections)
      }

      public mutating func next() -> Element? {
        guard index < rects.count else { return nil }
        defer { index += 1 }
        return Element(name: cursor.name(at: index), frame: rects[index])
      }
    }

    private let frames: Frames

    init(_ frames: Frames) {
      self.frames = frames
    }

    public var underestimatedCount: Int { frames.rects.count }

    public func makeIterator() -> Iterator { Iterator(frames) }
  }

  /// All elements in canonical order; nothing is built before it is asked for.
  public var elements: Elements { Elements(self) }
}
