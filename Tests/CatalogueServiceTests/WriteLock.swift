import SQLite

/// Another process that writes, until it is let go.
final class WriteLock {
  private let connection: Connection

  init(_ catalogue: TemporaryCatalogue) throws {
    connection = try Connection(path: catalogue.path, mode: .readWrite)
    try connection.run("BEGIN IMMEDIATE")
  }
}
