/// The memory that exporting a large scene with its frames takes, against its frames' bytes.
struct MemoryExport: Benchmark {
  static let name = "memory-export"

  func run(_ extent: Extent) async throws -> [Measurement] {
    try LargeScene.measure(Self.name, extent) { scene in
      _ = try Program.peakBytes(["compute"], on: scene.catalogue)
      return try Program.peakBytes(["export", "--out", scene.export], on: scene.catalogue)
    }
  }
}
