/// The memory that computing a large scene takes, against its frames' bytes.
struct MemoryCompute: Benchmark {
  static let name = "memory-compute"

  func run(_ extent: Extent) async throws -> [Measurement] {
    try LargeScene.measure(Self.name, extent) { scene in
      try Program.peakBytes(["compute"], on: scene.catalogue)
    }
  }
}
