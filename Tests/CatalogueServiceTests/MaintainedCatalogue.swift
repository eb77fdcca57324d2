import Catalogue
import CatalogueService
import Foundation
import SQLite

/// A catalogue in a temporary folder of its own, to be aged, copied and broken.
///
/// It has the layout `rows`, the content `cards` and the scenes `a` and `b`, each computed once.
final class MaintainedCatalogue {
  let folder: URL
  private var height = 50

  init() async throws {
    folder = FileManager.default.temporaryDirectory
      .appending(path: "framebook-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let service = try Service(path: path, access: .createIfMissing(engine: 2))
    _ = try service.add(.layout, "rows", body: layout)
    _ = try service.add(.content, "cards", body: Array(#"{"sections":[{"items":5}]}"#.utf8))
    for (scene, viewport) in [("a", "320x568"), ("b", "375x812")] {
      _ = try service.addScenes(scene, layout: "rows", content: "cards", viewports: [viewport])
    }
    _ = try await service.compute()
  }

  deinit {
    // A folder that stays behind in the temporary folder does no harm.
    try? FileManager.default.removeItem(at: folder)
  }

  /// The path of the catalogue.
  var path: String { file("framebook.db") }

  /// The names of all files in the folder.
  var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() }
  }

  /// The size of the catalogue's file, without its log.
  var fileSize: Int {
    get throws { try Data(contentsOf: URL(filePath: path)).count }
  }

  func file(_ name: String) -> String { folder.appending(path: name).path }

  /// Opens the catalogue to be written.
  func open() throws -> Service { try Service(path: path, access: .write) }

  /// Gives both scenes so many more snapshots, each with other frames.
  func age(by count: Int) async throws {
    let service = try open()
    for _ in 0..<count {
      height += 1
      _ = try await service.update(.layout, "rows", body: layout)
    }
  }

  /// Runs a statement behind the program's back; foreign keys and checks are not looked at.
  func tamper(_ sql: String) throws {
    let connection = try Connection(path: path, mode: .readWrite)
    try connection.run("PRAGMA foreign_keys = OFF")
    try connection.run("PRAGMA ignore_check_constraints = ON")
    try connection.run(sql)
  }

  /// The numbers of a scene's snapshots.
  func snapshots(_ scene: String) throws -> [Int] {
    try open().sceneDetail(scene).snapshots.map(\.number)
  }

  private var layout: [UInt8] {
    Array(#"{"itemHeight":\#(height),"kind":"uniform"}"#.utf8)
  }
}
