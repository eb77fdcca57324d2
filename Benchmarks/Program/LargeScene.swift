/// A scene of a million items, and the memory that commands take which handle it whole.
struct LargeScene {
  /// The folder of a catalogue with the scene, not computed.
  let catalogue: TemporaryFolder

  /// The file that its export is to be written to.
  var export: String { catalogue.path("export.ndjson") }

  /// Measures what `peak` answers of both forms of a content, against the bytes of the frames.
  static func measure(
    _ name: String, _ extent: Extent, _ peak: (LargeScene) throws -> Int
  ) throws -> [Measurement] {
    let count = extent.elements(1_000_000)
    let forms = [
      ("a count", FramesUniform.layout, "\(count)"),
      ("item objects", FramesWaterfall.layout, FramesWaterfall.items(count)),
    ]
    return try forms.map { form, layout, items in
      let catalogue = try TemporaryFolder()
      try catalogue.addScene(layout: layout, items: items)
      let bytes = try peak(LargeScene(catalogue: catalogue))
      return Measurement(
        name: "\(name) \(count), \(form)", value: Double(bytes) / 1e6, unit: "MB",
        floor: Double(32 * count) / 1e6, goal: .ratio(3))
    }
  }
}
