/// Why a file was not migrated; the file is then as it was.
package enum MigrationError: Error, Hashable, Sendable {
  /// The file has no schema, and creating one was not asked for.
  case empty
  /// The file belongs to another program.
  case foreign
  /// The file was written by an older program, and is only to be read.
  case older(version: Int32, newest: Int32)
  /// The file was written by a newer program.
  case newer(version: Int32, newest: Int32)
  /// A step recorded in the file is not the one this program has, or is not recorded at all.
  case changed(name: String)
}

extension MigrationError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .empty:
      "the file is empty"
    case .foreign:
      "the file belongs to another program"
    case .older(let version, let newest):
      "the file has schema version \(version), older than \(newest), and is not to be migrated"
    case .newer(let version, let newest):
      "the file has schema version \(version), newer than \(newest), the newest known here"
    case .changed(let name):
      "the file was made with another migration '\(name)' than the one known here"
    }
  }
}
