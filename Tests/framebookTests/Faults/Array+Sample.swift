import TestSupport

extension Array {
  /// Picks so many of the elements, all when there are fewer, in their order.
  func sample(_ count: Int, seed: UInt64) -> [Element] {
    var generator = SplitMix64(seed: seed)
    return indices.shuffled(using: &generator).prefix(count).sorted().map { self[$0] }
  }
}
