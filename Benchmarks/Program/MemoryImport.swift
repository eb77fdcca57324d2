/// The memory that importing a large scene with its frames takes, against its frames' bytes.
struct MemoryImport: Benchmark {
  static let name = "memory-import"

  func run(_ extent: Extent) async throws -> [Measurement] {
    try LargeScene.measure(Self.name, extent) { scene in
      _ = try Program.peakBytes(["compute"], on: scene.catalogue)
      _ = try Program.peakBytes(["export", "--out", scene.export], on: scene.catalogue)
      return try Program.peakBytes(["import", scene.export], on: TemporaryFolder())
    }
  }
}
