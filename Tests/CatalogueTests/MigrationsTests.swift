import Foundation
import Migrations
import SQLite
import Testing

struct MigrationsTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Migrations/SQL")

  @Test func `the list holds every file of the folder, in order`() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(Migrations.all.map { $0.name + ".sql" } == files.sorted())
  }

  @Test(arguments: Migrations.all)
  func `a script is its file's text and has the number in its name`(
    script: MigrationScript
  ) throws {
    let file = Self.folder.appendingPathComponent(script.name + ".sql")
    #expect(script.sql == (try String(contentsOf: file, encoding: .utf8)))
    #expect(Int32(script.name.dropFirst().prefix(4)) == script.version)
  }

  @Test func `versions count 1, 2, 3`() {
    #expect(Migrations.all.map(\.version) == Array(1...Int32(Migrations.all.count)))
  }

  @Test func `the scripts make a sound schema of an empty database`() throws {
    let migrator = Migrator(
      applicationID: 1,
      migrations: Migrations.all.map { script in
        Migration(version: script.version, name: script.name, sql: script.sql)
      })
    let connection = try Connection()
    try migrator.migrate(connection, creating: true, appliedAt: "2026-01-01T00:00:00.000Z")
    try migrator.verify(connection)
    #expect(try connection.integrityCheck() == [])
    let loose = try connection.all(
      "SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table' AND NOT strict"
    ) { row in try row.text(0) }
    #expect(loose.filter { !$0.hasPrefix("sqlite_") } == [])
  }
}
