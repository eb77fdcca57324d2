import Foundation
import Migrations
import SQLite
import Wording

/// One open catalogue file; the repositories read and write through it. Used by one task at a time.
package final class Catalogue {
  /// What opening may do to the file.
  package enum Access: Hashable, Sendable {
    /// Makes a catalogue with this engine version; one that is there already is an error.
    case create(engine: Int)
    /// Writes, and makes a missing catalogue with this engine version.
    case createIfMissing(engine: Int)
    /// Writes; a missing catalogue is an error.
    case write
    /// Reads, also where nothing can be written; a missing catalogue is an error.
    case read
  }

  /// The mark of our files: `FrBk` in the file's header.
  package static let applicationID: Int32 = 0x4672_426B

  /// The path it was opened with.
  package let path: String
  let connection: Connection

  /// Opens the file at `path`; `now` is the time to record for what opening writes.
  ///
  /// Throws `CatalogueError` for a file that cannot be used and leaves such a file untouched.
  package init(
    path: String, access: Access, busyTimeout: Duration = .seconds(5), now: String
  ) throws {
    self.path = path
    do {
      connection = try Catalogue.opened(path, access, busyTimeout, now)
    } catch let error as MigrationError {
      throw CatalogueError(error, path: path)
    } catch let error as SQLiteError
      where error.isCorrupt || error.primary == .error || error.primary == .mismatch
    {
      // Our own statements are at fault only where the schema is not what its version says.
      throw CatalogueError.damaged(path: path, detail: error.message)
    } catch let error as SQLiteError where error.primary == .cannotOpen {
      throw CatalogueError.unreachable(path: path, detail: Catalogue.reason(path) ?? error.message)
    } catch let error as DraftFile.Failure {
      throw CatalogueError.unreachable(
        path: path, detail: Catalogue.reason(path) ?? error.description)
    }
  }

  /// Makes an empty catalogue in memory, gone when it is let go; `now` is the time to record.
  package init(inMemoryWithEngine engine: Int, now: String) throws {
    path = "memory"
    connection = try Connection()
    try Catalogue.migrator.migrate(
      connection, creating: true, appliedAt: now, seed: Catalogue.seed(engine, now))
  }

  /// Runs a body whose writes are kept all or not at all; waits for other writers first.
  package func write<T>(_ body: () throws -> T) throws -> T {
    try connection.transaction(.immediate) { _ in try body() }
  }

  /// Runs a body whose reads all see the same state of the file.
  package func read<T>(_ body: () throws -> T) throws -> T {
    try connection.transaction(.deferred) { _ in try body() }
  }

  /// Runs a body that waits for other tasks between reads which all see the same state of the file.
  package func readAcrossWaits<T>(_ body: () async throws -> T) async throws -> T {
    try connection.begin(.deferred)
    do {
      let result = try await body()
      try connection.commit()
      return result
    } catch {
      connection.rollBack()
      throw error
    }
  }

  /// A number that is another one when any other connection has written since it was read.
  ///
  /// To be read in a transaction, of whose state it tells: sqlite.org/pragma.html#pragma_data_version.
  package func versionOfOthers() throws -> Int64 {
    try connection.first("PRAGMA data_version") { row in try row.integer(0) } ?? 0
  }

  /// The engine version that the catalogue is computed with.
  package func engineVersion() throws -> Int {
    let pinned = try connection.first("SELECT engine_version FROM catalogue") { row in
      try row.integer(0, as: Int.self)
    }
    guard let pinned else {
      throw CatalogueError.damaged(path: path, detail: "the pinned engine version is missing")
    }
    return pinned
  }

  /// Moves the pin to another engine version.
  package func setEngineVersion(_ version: Int) throws {
    try connection.run("UPDATE catalogue SET engine_version = ?", [Value(version)])
  }

  static let migrator = Migrator(
    applicationID: applicationID,
    migrations: Migrations.all.map {
      Migration(version: $0.version, name: $0.name, sql: $0.sql)
    })

  private static func opened(
    _ path: String, _ access: Access, _ busyTimeout: Duration, _ now: String
  ) throws -> Connection {
    guard try !DatabasePath(path).isSpecial else { throw CatalogueError.foreign(path: path) }
    let state = try migrator.state(ofFileAt: path, busyTimeout: busyTimeout)
    var engine: Int?
    switch access {
    case .create(let version), .createIfMissing(let version): engine = version
    case .write, .read: break
    }
    switch state {
    case .missing where engine == nil: throw CatalogueError.missing(path: path)
    case .empty where engine == nil: throw CatalogueError.empty(path: path)
    case .foreign: throw CatalogueError.foreign(path: path)
    case .newer(let version):
      throw CatalogueError.newer(path: path, version: version, newest: migrator.newestVersion)
    case .older, .current:
      if case .create = access { throw CatalogueError.exists(path: path) }
    case .missing, .empty: break
    }
    if access == .read, state == .current, try !DatabasePath(path).isWritable {
      // SQLite cannot share memory beside a file it may not write, so a log must not be there.
      let hasLog = try DatabasePath(path).hasWriteAheadLog
      let connection = try Connection(
        path: path, mode: hasLog ? .readOnly : .immutable, busyTimeout: busyTimeout)
      try migrator.verify(connection)
      return connection
    }
    if state == .missing, let engine {
      let isMade = try makeFile(at: path, engine, busyTimeout, now)
      if !isMade, case .create = access, try DatabasePath(path).exists {
        throw CatalogueError.exists(path: path)
      }
    }
    let connection = try Connection(
      path: path, mode: engine == nil ? .readWrite : .readWriteCreate, busyTimeout: busyTimeout)
    // A copy that another program made, as by VACUUM INTO, can be without the log.
    let needsLog = try access != .read && !connection.usesWriteAheadLog()
    if state == .missing || state == .empty || needsLog {
      try connection.enableWriteAheadLog()
    }
    try migrator.migrate(
      connection, creating: engine != nil, appliedAt: now, seed: seed(engine, now))
    return connection
  }

  /// Makes a new file that stands in its place with all that belongs into it; false when there is one.
  private static func makeFile(
    at path: String, _ engine: Int, _ busyTimeout: Duration, _ now: String
  ) throws -> Bool {
    let file = try DatabasePath(path)
    let draft = try DraftFile(for: file.name, timeout: busyTimeout)
    guard !file.exists else { return false }
    try fill(draft.path, engine, now)
    return try draft.place()
  }

  /// Makes a whole catalogue of an empty file that nobody else knows.
  private static func fill(_ path: String, _ engine: Int, _ now: String) throws {
    let connection = try Connection(path: path, mode: .readWrite)
    try connection.enableWriteAheadLog()
    try migrator.migrate(
      connection, creating: true, appliedAt: now, seed: seed(engine, now))
    try connection.checkpoint(truncate: true)
  }

  /// Returns what writes a new catalogue's first row: the pinned engine version.
  private static func seed(
    _ engine: Int?, _ now: String
  ) -> (borrowing Connection) throws -> Void {
    { connection in
      try connection.run(
        "INSERT INTO catalogue (id, engine_version, created_at) VALUES (1, ?, ?)",
        [Value(engine), .text(now)])
    }
  }

  /// Says what keeps a file from being made, where its folder does.
  private static func reason(_ path: String) -> String? {
    guard !path.isEmpty else { return nil }
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder)
    return exists && isFolder.boolValue ? nil : "there is no folder \(folder.quoted)"
  }
}

extension CatalogueError {
  /// Words a migrator's refusal in terms of the file.
  init(_ error: MigrationError, path: String) {
    self =
      switch error {
      case .empty: .empty(path: path)
      case .foreign: .foreign(path: path)
      case .newer(let version, let newest): .newer(path: path, version: version, newest: newest)
      case .older: .damaged(path: path, detail: error.description)
      case .changed: .damaged(path: path, detail: error.description)
      }
  }
}
