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
      return try service.importRecords(from: source, replacing: replacing, read: read)
    }
    do {
      return try fill(path, .write)
    } catch CatalogueError.missing {
      return try NewFile(at: path).make { try fill($0, .create(engine: Engine.newest)) }
    } catch CatalogueError.empty {
      return try NewFile(at: path, replacing: true).make {
        try fill($0, .create(engine: Engine.newest))
      }
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

/// A catalogue file that is made under another name beside its place and moved there when whole.
private struct NewFile {
  private let path: String
  private let replacing: Bool

  init(at path: String, replacing: Bool = false) {
    // The file behind a symbolic link is replaced, and not the link.
    self.path = replacing ? URL(filePath: path).resolvingSymlinksInPath().path : path
    self.replacing = replacing
  }

  /// Lets the body make the file, and moves it into place; an error leaves no file.
  func make<T>(_ body: (String) throws -> T) throws -> T {
    let draft = "\(path).\(UUID().uuidString.prefix(8))"
    defer {
      for ending in ["", "-wal", "-shm"] { unlink(draft + ending) }
    }
    let result: T
    do {
      result = try body(draft)
    } catch CatalogueError.unreachable(_, let detail) {
      throw CatalogueError.unreachable(path: path, detail: detail)
    }
    // A link, unlike a move, never takes the place of a file that came meanwhile.
    guard (replacing ? rename(draft, path) : link(draft, path)) == 0 else {
      throw ServiceError.invalid(
        "cannot make \(path.quoted): \(String(cString: strerror(errno)))")
    }
    return result
  }
}
