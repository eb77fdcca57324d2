/// The schema's history, oldest first; a released script never changes, a new one is added here.
package enum Migrations {
  /// Every script of the folder SQL, in the order they are applied.
  package static let all: [MigrationScript] = [
    MigrationScript(
      version: 1, name: "m0001_create", bytes: PackageResources.m0001_create_sql)
  ]
}
