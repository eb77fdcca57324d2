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
    let part = target.deletingLastPathComponent().appending(
      path: ".\(target.lastPathComponent).\(UUID().uuidString.prefix(8))")
    defer {
      // After the move there is nothing left to remove.
      for suffix in ["", "-journal"] {
        try? FileManager.default.removeItem(atPath: part.path + suffix)
      }
    }
    try catalogue.copy(toNewFileAt: part.path)
    try Catalogue.verifyCopy(at: part.path)
    let size = try FileManager.default.attributesOfItem(atPath: part.path)[.size] as? Int
    // It may have appeared meanwhile.
    try check(target, path, replacing: replacing)
    guard Foundation.rename(part.path, target.path) == 0 else {
      throw ServiceError.invalid(
        "cannot write \(path.quoted): \(String(cString: strerror(errno)))")
    }
    return BackupReport(file: path, byteCount: size ?? 0)
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
