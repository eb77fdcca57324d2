/// Times two pieces of work in turn, so that both see the same machine.
enum Rounds {
  /// How often each piece of work is timed, after one round that is not counted.
  static let count = 9

  /// Returns the medians of both, in nanoseconds.
  static func medians(
    of work: () throws -> Void, over floor: () throws -> Void
  ) rethrows -> (work: Double, floor: Double) {
    var times: (work: [Double], floor: [Double]) = ([], [])
    for round in 0...count {
      let floorTime = try time(floor)
      let workTime = try time(work)
      guard round > 0 else { continue }
      times.floor.append(floorTime)
      times.work.append(workTime)
    }
    return (median(times.work), median(times.floor))
  }

  /// Returns the median of a piece of work, in nanoseconds.
  static func median(of work: () throws -> Void) rethrows -> Double {
    try medians(of: work, over: {}).work
  }

  /// Keeps the optimiser from dropping what nobody reads.
  @_optimize(none)
  static func use<T>(_ value: T) {}

  private static func time(_ work: () throws -> Void) rethrows -> Double {
    let clock = ContinuousClock()
    let duration = try clock.measure(work)
    return duration / .nanoseconds(1)
  }

  private static func median(_ times: [Double]) -> Double {
    times.sorted()[times.count / 2]
  }
}
