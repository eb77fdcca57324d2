import Catalogue
import LayoutEngine
import StrictJSON
import Wording

/// One pass over the lines of an export that stores every record; the caller has begun a transaction.
///
/// A record stands behind those it refers to, so that only one line is in memory, and the frames of
/// one baseline.
struct Importing {
  /// A layout whose newest revision so far names a pattern that has not come.
  private struct Unresolved {
    let line: Int
    let layout: String
    let pattern: String
  }

  private let catalogue: Catalogue
  private let source: String
  private let now: String
  private var lines: ExportLines
  private var contents = CatalogueContents()
  private var runID: Int64 = 0
  private var unresolved: [Int64: Unresolved] = [:]
  private var frames: BaselineFrames?

  /// Prepares a pass over a text; `source` is what the user calls it.
  init(
    into catalogue: Catalogue, from source: String, now: String,
    read: @escaping (Int) throws -> [UInt8]
  ) {
    self.catalogue = catalogue
    self.source = source
    self.now = now
    lines = ExportLines(from: read)
  }

  /// Stores all records and returns how many there were.
  mutating func run() throws -> CatalogueContents {
    while let line = try nextLine() {
      do {
        try store(try ExportRecord(line: line))
      } catch let error as JSONError {
        throw refusal(error.path.isEmpty ? "\(error.problem)" : "\(error.path): \(error.problem)")
      } catch let error as ServiceError {
        throw refusal(sentence(error))
      } catch let error as LayoutError {
        throw refusal("\(error)")
      }
    }
    guard lines.number > 0 else {
      throw ImportError(
        source: source, line: nil,
        problem: "there is nothing in it, the first line of an export is a catalogue record")
    }
    try finishBaseline(atEnd: true)
    if let first = unresolved.values.min(by: { $0.line < $1.line }) {
      throw ImportError(
        source: source, line: first.line,
        problem: "the layout \(first.layout.quoted) names the pattern \(first.pattern.quoted), "
          + "which must stand on a line before it")
    }
    try catalogue.runs.count(
      runID, unchanged: 0, changed: 0, first: contents.baselines, failed: 0)
    try catalogue.runs.finish(runID, now: now)
    return contents
  }

  private mutating func nextLine() throws -> [UInt8]? {
    let line: [UInt8]?
    do {
      line = try lines.next()
    } catch ExportLines.Fault.cut(let line) {
      try checkBeginning(line)
      throw refusal("the line is cut, every line of an export ends with a newline")
    } catch ExportLines.Fault.tooLong {
      throw refusal("the line is longer than 257 MiB, the most that a record has")
    }
    guard let line else { return nil }
    for marker in ["<<<<<<<", "|||||||", "=======", ">>>>>>>"]
    where line.starts(with: marker.utf8) {
      throw refusal("a conflict marker \(marker.quoted), resolve the conflict first")
    }
    try checkBeginning(line)
    return line
  }

  /// Throws for a first line that has nothing of an export, as that of a document or a catalogue.
  private func checkBeginning(_ line: [UInt8]) throws {
    guard lines.number == 1, !line.contains(Array(#""record""#.utf8)) else { return }
    throw refusal(
      "this is no export of framebook, the first line of one is a catalogue record")
  }

  private mutating func store(_ record: ExportRecord) throws {
    if case .frames(let section) = record { return try store(section) }
    try finishBaseline()
    if case .catalogue = record {
      guard lines.number == 1 else {
        throw ServiceError.invalid("a second catalogue record, it stands on the first line only")
      }
    } else if lines.number == 1 {
      throw ServiceError.invalid(
        "found a record \(record.word.rawValue.quoted), the first line of an export is a "
          + "catalogue record")
    }
    switch record {
    case .catalogue(let format, let engine): try begin(format, engine)
    case .revision(let revision, let body): try store(revision, body)
    case .scene(let scene): try store(scene)
    case .baseline(let baseline): try store(baseline)
    case .frames: break
    }
  }

  private mutating func begin(_ format: Int, _ engine: Int) throws {
    guard format == ExportRecord.format else {
      throw ServiceError.invalid(
        "the format \(format) is that of another framebook, this one reads the format "
          + "\(ExportRecord.format)")
    }
    _ = try Engine(version: engine)
    try catalogue.setEngineVersion(engine)
    contents.engine = engine
    runID = try catalogue.runs.begin(
      cause: "import", subject: source, engine: engine, now: now)
  }

  private mutating func store(
    _ revision: ExportRecord.Revision, _ body: ArraySlice<UInt8>
  ) throws {
    let name = try Name.checked(revision.name)
    try Message.check(revision.message)
    let body = try DocumentBody(revision.kind, name: name, body)
    let revisionID: Int64
    let document = try catalogue.documents.find(revision.kind, name)
    let expected = (document?.headNumber ?? 0) + 1
    guard revision.number == expected else {
      let what = "revision \(revision.number) of the \(revision.kind.rawValue) \(name.quoted)"
      throw ServiceError.invalid(
        revision.number < expected
          ? "\(what) stands here for the second time"
          : "\(what) stands here, revision \(expected) must come first")
    }
    if let document {
      revisionID = try catalogue.documents.append(
        to: document, body: body.canonical, message: revision.message, now: now)
    } else {
      contents.documents += 1
      revisionID = try catalogue.documents.insert(
        revision.kind, name, body: body.canonical, message: revision.message, now: now)
    }
    contents.revisions += 1
    if revision.kind == .layout { try resolve(body.patternNames, of: name, revisionID) }
  }

  /// Notes the patterns that a layout names; only those that its newest revision names must be there.
  private mutating func resolve(
    _ patternNames: [String], of layout: String, _ revisionID: Int64
  ) throws {
    guard let document = try catalogue.documents.find(.layout, layout) else { return }
    unresolved[document.id] = nil
    var patternIDs: [Int64] = []
    for name in patternNames {
      let name = Name.normalized(name)
      if let pattern = try catalogue.documents.find(.pattern, name) {
        // Two spellings of one name are one pattern.
        if !patternIDs.contains(pattern.id) { patternIDs.append(pattern.id) }
      } else if unresolved[document.id] == nil {
        unresolved[document.id] = Unresolved(
          line: lines.number, layout: layout, pattern: name)
      }
    }
    try catalogue.documents.setPatterns(patternIDs, ofLayoutRevision: revisionID)
  }

  private mutating func store(_ scene: ExportRecord.Scene) throws {
    let name = try Name.checked(scene.name)
    guard try catalogue.scenes.find(name) == nil else {
      throw ServiceError.invalid("the scene \(name.quoted) stands here for the second time")
    }
    try catalogue.scenes.insert(
      name, layoutID: document(.layout, scene.layout).id,
      contentID: document(.content, scene.content).id,
      viewportID: document(.viewport, scene.viewport).id, now: now)
    contents.scenes += 1
  }

  private mutating func store(_ baseline: ExportRecord.Baseline) throws {
    let name = Name.normalized(baseline.scene)
    guard let scene = try catalogue.scenes.find(name) else {
      throw absent("scene", name)
    }
    guard scene.baselineID == nil else {
      throw ServiceError.invalid(
        "the baseline of the scene \(name.quoted) stands here for the second time")
    }
    _ = try Engine(version: baseline.engine)
    var origin = SnapshotOrigin(engine: baseline.engine)
    origin.layoutID = try baseline.layout.map { try revisionID(.layout, $0) }
    origin.contentID = try baseline.content.map { try revisionID(.content, $0) }
    origin.viewportID = try baseline.viewport.map { try revisionID(.viewport, $0) }
    for pattern in baseline.patterns {
      let patternID = try revisionID(.pattern, pattern)
      guard !origin.patternIDs.contains(patternID) else {
        throw ServiceError.invalid("the pattern \(pattern.quoted) stands twice in the list")
      }
      origin.patternIDs.append(patternID)
    }
    frames = BaselineFrames(of: baseline, scene: scene, origin: origin)
  }

  private mutating func store(_ section: ExportRecord.SectionFrames) throws {
    guard frames?.take(section) == true else {
      let scene = Name.normalized(section.scene).quoted
      throw ServiceError.invalid(
        frames.map { "\($0.expectation), found those of section \(section.section) of \(scene)" }
          ?? "the frames of the scene \(scene) must follow its baseline")
    }
  }

  /// Stores the baseline whose frames have come; throws when some are missing.
  private mutating func finishBaseline(atEnd: Bool = false) throws {
    guard let pending = frames else { return }
    guard pending.isComplete else {
      throw refusal("\(pending.expectation) before \(atEnd ? "the end" : "this record")")
    }
    self.frames = nil
    let frames = pending.frames
    let snapshotID = try catalogue.snapshots.insert(
      number: 1, ofScene: pending.scene.id, origin: pending.origin, runID: runID,
      contentWidth: pending.contentSize.width, contentHeight: pending.contentSize.height,
      frameSetID: catalogue.frameSets.insert(frames), now: now)
    try catalogue.scenes.setBaseline(snapshotID, ofScene: pending.scene.id)
    var change = ChangeRecord(runID: runID, scene: pending.scene.name, after: 1)
    change.added = frames.rects.count
    try catalogue.runs.record(
      change, sceneID: pending.scene.id, beforeID: nil, afterID: snapshotID)
    contents.baselines += 1
  }

  private func document(_ kind: DocumentKind, _ name: String) throws -> DocumentRecord {
    let name = Name.normalized(name)
    guard let document = try catalogue.documents.find(kind, name) else {
      throw absent(kind.rawValue, name)
    }
    return document
  }

  private func revisionID(_ kind: DocumentKind, _ reference: String) throws -> Int64 {
    let (name, number) = Name.reference(reference)
    guard let number else {
      throw ServiceError.invalid(
        "\(reference.quoted) names no revision, write NAME@REVISION as in "
          + "\(reference)@1".quoted)
    }
    let document = try document(kind, name)
    guard let revision = try catalogue.documents.revision(number, of: document) else {
      throw ServiceError.noRevision(
        kind: kind, name: document.name, number: number, newest: document.headNumber)
    }
    return revision.id
  }

  private func absent(_ what: String, _ name: String) -> ServiceError {
    .invalid("the \(what) \(name.quoted) is named here, it must stand on a line before")
  }

  /// Says what is wrong with a record; the line of a document within its record is always the same.
  private func sentence(_ error: ServiceError) -> String {
    guard case .invalidDocument(let kind, let name, let fault, _) = error else { return "\(error)" }
    let path = fault.path.isEmpty ? "" : "\(fault.path): "
    return "\(kind.rawValue) \(name.quoted): \(path)\(fault.problem)"
  }

  private func refusal(_ problem: String) -> ImportError {
    ImportError(source: source, line: lines.number, problem: problem)
  }
}
