/// One SQL file of this folder, embedded in the program.
package struct MigrationScript: Hashable, Sendable {
  /// The schema version after the script; the number in its file's name.
  package let version: Int32
  /// The file's name without its ending.
  package let name: String
  /// The file's text.
  package let sql: String

  init(version: Int32, name: String, bytes: [UInt8]) {
    self.version = version
    self.name = name
    sql = String(decoding: bytes, as: UTF8.self)
  }
}
