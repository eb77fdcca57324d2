import Arguments
import Foundation

/// Writes to a file descriptor in large pieces.
final class DescriptorSink: OutputSink {
  private static let pieceSize = 1 << 16

  private let descriptor: Int32
  private let path: String
  private var buffer: [UInt8] = []

  /// Writes to this descriptor, which stays open; `path` is for errors.
  init(_ descriptor: Int32, path: String = "standard output") {
    self.descriptor = descriptor
    self.path = path
    buffer.reserveCapacity(DescriptorSink.pieceSize * 2)
  }

  func write(_ bytes: [UInt8]) throws {
    buffer += bytes
    if buffer.count >= DescriptorSink.pieceSize { try flush() }
  }

  func write(_ text: String) throws {
    buffer += text.utf8
    if buffer.count >= DescriptorSink.pieceSize { try flush() }
  }

  func flush() throws {
    // What cannot be written is dropped, so that an error is told once.
    defer { buffer.removeAll(keepingCapacity: true) }
    try buffer.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = Foundation.write(
          descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count >= 0 {
          rest = rest.dropFirst(count)
        } else if errno == EPIPE {
          throw ClosedPipe()
        } else if errno != EINTR {
          throw FileError(verb: "write", path: path, reason: errno)
        }
      }
    }
  }
}
