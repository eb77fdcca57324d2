import Synchronization

extension Array where Element: Sendable {
  /// Returns the results of a pure function of each element, in order.
  ///
  /// As many child tasks as `workers` says take one element after the
  /// other, so that a large one keeps none of them waiting. All have ended when this returns.
  func parallelMap<T: Sendable>(
    workers: Int, _ transform: @escaping @Sendable (Element) -> T
  ) async -> [T] {
    guard count > 1, workers > 1 else { return map(transform) }
    let places = Places()
    return await withTaskGroup(of: [(Int, T)].self) { group in
      for _ in 0..<Swift.min(workers, count) {
        group.addTask {
          var results: [(Int, T)] = []
          while true {
            let index = places.next()
            guard index < count else { return results }
            results.append((index, transform(self[index])))
          }
        }
      }
      var results = [T?](repeating: nil, count: count)
      for await part in group {
        for (index, result) in part { results[index] = result }
      }
      return results.compactMap(\.self)
    }
  }
}

/// The places of a list, each given to one of the tasks that ask.
private final class Places: Sendable {
  private let taken = Atomic(0)

  func next() -> Int { taken.add(1, ordering: .relaxed).oldValue }
}
