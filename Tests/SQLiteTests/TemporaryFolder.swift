import Foundation

/// A folder of its own for one test, removed with everything in it when let go.
final class TemporaryFolder: Sendable {
  let path: String

  init() throws {
    path = FileManager.default.temporaryDirectory.path + "/sqlite-tests-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    // A folder that stays behind is no reason to fail a test.
    try? FileManager.default.removeItem(atPath: path)
  }

  func file(_ name: String = "test.db") -> String {
    path + "/" + name
  }

  /// Every file with its bytes, to see whether something was touched.
  func contents() throws -> [String: Data] {
    var contents: [String: Data] = [:]
    for name in try FileManager.default.contentsOfDirectory(atPath: path) {
      let handle = try FileHandle(forReadingFrom: URL(fileURLWithPath: file(name)))
      contents[name] = try handle.readToEnd() ?? Data()
    }
    return contents
  }
}
