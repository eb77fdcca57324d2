/// The bounds of runs of frames, of runs of those, and so on: a query skips a run it does not meet.
///
/// Frames in canonical order lie near their neighbours, so few runs are met in vain. Each level
/// holds one rectangle for every `fanOut` of the level below it.
struct BoundsTree: Hashable, Sendable {
  init(_ rects: [Rect]) {}
}
