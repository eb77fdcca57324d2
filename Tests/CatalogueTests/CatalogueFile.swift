import Foundation
import LayoutEngine
import SQLite

@testable import Catalogue

/// A catalogue in a temporary folder, removed with it, with short ways to fill it.
final class CatalogueFile {
  let path: String
  let catalogue: Catalogue
  private let now = "2026-01-01T00:00:00.000Z"
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appending(path: "catalogue-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    path = folder.appending(path: "framebook.db").path
    catalogue = try Catalogue(path: path, access: .create(engine: 1), now: now)
  }

  deinit {
    // A folder that stays behind is no reason to fail a test.
    try? FileManager.default.removeItem(at: folder)
  }

  /// Adds a scene of one layout, content and viewport that all scenes share.
  func addScene(_ name: String) throws {
    if try catalogue.scenes.names().isEmpty {
      for (index, kind) in ["layout", "content", "viewport"].enumerated() {
        let key = Value.integer(Int64(index + 1))
        try catalogue.connection.run(
          "INSERT INTO document VALUES (?, ?, ?, ?, ?)",
          [key, .text(kind), .text("the \(kind)"), key, .text(now)])
        try catalogue.connection.run(
          "INSERT INTO revision VALUES (?, ?, 1, '{}', NULL, ?, 0)", [key, key, .text(now)])
      }
      _ = try catalogue.runs.begin(cause: "compute", subject: "", engine: 1, now: now)
    }
    try catalogue.scenes.insert(name, layoutID: 1, contentID: 2, viewportID: 3, now: now)
  }

  /// Adds a snapshot of the first run with frames of its own.
  @discardableResult
  func addSnapshot(_ frames: Frames, to scene: String, engine: Int) throws -> Int64 {
    try insert(
      try catalogue.frameSets.insert(frames), frames.contentSize, to: scene, engine: engine)
  }

  /// Adds a snapshot to a scene that shares the frames of another one's latest.
  func shareLatest(of other: String, with scene: String) throws {
    guard
      let key = try catalogue.scenes.find(other)?.id,
      let latest = try catalogue.snapshots.latest(ofScene: key)
    else { throw CatalogueError.missing(path: other) }
    let size = Size(width: latest.contentWidth, height: latest.contentHeight)
    _ = try insert(latest.frameSetID, size, to: scene, engine: latest.engine)
  }

  /// Runs a query and reads the whole numbers of its first column.
  func numbers(_ sql: String) throws -> [Int64] {
    var numbers: [Int64] = []
    try catalogue.query(sql, parameters: [:]) { _ in
    } take: { row in
      if case .integer(let number) = row[0] { numbers.append(number) }
    }
    return numbers
  }

  private func insert(
    _ frameSetID: Int64, _ size: Size, to scene: String, engine: Int
  ) throws -> Int64 {
    guard let key = try catalogue.scenes.find(scene)?.id else {
      throw CatalogueError.missing(path: scene)
    }
    let latest = try catalogue.snapshots.latest(ofScene: key)
    let inputs = SceneInputs(
      layoutID: 1, contentID: 2, viewportID: 3, patterns: [], engine: engine)
    return try catalogue.snapshots.insert(
      number: (latest?.number ?? 0) + 1, ofScene: key, inputs: inputs, runID: 1,
      contentWidth: size.width, contentHeight: size.height, frameSetID: frameSetID, now: now)
  }
}
