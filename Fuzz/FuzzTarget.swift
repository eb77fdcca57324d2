/// A promise about any bytes whatever: a run traps where it does not hold.
protocol FuzzTarget: SendableMetatype {
  /// The word that chooses it, which is also the folder of its seeds.
  static var name: String { get }

  /// Tries the promise on an input; an input that it says nothing about is passed over.
  static func run(_ input: [UInt8])
}

extension FuzzTarget {
  /// Traps when a promise does not hold, also in an optimised build.
  static func expect(_ holds: Bool, _ promise: @autoclosure () -> String) {
    precondition(holds, "\(name): \(promise())")
  }
}
