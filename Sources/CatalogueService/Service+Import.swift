import Catalogue
import Foundation
import LayoutEngine
import Wording

extension Service {
  /// Imports what `export` wrote into the catalogue at `path`, which is made when it is missing.
  ///
  /// All or nothing: an error leaves everything as it was, and no new file. Each baseline becomes
  /// its scene's first snapshot. A catalogue that is not empty is refused unless `replacing`; its
  /// log stays either way.
  ///
  /// - Parameters:
  ///   - source: What the user calls the text, for errors and the log.
  ///   - read: Returns the next bytes of the text, at most so many, and none only at its end.
  package static func importCatalogue(
    at path: String, from source: String, replacing: Bool = false,
    busyTimeout: Duration = .seconds(5), clock: @escaping () -> String = Service.now,
    read: @escaping (Int) throws -> [UInt8]
  ) throws -> CatalogueContents {
    func fill(_ path: String, _ access: Catalogue.Access) throws -> CatalogueContents {
      let service = try Service(
        path: path, access: access, busyTimeout: busyTimeout, clock: clock)
      let contents = try service.importRecords(from: source, replacing: replacing, read: read)
      // A new file has no log yet when it gets its place.
      if access != .write { try service.catalogue.gather() }
      return contents
    }
    do {
      return try fill(path, .write)
    } catch CatalogueError.missing {
      return try makeFile(at: path, busyTimeout) { draft in
        let contents = try fill(draft.path, .create(engine: Engine.newest))
        guard try draft.place() else { throw CatalogueError.exists(path: path) }
        return contents
      }
    } catch CatalogueError.empty {
      // The file behind a symbolic link is replaced, and not the link.
      let file = URL(filePath: path).resolvingSymlinksInPath().path
      return try makeFile(at: file, busyTimeout) { draft in
        let contents = try fill(draft.path, .create(engine: Engine.newest))
        try draft.replace()
        return contents
      }
    }
  }

  /// Lends a draft of a catalogue that is to stand at `path`, and names that in errors.
  private static func makeFile<T>(
    at path: String, _ timeout: Duration, _ body: (DraftFile) throws -> T
  ) throws -> T {
    do {
      return try body(DraftFile(for: path, timeout: timeout))
    } catch CatalogueError.unreachable(_, let detail) {
      throw CatalogueError.unreachable(path: path, detail: detail)
    } catch let error as DraftFile.Failure {
      let folder = URL(filePath: path).deletingLastPathComponent().path
      throw CatalogueError.unreachable(
        path: path,
        detail: FileManager.default.fileExists(atPath: folder)
          ? error.description : "there is no folder \(folder.quoted)")
    }
  }

  /// Makes a catalogue in memory of what `export` wrote.
  package static func inMemory(
    from source: String, clock: @escaping () -> String = Service.now,
    read: @escaping (Int) throws -> [UInt8]
  ) throws -> Service {
    let catalogue = try Catalogue(inMemoryWithEngine: Engine.newest, now: clock())
    let service = Service(catalogue, clock: clock)
    _ = try service.importRecords(from: source, replacing: false, read: read)
    return service
  }

  private func importRecords(
    from source: String, replacing: Bool, read: @escaping (Int) throws -> [UInt8]
  ) throws -> CatalogueContents {
    try catalogue.write {
      if replacing {
        try catalogue.removeAll()
      } else if try !catalogue.isEmpty() {
        throw ServiceError.invalid(
          "the catalogue \(catalogue.path.quoted) is not empty, import with --replace to "
            + "replace its documents and scenes")
      }
      var pass = Importing(into: catalogue, from: source, now: now, read: read)
      return try pass.run()
    }
  }
}
