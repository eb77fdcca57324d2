import Foundation

/// A folder of one test, removed with everything in it when the test lets go of it.
final class TemporaryFolder {
  /// Where it is.
  let url: URL

  /// Makes an empty folder.
  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "framebook-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    // A folder that stays behind in the temporary folder does no harm.
    try? FileManager.default.removeItem(at: url)
  }

  /// Returns the whole path of a file in it.
  func path(_ name: String) -> String { url.appending(path: name).path }

  /// Writes bytes into a file.
  func write(_ bytes: some Sequence<UInt8>, to name: String) throws {
    try Data(bytes).write(to: url.appending(path: name))
  }

  /// Writes text into a file.
  func write(_ text: String, to name: String) throws {
    try write(text.utf8, to: name)
  }

  /// Copies the examples of the package that tell the story of the gallery.
  func copyExamples() throws {
    for name in ["gallery.json", "gallery-taller.json", "photos.json"] {
      try FileManager.default.copyItem(
        at: BuiltTool.package.appending(path: "Examples").appending(path: name),
        to: url.appending(path: name))
    }
  }

  /// Reads a whole file.
  func bytes(of name: String) throws -> Data {
    try Data(contentsOf: url.appending(path: name))
  }

  /// Lists the names of the files in it, sorted.
  func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: url.path).sorted()
  }
}
