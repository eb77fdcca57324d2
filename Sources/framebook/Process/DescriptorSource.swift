import Arguments
import Foundation

/// Reads a file descriptor piece by piece.
final class DescriptorSource: InputSource {
  private let descriptor: Int32
  private let path: String

  /// Reads this descriptor, which stays open; `path` is for errors.
  init(_ descriptor: Int32, path: String) {
    self.descriptor = descriptor
    self.path = path
  }

  var remainingCount: Int? {
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    let position = lseek(descriptor, 0, SEEK_CUR)
    return position < 0 ? nil : max(Int(status.st_size) - Int(position), 0)
  }

  func read(atMost count: Int) throws -> [UInt8] {
    var reason: Int32 = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      var read = Foundation.read(descriptor, buffer.baseAddress, count)
      while read < 0, errno == EINTR {
        read = Foundation.read(descriptor, buffer.baseAddress, count)
      }
      if read < 0 { reason = errno }
      initialized = max(read, 0)
    }
    guard reason == 0 else { throw FileError(verb: "read", path: path, reason: reason) }
    return bytes
  }
}
