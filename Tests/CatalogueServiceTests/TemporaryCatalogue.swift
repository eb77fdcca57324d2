import Catalogue
import CatalogueService
import Foundation
import SQLite

/// A catalogue of its own for one test, removed with its folder when let go.
final class TemporaryCatalogue {
  /// The folder that holds the catalogue and nothing else.
  let folder: String
  /// The path of the catalogue.
  let path: String
  /// The service that the test talks to.
  let service: Service

  private let clock: TestClock

  init(engine: Int = 2) throws {
    let clock = TestClock()
    folder = FileManager.default.temporaryDirectory.path + "/service-tests-" + UUID().uuidString
    path = folder + "/test.db"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    self.clock = clock
    service = try Service(path: path, access: .create(engine: engine), clock: clock.now)
  }

  deinit {
    // A folder that stays behind is no reason to fail a test.
    try? FileManager.default.removeItem(atPath: folder)
  }

  /// Opens the same catalogue once more, as another process would.
  func another(
    _ access: Catalogue.Access = .write, busyTimeout: Duration = .seconds(5), workers: Int = 2
  ) throws -> Service {
    try Service(
      path: path, access: access, busyTimeout: busyTimeout, workers: workers, clock: clock.now)
  }

  /// Runs SQL on the file, past the service.
  func run(_ sql: String) throws {
    try Connection(path: path, mode: .readWrite).run(sql)
  }

  /// Reads rows from the file, past the service.
  func rows(_ sql: String) throws -> [[Value]] {
    try Connection(path: path, mode: .readWrite).all(sql) { row in
      try (0..<row.columnCount).map { try row.value($0) }
    }
  }

  /// Reads one number from the file, past the service.
  func number(_ sql: String) throws -> Int64 {
    guard case .integer(let number)? = try rows(sql).first?.first else { throw Absent() }
    return number
  }

  /// Everything that is stored, to see whether something was written.
  func everything() throws -> [String: [[Value]]] {
    let names = try rows("SELECT name FROM sqlite_schema WHERE type = 'table'")
    var everything: [String: [[Value]]] = [:]
    for case .text(let name)? in names.map(\.first) {
      everything[name] = try rows("SELECT * FROM \"\(name)\"")
    }
    return everything
  }

  /// The states of all scenes, by name.
  func states() throws -> [String: SceneState] {
    Dictionary(uniqueKeysWithValues: try service.statuses().map { ($0.name, $0.state) })
  }

  /// The state of one scene.
  func state(_ scene: String = "a") throws -> SceneState { try status(scene).state }

  /// What the service tells of one scene.
  func status(_ scene: String = "a") throws -> SceneStatus {
    try present(service.statuses([scene]).first)
  }

  /// The numbers of a scene's snapshots.
  func snapshotNumbers(_ scene: String = "a") throws -> [Int] {
    try service.sceneDetail(scene).snapshots.map(\.number)
  }

  /// Adds the scene `a` of the layout `grid`, the content `few` and the viewport `phone`.
  func addScene(items: Int = 4) throws {
    _ = try service.add(.layout, "grid", body: Documents.grid())
    _ = try service.add(.content, "few", body: Documents.content(items))
    _ = try service.add(.viewport, "phone", body: Documents.viewport(320, 568))
    _ = try service.addScenes("a", layout: "grid", content: "few", viewports: ["phone"])
  }

  /// Adds scenes that share documents: `grid` and those that differ from it by what their name says.
  func addGallery() throws {
    _ = try service.add(.layout, "grid", body: Documents.grid())
    _ = try service.add(.layout, "list", body: Documents.list())
    _ = try service.add(.pattern, "tall", body: Documents.pattern())
    _ = try service.add(.layout, "tiles", body: Documents.mosaic("tall"))
    _ = try service.add(.content, "few", body: Documents.content(4))
    _ = try service.add(.content, "many", body: Documents.content(40, 40))
    _ = try service.add(.viewport, "phone", body: Documents.viewport(320, 568))
    _ = try service.add(.viewport, "tablet", body: Documents.viewport(768, 1024))
    let scenes = [
      ("grid", "grid", "few", "phone"), ("list", "list", "few", "phone"),
      ("tiles", "tiles", "few", "phone"), ("many", "grid", "many", "phone"),
      ("tablet", "grid", "few", "tablet"),
    ]
    for (name, layout, content, viewport) in scenes {
      _ = try service.addScenes(
        name, layout: layout, content: content, viewports: [viewport])
    }
  }
}
