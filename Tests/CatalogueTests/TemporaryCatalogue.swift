import Catalogue
import Foundation
import SQLite

/// A place of its own for one test's catalogue, removed with everything in it when let go.
final class TemporaryCatalogue {
  /// The folder that holds the catalogue and nothing else.
  let folder: String
  /// The path of the catalogue; no file is there yet.
  let path: String
  /// The time that everything is written at.
  static let now = "2026-01-02T03:04:05.678Z"

  init(named name: String = "test.db") throws {
    folder = FileManager.default.temporaryDirectory.path + "/catalogue-tests-" + UUID().uuidString
    path = folder + "/" + name
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  deinit {
    // A folder that stays behind is no reason to fail a test.
    try? FileManager.default.removeItem(atPath: folder)
  }

  /// Opens the catalogue as a program does.
  func open(_ access: Catalogue.Access = .createIfMissing(engine: 2)) throws -> Catalogue {
    try Catalogue(path: path, access: access, now: Self.now)
  }

  /// Opens the file as any program with SQLite does.
  func connection(_ mode: OpenMode = .readWriteCreate) throws -> Connection {
    try Connection(path: path, mode: mode)
  }

  /// Puts bytes where the catalogue is to be.
  func write(_ bytes: some Sequence<UInt8>) throws {
    try Data(bytes).write(to: URL(fileURLWithPath: path))
  }

  /// Every file of the folder with its bytes, to see whether something was touched.
  func contents() throws -> [String: Data] {
    var contents: [String: Data] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: folder) {
      contents[name] = try Data(contentsOf: URL(fileURLWithPath: folder + "/" + name))
    }
    return contents
  }

  /// What SQLite finds wrong with the file; empty when it is sound.
  func problems() throws -> [String] {
    try connection(.readWrite).integrityCheck()
  }
}

extension Catalogue {
  /// Records that a scene's inputs of now cannot be computed, as there is "no room".
  func fail(_ scene: SceneRecord) throws {
    let runID = try beginRun()
    try write {
      try scenes.setFailure(
        "no room", ofScene: scene.id, inputs: present(scenes.inputs(id: scene.id)), runID: runID,
        now: TemporaryCatalogue.now)
    }
  }

  /// Adds a document and returns it.
  func addDocument(_ kind: DocumentKind, _ name: String, body: String = "{}") throws
    -> DocumentRecord
  {
    try write {
      _ = try documents.insert(
        kind, name, body: body.utf8, message: nil, now: TemporaryCatalogue.now)
    }
    return try present(documents.find(kind, name))
  }

  /// Adds a revision to a document and returns the document as it is then.
  func append(to document: DocumentRecord, body: String) throws -> DocumentRecord {
    try write {
      _ = try documents.append(
        to: document, body: body.utf8, message: nil, now: TemporaryCatalogue.now)
    }
    return try present(documents.find(id: document.id))
  }

  /// Adds a scene with documents of its own, named as it is, and returns it.
  func addScene(_ name: String) throws -> SceneRecord {
    let layout = try addDocument(.layout, name)
    let content = try addDocument(.content, name)
    let viewport = try addDocument(.viewport, name)
    try write {
      try scenes.insert(
        name, layoutID: layout.id, contentID: content.id, viewportID: viewport.id,
        now: TemporaryCatalogue.now)
    }
    return try present(scenes.find(name))
  }

  /// Begins a run and returns its number.
  func beginRun() throws -> Int64 {
    try write {
      try runs.begin(
        cause: "compute", subject: "", engine: engineVersion(), now: TemporaryCatalogue.now)
    }
  }

  /// Stores one frame, as wide as `width`, as a scene's next snapshot of its current inputs.
  @discardableResult
  func addSnapshot(of scene: SceneRecord, width: Double = 1, frameSet: Int64? = nil) throws
    -> SnapshotRecord
  {
    let runID = try beginRun()
    let id = try write {
      let number = try (snapshots.latest(ofScene: scene.id)?.number ?? 0) + 1
      return try snapshots.insert(
        number: number, ofScene: scene.id, inputs: present(scenes.inputs(id: scene.id)),
        runID: runID, contentWidth: 100, contentHeight: 200,
        frameSetID: frameSet ?? frameSets.insert(.one(width: width)), now: TemporaryCatalogue.now)
    }
    return try present(snapshots.find(id: id))
  }
}
