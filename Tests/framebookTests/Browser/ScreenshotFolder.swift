import Foundation

/// Where pictures of pages are kept: the folder SCREENSHOTS, or a temporary one that is printed.
struct ScreenshotFolder {
  private let url: URL

  /// Makes the folder when it is missing.
  init() throws {
    if let path = ProcessInfo.processInfo.environment["SCREENSHOTS"] {
      url = URL(filePath: path)
    } else {
      url = FileManager.default.temporaryDirectory.appending(path: "framebook-screenshots")
      print("Screenshots: \(url.path)")
    }
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  /// Keeps one picture.
  func write(_ picture: Data, to name: String) throws {
    try picture.write(to: url.appending(path: name))
  }
}
