/// The blocks of a mosaic: a decoded pattern document.
public struct Pattern: Hashable, Sendable {
  /// A group of rectangles that is placed as one.
  struct Block: Hashable, Sendable {
    /// How the rectangles are given.
    enum Shape: Hashable, Sendable {
      /// One by one; at least one.
      case frames([LengthRect])
      /// As a picture of letters.
      case areas(AreaPicture)
    }

    /// The name of the block in the document.
    var name: String
    /// The rectangles, in the order in which items take them.
    var shape: Shape
    /// Whether the block repeats until the items are used up, once it is reached.
    var repeats: Bool
  }

  /// Distances along the main axis, in points; they may be negative.
  struct Separators: Hashable, Sendable {
    /// The distance before a section's first block.
    var before = 0.0
    /// The distance before every other block.
    var between = 0.0
    /// The distance behind a section's last block.
    var after = 0.0
  }

  /// The blocks as the document gives them.
  var blocks: [Block]
  /// Indices of `blocks` in the order in which they are placed, over and over; at least one.
  var order: [Int]
  /// What is kept free around the blocks.
  var separators: Separators
}
