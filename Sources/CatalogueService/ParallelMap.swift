import Dispatch
import Synchronization

extension Array where Element: Sendable {
  /// Returns the results of a pure function of each element, in order, computed on all cores.
  func parallelMap<T: Sendable>(_ transform: @Sendable (Element) -> T) -> [T] {
    guard count > 1 else { return map(transform) }
    let results = Mutex([T?](repeating: nil, count: count))
    DispatchQueue.concurrentPerform(iterations: count) { index in
      let result = transform(self[index])
      results.withLock { $0[index] = result }
    }
    return results.withLock { $0.compactMap(\.self) }
  }
}
