import Arguments
import CatalogueService
import Foundation
import StrictJSON
import Wording

extension Console {
  /// Reads a whole document from a file, or from standard input for `-`.
  func document(at path: String) throws -> [UInt8] {
    try withSource(at: path) { name, source in try read(source, path: name) }
  }

  /// Lends a file, or standard input for `-`, to be read piece by piece, with the name for errors.
  func withSource<T>(
    at path: String, _ body: (String, any InputSource) throws -> T
  ) throws -> T {
    if path == "-" { return try body("standard input", input) }
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileError(verb: "read", path: path, reason: errno) }
    defer { close(descriptor) }
    return try body(path, DescriptorSource(descriptor, path: path))
  }

  private func read(_ source: any InputSource, path: String) throws -> [UInt8] {
    // One more is refused before all are read.
    let limit = JSONReader.longest
    let expected = source.remainingCount ?? 0
    guard expected <= limit else { throw tooLarge(path) }
    var bytes: [UInt8] = []
    // A file can still grow or shrink while it is read.
    bytes.reserveCapacity(expected)
    while true {
      let piece = try source.read(atMost: 1 << 20)
      guard !piece.isEmpty else { return bytes }
      guard bytes.count + piece.count <= limit else { throw tooLarge(path) }
      bytes += piece
    }
  }

  private func tooLarge(_ path: String) -> ServiceError {
    .invalid("\(path.quoted) is larger than 256 MiB, the most that a document may have")
  }
}
