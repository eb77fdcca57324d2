/// How much is measured: all of it, or just enough to see that the benchmarks work.
struct Extent {
  /// Whether sizes are tiny and there is one round, whose numbers say nothing.
  let isSmoke: Bool

  /// The numbers of elements that pure functions are measured with, so that growth shows.
  var elements: [Int] { isSmoke ? [100] : [10_000, 100_000, 1_000_000] }

  /// The numbers of scenes of 300 elements that a catalogue is measured with.
  var scenes: [Int] { isSmoke ? [10] : [100, 1_000, 10_000] }

  /// Returns the number of elements of what is measured with one size alone.
  func elements(_ count: Int) -> Int { isSmoke ? 100 : count }

  /// Returns rounds for work on so many elements: fewer for what takes long.
  func rounds(_ elements: Int) -> Rounds {
    Rounds(count: isSmoke ? 1 : elements >= 1_000_000 ? 5 : 9)
  }
}
