import Catalogue

/// The revisions that some frames come from, by name and number, and the engine version.
struct InputSources: Sendable {
  /// The layout's revision.
  let layout: SnapshotRecord.Source
  /// The content's revision.
  let content: SnapshotRecord.Source
  /// The viewport's revision.
  let viewport: SnapshotRecord.Source
  /// The patterns' revisions.
  let patterns: [SnapshotRecord.Source]
  /// The engine version.
  let engine: Int

  /// Takes those of stored frames.
  init(_ snapshot: SnapshotRecord) {
    layout = snapshot.layout
    content = snapshot.content
    viewport = snapshot.viewport
    patterns = snapshot.patterns
    engine = snapshot.engine
  }

  /// Takes those that a scene would be computed from now.
  init(headsOf scene: SceneStatus, _ inputs: SceneInputs, in catalogue: Catalogue) throws {
    func head(_ kind: DocumentKind, _ name: String) throws -> SnapshotRecord.Source {
      .init(name: name, number: try catalogue.documents.find(kind, name)?.headNumber)
    }
    layout = try head(.layout, scene.layout)
    content = try head(.content, scene.content)
    viewport = try head(.viewport, scene.viewport)
    patterns = try inputs.patterns.map { try head(.pattern, $0.name) }
    engine = inputs.engine
  }

  /// Names what differs from the sources of earlier frames, as in `layout gallery@1 -> gallery@2`.
  func causes(since before: InputSources) -> [String] {
    var causes: [String] = []
    func add(_ kind: String, _ old: SnapshotRecord.Source?, _ new: SnapshotRecord.Source?) {
      guard old != new else { return }
      func label(_ source: SnapshotRecord.Source?) -> String {
        guard let source else { return "(none)" }
        guard let name = source.name, let number = source.number else { return "(not kept)" }
        return "\(name)@\(number)"
      }
      causes.append("\(kind) \(label(old)) -> \(label(new))")
    }
    add("layout", before.layout, layout)
    add("content", before.content, content)
    add("viewport", before.viewport, viewport)
    let names = Set((before.patterns + patterns).compactMap(\.name)).sorted()
    for name in names {
      add(
        "pattern", before.patterns.first { $0.name == name },
        patterns.first { $0.name == name })
    }
    if before.engine != engine { causes.append("engine \(before.engine) -> \(engine)") }
    return causes
  }
}
