/// One thing that is measured against a floor in the same run.
protocol Benchmark {
  /// The name to choose it by.
  static var name: String { get }

  /// Prepares nothing yet.
  init()

  /// Measures once for each size.
  func run(_ extent: Extent) async throws -> [Measurement]
}
