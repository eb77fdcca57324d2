/// Brings the schema of a file up to date, and tells files apart that it must not touch.
package struct Migrator: Sendable {
  /// What a file is to this program.
  package enum State: Hashable, Sendable {
    /// There is no file.
    case missing
    /// No bytes (SQLite counts a single byte as none), or a database without any schema and marks.
    case empty
    /// No SQLite file, or one of another program.
    case foreign
    /// Ours, some steps behind.
    case older(version: Int32)
    /// Ours and up to date.
    case current
    /// Ours, of a newer program.
    case newer(version: Int32)
  }

  private let applicationID: Int32
  let migrations: [Migration]

  /// Takes the mark of our files and all steps, which count 1, 2, 3 ….
  package init(applicationID: Int32, migrations: [Migration]) {
    precondition(applicationID != 0, "0 marks the files of nobody")
    precondition(!migrations.isEmpty, "without a migration there is no schema")
    precondition(
      zip(migrations, 1...).allSatisfy { migration, number in migration.version == number },
      "migrations count 1, 2, 3 …")
    self.applicationID = applicationID
    self.migrations = migrations
  }

  /// The schema version that migrating leads to.
  package var newestVersion: Int32 { Int32(migrations.count) }

  /// Tells what a file is without a change to it or to its write-ahead log.
  ///
  /// SQLite reads the file, and not we its header: the latest version may stand in the log only.
  /// Without a log the file is read as immutable, which makes no files; beside a log that a
  /// crash has left, SQLite may make its -shm file, as any reader does.
  package func state(
    ofFileAt path: String, busyTimeout: Duration = .seconds(5)
  ) throws -> State {
    let file = try DatabasePath(path)
    guard file.exists else { return .missing }
    let mode: OpenMode = file.hasWriteAheadLog ? .readOnly : .immutable
    return try state(of: Connection(path: path, mode: mode, busyTimeout: busyTimeout))
  }

  /// Tells what the file of a connection is, from one consistent read.
  package func state(of connection: borrowing Connection) throws -> State {
    do {
      return try connection.transaction(.deferred, currentState)
    } catch let error as SQLiteError where error.primary == .notADatabase {
      return .foreign
    }
  }

  /// Applies the steps that a file lacks, each in a transaction, and answers with those applied here.
  ///
  /// A file that is up to date is only read. Any number of processes may migrate at once.
  /// - Parameters:
  ///   - creating: Whether an empty file may get the schema.
  ///   - appliedAt: The time to record.
  ///   - seed: Writes a new file's first rows, in the transaction of the first step.
  @discardableResult
  package func migrate(
    _ connection: borrowing Connection, creating: Bool, appliedAt: String,
    seed: (borrowing Connection) throws -> Void = { _ in }
  ) throws -> [Migration] {
    var state = try state(of: connection)
    try checkRecords(connection, state)
    var applied: [Migration] = []
    while let next = try next(after: state, creating: creating) {
      state = try connection.transaction(.immediate) { connection in
        // Another process may have been faster: what counts is the state under the lock.
        guard try currentState(connection) == state else {
          return try currentState(connection)
        }
        try apply(next, to: connection, at: appliedAt)
        if state == .empty { try seed(connection) }
        applied.append(next)
        return try currentState(connection)
      }
    }
    return applied
  }

  /// Throws unless a file is up to date and was made with the very steps known here; only reads.
  package func verify(_ connection: borrowing Connection) throws {
    let state = try state(of: connection)
    try checkRecords(connection, state)
    if case .older(let version) = state {
      throw MigrationError.older(version: version, newest: newestVersion)
    }
    _ = try next(after: state, creating: false)
  }

  private func next(after state: State, creating: Bool) throws(MigrationError) -> Migration? {
    switch state {
    case .current: nil
    case .older(let version): migrations[Int(version)]
    case .empty where creating: migrations[0]
    case .empty, .missing: throw .empty
    case .foreign: throw .foreign
    case .newer(let version): throw .newer(version: version, newest: newestVersion)
    }
  }

  private func apply(
    _ migration: Migration, to connection: borrowing Connection, at time: String
  ) throws {
    try connection.script(migration.sql)
    try connection.run(
      "INSERT INTO migration (version, name, checksum, applied_at) VALUES (?, ?, ?, ?)",
      [
        .integer(Int64(migration.version)), .text(migration.name), .text(migration.checksum),
        .text(time),
      ])
    try connection.setApplicationID(applicationID)
    try connection.setUserVersion(migration.version)
  }

  private func currentState(_ connection: borrowing Connection) throws -> State {
    let mark = try connection.applicationID()
    let version = try connection.userVersion()
    if mark == applicationID && version > 0 {
      if version > newestVersion { return .newer(version: version) }
      return version == newestVersion ? .current : .older(version: version)
    }
    guard mark == 0 && version == 0 else { return .foreign }
    let entries = try connection.first("SELECT count(*) FROM sqlite_schema") { row in
      try row.integer(0)
    }
    return entries == 0 ? .empty : .foreign
  }

  private func checkRecords(
    _ connection: borrowing Connection, _ state: State
  ) throws {
    let version: Int32
    switch state {
    case .current: version = newestVersion
    case .older(let older): version = older
    case .missing, .empty, .foreign, .newer: return
    }
    for migration in migrations.prefix(Int(version)) {
      let recorded = try connection.first(
        "SELECT checksum FROM migration WHERE version = ?", [.integer(Int64(migration.version))]
      ) { row in try row.text(0) }
      guard recorded == migration.checksum else {
        throw MigrationError.changed(name: migration.name)
      }
    }
  }
}
