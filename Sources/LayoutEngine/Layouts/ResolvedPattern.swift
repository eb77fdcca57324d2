/// A pattern for one side: the rectangles of its blocks in points, in the vertical picture.
struct ResolvedPattern {
  /// The rectangles of a block, relative to the running origin.
  struct Block {
    /// The name in the pattern, for errors.
    let name: String
    /// The rectangles in the order in which items take them.
    let rects: [Rect]
    /// The index of the first rectangle with a negative extent, the number of them when none has.
    let sound: Int
    /// Whether the blocks do not go on behind it.
    let repeats: Bool
  }

  /// The blocks as the pattern lists them.
  let blocks: [Block]
  /// The indices of the blocks in the order in which they follow each other.
  let order: [Int]
  /// The distances along the main axis before, between and behind blocks.
  let separators: Pattern.Separators

  /// Resolves all frames of a pattern, used or not.
  init(_ pattern: Pattern, side: Double, isTransposed: Bool) {
    blocks = pattern.blocks.map { block in
      let rects: [Rect] =
        switch block.shape {
        case .frames(let frames):
          frames.map { frame in
            let rect = frame.rect(side: side)
            return isTransposed ? rect.transposed : rect
          }
        // A horizontal layout turns the picture: here it is just as drawn.
        case .areas(let picture): picture.rects(side: side)
        }
      let sound = rects.firstIndex { !($0.width >= 0 && $0.height >= 0) } ?? rects.count
      return Block(name: block.name, rects: rects, sound: sound, repeats: block.repeats)
    }
    order = pattern.order
    separators = pattern.separators
  }
}
