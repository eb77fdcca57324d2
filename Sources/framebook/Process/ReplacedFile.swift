import Arguments
import Catalogue
import CatalogueService
import Foundation
import Wording

/// A file that is written beside its place and moved there when whole, so that nobody sees half of it.
///
/// Without `commit` the file in its place stays as it was. What is no regular file, as a pipe, is
/// written in place.
final class ReplacedFile: OutputSink {
  private let path: String
  private let draft: DraftFile?
  private let descriptor: Int32
  private let sink: DescriptorSink
  private let isDurable: Bool

  /// Begins to write what will stand at `path`; a symbolic link stays one.
  ///
  /// A database is refused: text in the place of a catalogue is a slip of the hand. What can be
  /// made again at any time need not be durable: then nothing waits for the disk.
  init(at path: String, isDurable: Bool = true) throws {
    self.isDurable = isDurable
    var status = stat()
    let isThere = stat(path, &status) == 0
    let reason = errno
    if !isThere, lstat(path, &status) == 0 {
      // A link to nothing, or to itself, is not to become a file.
      throw FileError(verb: "write", path: path, reason: reason)
    }
    let isReplaced = !isThere || status.st_mode & S_IFMT == S_IFREG
    if isThere, isReplaced, try ReplacedFile.isDatabase(path) {
      throw ServiceError.invalid("\(path.quoted) is a database, give another file to write")
    }
    var target = path
    var link = stat()
    let isLink = lstat(path, &link) == 0 && link.st_mode & S_IFMT == S_IFLNK
    if isThere, isLink, let resolved = realpath(path, nil) {
      defer { free(resolved) }
      guard let name = String(validatingCString: resolved) else {
        throw ServiceError.invalid(
          "\(path.quoted) leads to a file whose name is not UTF-8, give another file")
      }
      target = name
    }
    self.path = target
    do {
      draft = isReplaced ? try DraftFile(for: target, timeout: ReplacedFile.timeout) : nil
    } catch {
      throw FileError(verb: "write", path: path, reason: error.reason)
    }
    descriptor = draft?.descriptor ?? open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileError(verb: "write", path: path, reason: errno) }
    sink = DescriptorSink(descriptor, path: path)
    // The file that is replaced keeps its permissions; where that is refused, new ones will do.
    if isThere, isReplaced { _ = fchmod(descriptor, status.st_mode & 0o7777) }
  }

  /// How long to wait for another process that writes the same file.
  private static let timeout = Duration.seconds(60)

  /// Tells whether a file begins as an SQLite file does: sqlite.org/fileformat2.html, 1.3.
  private static func isDatabase(_ path: String) throws -> Bool {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    // What cannot be read may still be replaced.
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    let mark = Array("SQLite format 3\0".utf8)
    return try DescriptorSource(descriptor, path: path).read(atMost: mark.count) == mark
  }

  deinit {
    if draft == nil { close(descriptor) }
  }

  /// Whether it is a file of its own, and no pipe or device that others read at once.
  var isRegular: Bool { draft != nil }

  func write(_ bytes: [UInt8]) throws {
    try sink.write(bytes)
  }

  func flush() throws {
    try sink.flush()
  }

  /// Puts all that was written into its place, and waits until the disk has what is durable.
  func commit() throws {
    try flush()
    do {
      try draft?.replace(isDurable: isDurable)
    } catch {
      throw FileError(verb: "write", path: path, reason: error.reason)
    }
  }
}
