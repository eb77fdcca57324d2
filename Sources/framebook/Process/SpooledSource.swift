import Arguments
import Foundation

/// What a pipe brings, held in a nameless file: whoever reads it later never waits for its writer.
final class SpooledSource: InputSource {
  private let descriptor: Int32
  private let source: DescriptorSource

  /// Reads a source to its end.
  init(_ origin: any InputSource) throws {
    let folder = FileManager.default.temporaryDirectory.path
    var name = Array("\(folder)/framebook.XXXXXX".utf8CString)
    descriptor = mkstemp(&name)
    guard descriptor >= 0 else {
      throw FileError(verb: "write", path: folder, reason: errno)
    }
    // Nothing is left of it, however the program ends.
    unlink(name)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    source = DescriptorSource(descriptor, path: folder)
    let sink = DescriptorSink(descriptor, path: folder)
    while true {
      let piece = try origin.read(atMost: 1 << 16)
      guard !piece.isEmpty else { break }
      try sink.write(piece)
    }
    try sink.flush()
    lseek(descriptor, 0, SEEK_SET)
  }

  deinit { close(descriptor) }

  var remainingCount: Int? { source.remainingCount }

  func read(atMost count: Int) throws -> [UInt8] {
    try source.read(atMost: count)
  }
}
