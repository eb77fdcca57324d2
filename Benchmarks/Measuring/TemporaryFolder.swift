import Foundation

/// A folder for the files of one benchmark, gone with the last reference to it.
final class TemporaryFolder {
  private let url: URL

  /// Makes an empty one.
  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "benchmark-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    // What is left over is in the system's folder for such things.
    try? FileManager.default.removeItem(at: url)
  }

  /// Returns the path of a file in the folder.
  func path(_ name: String) -> String { url.appending(path: name).path }

  /// Writes a text file and returns its path.
  func write(_ text: String, to name: String) throws -> String {
    try text.write(toFile: path(name), atomically: false, encoding: .utf8)
    return path(name)
  }

  /// Copies a file inside the folder, in place of an earlier copy.
  func copy(_ name: String, to copy: String) throws {
    for ending in ["", "-wal", "-shm"] {
      try? FileManager.default.removeItem(atPath: path(copy + ending))
    }
    try FileManager.default.copyItem(atPath: path(name), toPath: path(copy))
  }
}
