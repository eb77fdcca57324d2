import Synchronization

/// The bounds of a list of frames, built for the first query: most lists are never asked.
///
/// Copies of the list share them. Whoever comes first builds them, and two at once both do: what
/// they build is equal, so it does not matter whose is kept.
final class DeferredBounds: Sendable {
  private final class Stored: Sendable {
    let tree: BoundsTree

    init(_ tree: BoundsTree) {
      self.tree = tree
    }
  }

  private let stored = AtomicLazyReference<Stored>()

  /// Returns the bounds of the list, which must be the same at every call; linear in it at the first.
  func tree(of rects: [Rect]) -> BoundsTree {
    let known = stored.load() ?? stored.storeIfNil(Stored(BoundsTree(rects)))
    return known.tree
  }
}
