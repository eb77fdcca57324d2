import Catalogue
import LayoutEngine

extension Service {
  /// Writes the catalogue line by line: documents, scenes and baselines, in order, without keys
  /// and times.
  ///
  /// With `headsOnly` each document has its newest revision alone, as its first. The log and
  /// snapshots that nobody accepted stay behind. `progress` is called with each scene's baseline.
  package func export(
    headsOnly: Bool = false, progress: (Int, Int) -> Void = { _, _ in },
    to sink: @escaping ([UInt8]) throws -> Void
  ) throws -> CatalogueContents {
    try catalogue.read {
      var pass = Exporting(catalogue, headsOnly: headsOnly, writer: ExportWriter(to: sink))
      return try pass.run(progress: progress)
    }
  }
}

/// One pass over a catalogue that writes all its records.
private struct Exporting {
  /// A document's place in the tables of heads.
  private struct Key: Hashable {
    let kind: DocumentKind
    let name: String
  }

  private let catalogue: Catalogue
  private let headsOnly: Bool
  private var writer: ExportWriter
  private var heads: [Key: Int] = [:]
  private var contents = CatalogueContents()

  init(_ catalogue: Catalogue, headsOnly: Bool, writer: ExportWriter) {
    self.catalogue = catalogue
    self.headsOnly = headsOnly
    self.writer = writer
  }

  mutating func run(progress: (Int, Int) -> Void) throws -> CatalogueContents {
    contents.engine = try catalogue.engineVersion()
    try writer.write(.catalogue(format: ExportRecord.format, engine: contents.engine))
    // What a record refers to stands before it.
    for kind in [DocumentKind.pattern, .layout, .content, .viewport] {
      for document in try catalogue.documents.list(kind) { try write(document) }
    }
    let scenes = try catalogue.scenes.statuses()
    for scene in scenes {
      try writer.write(
        .scene(
          ExportRecord.Scene(
            name: scene.name, layout: scene.layout, content: scene.content,
            viewport: scene.viewport)))
    }
    contents.scenes = scenes.count
    for (index, scene) in scenes.enumerated() {
      if scene.baseline != nil, let baseline = try catalogue.snapshots.baseline(ofScene: scene.id) {
        try write(baseline, of: scene.name)
      }
      progress(index + 1, scenes.count)
    }
    try writer.finish()
    return contents
  }

  private mutating func write(_ document: DocumentRecord) throws {
    heads[Key(kind: document.kind, name: document.name)] = document.headNumber
    contents.documents += 1
    for revision in try catalogue.documents.revisions(of: document) {
      guard !headsOnly || revision.id == document.headID else { continue }
      contents.revisions += 1
      try catalogue.documents.withBody(revisionID: revision.id) { body in
        try writer.write(
          ExportRecord.Revision(
            kind: document.kind, name: document.name, number: headsOnly ? 1 : revision.number,
            message: revision.message),
          body: body)
      }
    }
  }

  private mutating func write(_ baseline: SnapshotRecord, of scene: String) throws {
    contents.baselines += 1
    let frames = try catalogue.frameSets.frames(of: baseline)
    try writer.write(
      .baseline(
        ExportRecord.Baseline(
          scene: scene, layout: source(.layout, baseline.layout),
          content: source(.content, baseline.content),
          viewport: source(.viewport, baseline.viewport),
          patterns: baseline.patterns.compactMap { source(.pattern, $0) },
          engine: baseline.engine, contentSize: frames.contentSize,
          sections: frames.sections.count, elements: frames.rects.count)))
    for (number, section) in frames.sections.enumerated() {
      try write(section, number, of: frames, scene)
    }
  }

  private mutating func write(
    _ section: SectionSpan, _ number: Int, of frames: Frames, _ scene: String
  ) throws {
    let firstItem = section.first + (section.hasHeader ? 1 : 0)
    var start = 0
    repeat {
      let end = min(start + ExportRecord.itemsPerLine, section.items)
      let isLast = end == section.items
      func frame(_ kind: ElementKind, _ isHere: Bool) -> Rect? {
        isHere ? section.index(of: kind).map { frames.rects[$0] } : nil
      }
      try writer.write(
        .frames(
          ExportRecord.SectionFrames(
            scene: scene, section: number, firstItem: start, header: frame(.header, start == 0),
            items: frames.rects[(firstItem + start)..<(firstItem + end)],
            footer: frame(.footer, isLast), background: frame(.background, isLast))))
      start = end
    } while start < section.items
  }

  /// Returns `NAME@2` for a revision that the export has; nil for one that is gone or left out.
  private func source(_ kind: DocumentKind, _ source: SnapshotRecord.Source) -> String? {
    guard let name = source.name, let number = source.number else { return nil }
    guard headsOnly else { return "\(name)@\(number)" }
    return heads[Key(kind: kind, name: name)] == number ? "\(name)@1" : nil
  }
}
