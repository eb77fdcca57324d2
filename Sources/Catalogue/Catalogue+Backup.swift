import SQLite

extension Catalogue {
  /// Copies everything, as it is now, into a new file; others may go on writing meanwhile.
  ///
  /// Throws `CatalogueError.unreachable` where that file cannot be written.
  package func copy(toNewFileAt path: String) throws {
    do {
      try fill(fileAt: path)
    } catch let error as SQLiteError where error.isWriteFailure {
      // Of the catalogue itself a copy only reads.
      throw CatalogueError.unreachable(path: path, detail: error.systemSentence)
    }
  }

  private func fill(fileAt path: String) throws {
    let target = try Connection(path: path, mode: .readWriteCreate)
    // Nobody needs what is half a copy: there is nothing to be rolled back.
    try target.run("PRAGMA journal_mode = MEMORY")
    try connection.copy(to: target)
  }

  /// Throws unless the file at `path`, which nobody may be writing, is a sound catalogue.
  package static func verifyCopy(at path: String) throws {
    do {
      let copy = try Connection(path: path, mode: .immutable)
      try migrator.verify(copy)
      if let problem = try copy.integrityCheck().first {
        throw CatalogueError.damaged(path: path, detail: problem)
      }
    } catch let error as MigrationError {
      throw CatalogueError(error, path: path)
    } catch let error as SQLiteError where error.isCorrupt {
      throw CatalogueError.damaged(path: path, detail: error.message)
    } catch let error as SQLiteError where error.primary == .inputOutput {
      throw CatalogueError.unreachable(path: path, detail: error.systemSentence)
    }
  }
}
