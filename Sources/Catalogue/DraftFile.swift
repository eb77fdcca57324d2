import Foundation
import Synchronization

/// A file that grows beside its place, under a name of its own, and takes the place once it is whole.
///
/// One process at a time makes it, others wait. What a killed one has left behind, the next one
/// replaces, so that nothing piles up. Without a move nothing stays.
package final class DraftFile {
  /// What the system refused.
  package struct Failure: Error, CustomStringConvertible {
    /// The system's error number; `EAGAIN` when another process was waited for in vain.
    package let reason: Int32

    package var description: String { String(cString: strerror(reason)) }
  }

  /// Where it grows.
  package let path: String
  /// The file, open for reading and writing, empty at first.
  package let descriptor: Int32

  private let target: String
  private var isMoved = false

  /// Begins a file that is to stand at `target`, which is no symbolic link.
  package init(for target: String, timeout: Duration) throws(Failure) {
    let file = target.lastIndex(of: "/").map { target.index(after: $0) } ?? target.startIndex
    let path = "\(target[..<file]).\(DraftFile.shortened(target[file...])).framebook-draft"
    let deadline = ContinuousClock.now + timeout
    var descriptor = try DraftFile.locked(path)
    while descriptor == nil {
      guard .now < deadline else { throw Failure(reason: EAGAIN) }
      usleep(2000)
      descriptor = try DraftFile.locked(path)
    }
    self.descriptor = descriptor ?? -1
    self.target = target
    self.path = path
    DraftFile.removeCompanions(of: path)
  }

  /// The most bytes of a file's name that its draft's has.
  ///
  /// Short enough for file systems that encrypt names, which take 143 bytes, and for the endings
  /// of a database's journals.
  private static let longestName = 100

  /// Returns a name that leaves room for a draft's ending; of a long one the beginning and a number
  /// that tells it from others.
  private static func shortened(_ name: Substring) -> String {
    guard name.utf8.count > longestName else { return String(name) }
    var checksum = Checksum()
    checksum.add(String(name))
    let number = String(UInt64(bitPattern: checksum.value), radix: 16)
    var rest = longestName - number.utf8.count - 1
    let start = name.prefix { character in
      rest -= character.utf8.count
      return rest >= 0
    }
    return "\(start)~\(number)"
  }

  deinit {
    if !isMoved {
      DraftFile.open.withLock { open in
        DraftFile.remove(path)
        open.remove(path)
      }
    }
    close(descriptor)
  }

  /// Puts it into its place, over what is there, as soon as the disk has it if it is durable.
  package func replace(isDurable: Bool = true) throws(Failure) {
    guard !isDurable || fsync(descriptor) == 0, move() else { throw Failure(reason: errno) }
    if isDurable { synchronizeFolder() }
  }

  /// Puts it into its place unless anything is there, which it answers.
  package func place() throws(Failure) -> Bool {
    guard fsync(descriptor) == 0 else { throw Failure(reason: errno) }
    // A link, unlike a move, never takes the place of a file that came meanwhile.
    if link(path, target) != 0 {
      guard errno != EEXIST else { return false }
      guard errno == EPERM || errno == ENOTSUP || errno == EOPNOTSUPP else {
        throw Failure(reason: errno)
      }
      // Some file systems have no links.
      guard access(target, F_OK) != 0 else { return false }
      guard move() else { throw Failure(reason: errno) }
    }
    synchronizeFolder()
    return true
  }

  /// Removes all drafts of this process and ends it by the body; no draft begins or moves any more.
  package static func abandon(_ end: () -> Never) -> Never {
    open.withLock { paths in
      for path in paths { remove(path) }
      end()
    }
  }

  private static let open = Mutex<Set<String>>([])

  /// Moves it; from then on its name is that of the next one to be made, also by another process.
  private func move() -> Bool {
    DraftFile.open.withLock { open in
      guard rename(path, target) == 0 else { return false }
      isMoved = true
      open.remove(path)
      return true
    }
  }

  private func synchronizeFolder() {
    let folder = target.lastIndex(of: "/").map { String(target[...$0]) } ?? "."
    let folderDescriptor = Foundation.open(folder, O_RDONLY | O_CLOEXEC)
    guard folderDescriptor >= 0 else { return }
    // The move is done either way; some file systems cannot synchronise a folder.
    _ = fsync(folderDescriptor)
    close(folderDescriptor)
  }

  /// Makes a draft that is this process's alone; nil while another process has it.
  private static func locked(_ path: String) throws(Failure) -> Int32? {
    // Whoever abandons the drafts knows of each that there is.
    let result = open.withLock { open in
      let result = Result { () throws(Failure) in try created(path) }
      if case .success(_?) = result { open.insert(path) }
      return result
    }
    return try result.get()
  }

  private static func created(_ path: String) throws(Failure) -> Int32? {
    // A name that somebody else has prepared must not lead elsewhere.
    let descriptor = Foundation.open(
      path, O_RDWR | O_CREAT | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else { throw Failure(reason: errno) }
    var (opened, named) = (stat(), stat())
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0, fstat(descriptor, &opened) == 0,
      lstat(path, &named) == 0, opened.st_ino == named.st_ino, opened.st_dev == named.st_dev
    else {
      // Another process has it, or had it and has moved it away.
      close(descriptor)
      return nil
    }
    guard opened.st_mode & S_IFMT == S_IFREG else {
      close(descriptor)
      throw Failure(reason: EEXIST)
    }
    guard opened.st_size == 0, opened.st_nlink == 1 else {
      // A killed process has left it; it may be a second name of a file in its place by now.
      unlink(path)
      close(descriptor)
      return try created(path)
    }
    return descriptor
  }

  private static func remove(_ path: String) {
    unlink(path)
    removeCompanions(of: path)
  }

  private static func removeCompanions(of path: String) {
    for ending in ["-wal", "-shm", "-journal"] { unlink(path + ending) }
  }
}
