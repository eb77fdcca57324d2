import Catalogue
import Foundation
import Wording

extension Service {
  /// A copy of the catalogue that has been made and found sound.
  package struct BackupReport: Hashable, Sendable {
    /// The file, as the user named it.
    package let file: String
    /// Its size.
    package let byteCount: Int
  }

  /// Copies the catalogue into a file that then has everything; others may go on writing meanwhile.
  ///
  /// The copy grows beside the file and takes its place once it is verified, so that the file is
  /// there whole or not at all. An existing one is refused unless it is to be replaced.
  package func backUp(to path: String, replacing: Bool = false) throws -> BackupReport {
    let target = URL(fileURLWithPath: path)
    try check(target, path, replacing: replacing)
    do {
      let draft = try DraftFile(for: target.path, timeout: .seconds(5))
      try catalogue.copy(toNewFileAt: draft.path)
      try Catalogue.verifyCopy(at: draft.path)
      let size = try FileManager.default.attributesOfItem(atPath: draft.path)[.size] as? Int
      // It may have appeared meanwhile.
      try check(target, path, replacing: replacing)
      try draft.replace()
      return BackupReport(file: path, byteCount: size ?? 0)
    } catch let error as DraftFile.Failure {
      throw ServiceError.invalid("cannot write \(path.quoted): \(error)")
    } catch CatalogueError.unreachable(_, let detail) {
      throw ServiceError.invalid("cannot write \(path.quoted): \(detail)")
    }
  }

  private func check(_ target: URL, _ path: String, replacing: Bool) throws {
    let files = FileManager.default
    guard !path.isEmpty else { throw ServiceError.invalid("the path of the backup is empty") }
    let folder = target.deletingLastPathComponent().path
    guard files.fileExists(atPath: folder) else {
      throw ServiceError.invalid("there is no folder \(folder.quoted) for the backup")
    }
    guard files.isWritableFile(atPath: folder) else {
      throw ServiceError.invalid("the folder \(folder.quoted) cannot be written")
    }
    let source = URL(fileURLWithPath: catalogue.path).resolvingSymlinksInPath()
    guard target.resolvingSymlinksInPath() != source else {
      throw ServiceError.invalid("\(path.quoted) is the catalogue itself, choose another file")
    }
    // A log that belonged to an earlier file of this name would be taken for the copy's.
    for suffix in ["-wal", "-journal"] where files.fileExists(atPath: target.path + suffix) {
      throw ServiceError.invalid(
        "\((path + suffix).quoted) belongs to another database, remove it or choose another file")
    }
    guard replacing || !files.fileExists(atPath: target.path) else {
      throw ServiceError.invalid("\(path.quoted) exists already, replace it with --force")
    }
  }
}
