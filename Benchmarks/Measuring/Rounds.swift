/// Times two pieces of work in turn, so that both see the same machine.
struct Rounds {
  /// The medians of some work and of its floor, in nanoseconds.
  typealias Medians = (work: Double, floor: Double)

  /// How often each piece of work is timed, after one round that is not counted.
  let count: Int

  /// Returns the medians of the times that both need.
  func medians(
    of work: () async throws -> Void, over floor: () async throws -> Void
  ) async throws -> Medians {
    try await timed {
      try await Rounds.time(work)
    } over: {
      try await Rounds.time(floor)
    }
  }

  /// Returns the medians of the times that both answer; what they prepare first does not count.
  func timed(
    _ work: () async throws -> Double, over floor: () async throws -> Double
  ) async throws -> Medians {
    var times: (work: [Double], floor: [Double]) = ([], [])
    for round in 0...count {
      let floorTime = try await floor()
      let workTime = try await work()
      guard round > 0 else { continue }
      times.floor.append(floorTime)
      times.work.append(workTime)
    }
    return (Rounds.median(times.work), Rounds.median(times.floor))
  }

  /// Returns the median of a piece of work.
  func median(of work: () async throws -> Void) async throws -> Double {
    try await medians(of: work, over: {}).work
  }

  /// Returns the nanoseconds that a piece of work takes.
  static func time(_ work: () async throws -> Void) async throws -> Double {
    let clock = ContinuousClock()
    let start = clock.now
    try await work()
    return start.duration(to: clock.now) / .nanoseconds(1)
  }

  /// Keeps the optimiser from dropping what nobody reads.
  @_optimize(none)
  static func use<T>(_ value: T) {}

  private static func median(_ times: [Double]) -> Double {
    times.sorted()[times.count / 2]
  }
}
