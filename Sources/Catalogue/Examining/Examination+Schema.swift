import Migrations
import SQLite

extension Examination {
  /// What the marks of a file say of it.
  package enum Mark: Hashable, Sendable {
    /// Nothing has been written to it.
    case empty
    /// It is no SQLite file, or its first page is damaged.
    case noDatabase
    /// It has the marks of another program, or none.
    case foreign
    /// It is a catalogue of this schema version, which may be past all known ones.
    case ours(version: Int32)
  }

  /// The newest schema version known here.
  package static var newestVersion: Int32 { Catalogue.migrator.newestVersion }

  /// Reads whose file it is.
  package func mark() throws -> Mark {
    do {
      let (mark, version) = (try connection.applicationID(), try connection.userVersion())
      if mark == Catalogue.applicationID { return .ours(version: version) }
      let entries = try connection.first("SELECT count(*) FROM sqlite_schema") { row in
        try row.integer(0)
      }
      return mark == 0 && version == 0 && entries == 0 ? .empty : .foreign
    } catch let error as SQLiteError where error.primary == .notADatabase {
      return .noDatabase
    }
  }

  /// Lists what is wrong with pages, indexes, checks and references.
  package func integrityProblems() throws -> [String] {
    let pageSize = try connection.first("PRAGMA page_size") { try $0.integer(0, as: Int.self) } ?? 0
    let isCut = pageSize == 0 || !byteCount.isMultiple(of: pageSize)
    let cut = isCut ? ["it ends in the middle of a page"] : []
    return try cut
      + connection.integrityCheck().flatMap { problem in
        problem.split(separator: "\n").map(String.init)
          .filter { !$0.hasPrefix("*** in database") }
      }
  }

  /// Lists where the recorded migrations differ from those known here, up to a schema version.
  package func migrationProblems(version: Int32) throws -> [String] {
    let recorded = try connection.all(
      "SELECT version, checksum FROM migration ORDER BY version"
    ) { row in (version: try row.integer(0), checksum: try row.text(1)) }
    var problems: [String] = []
    for script in Migrations.all where script.version <= version {
      let migration = Migration(version: script.version, name: script.name, sql: script.sql)
      let record = recorded.first { $0.version == Int64(script.version) }
      if record == nil {
        problems.append("the migration '\(script.name)' is not recorded")
      } else if record?.checksum != migration.checksum {
        problems.append("the migration '\(script.name)' was another than the one known here")
      }
    }
    for record in recorded where record.version > Int64(version) || record.version < 1 {
      problems.append("a migration \(record.version) is recorded, the version is \(version)")
    }
    return problems
  }

  /// Lists the tables, indexes and views that are not as the migrations up to a version make them.
  ///
  /// What somebody has added is not looked at.
  package func schemaProblems(version: Int32) throws -> [String] {
    let model = try Connection()
    for script in Migrations.all where script.version <= version { try model.script(script.sql) }
    let found = Dictionary(
      try Examination.entries(of: connection).map { ($0.name, $0) },
      uniquingKeysWith: { first, _ in first })
    return try Examination.entries(of: model).compactMap { entry in
      guard let there = found[entry.name] else {
        return "the \(entry.type) '\(entry.name)' is missing"
      }
      return there == entry
        ? nil : "the \(entry.type) '\(entry.name)' is not as the migrations make it"
    }
  }

  private struct Entry: Hashable {
    let type: String
    let name: String
    let sql: String
  }

  private static func entries(of connection: borrowing Connection) throws -> [Entry] {
    try connection.all(
      "SELECT type, name, sql FROM sqlite_schema WHERE sql IS NOT NULL ORDER BY name"
    ) { row in
      Entry(type: try row.text(0), name: try row.text(1), sql: try row.text(2))
    }
  }
}
