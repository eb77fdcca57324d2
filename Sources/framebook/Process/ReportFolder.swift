import CatalogueService
import Foundation
import FrameRendering
import Wording

/// The folder of a report: the page, and a picture for each scene that has been computed.
///
/// The page is put in its place last. What the folder holds besides is left alone.
struct ReportFolder {
  private let page: URL
  private let pictures: URL
  /// The names of the pictures of an earlier report that have not been written again.
  private var leftOver: Set<String>

  /// How many pictures have been written.
  private(set) var pictureCount = 0

  /// Takes a folder, made when it is missing; one with other things in it is refused.
  init(at path: String) throws {
    let folder = URL(fileURLWithPath: path, isDirectory: true)
    page = folder.appending(path: "index.html", directoryHint: .notDirectory)
    pictures = folder.appending(path: "scenes", directoryHint: .isDirectory)
    try ReportFolder.make(folder, shown: path)
    let entries = try ReportFolder.names(in: folder, shown: path)
    if entries.contains("scenes") {
      var status = stat()
      guard lstat(pictures.path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else {
        throw ServiceError.invalid(
          "\("\(path)/scenes".quoted) is no folder, give another folder for the report")
      }
      leftOver = Set(
        try ReportFolder.names(in: pictures, shown: "\(path)/scenes")
          .filter(ReportFolder.isPicture))
    } else {
      leftOver = []
    }
    guard try ReportFolder.isOurs(entries, page: page) else {
      throw ServiceError.invalid(
        "\(path.quoted) holds other things than a report, give an empty or a new folder")
    }
    try ReportFolder.make(pictures, shown: "\(path)/scenes")
  }

  /// Writes the picture of a scene by its key.
  mutating func write(_ picture: ScenePicture, ofScene id: Int64) throws {
    let name = "\(id).svg"
    let file = try ReplacedFile(
      at: pictures.appending(path: name, directoryHint: .notDirectory).path, isDurable: false)
    var canvas = PictureCanvas(to: file.write)
    try picture.write(on: &canvas)
    try file.commit()
    leftOver.remove(name)
    pictureCount += 1
  }

  /// Writes the page and then removes the pictures that no scene has any more.
  func finish(_ html: [UInt8]) throws {
    let file = try ReplacedFile(at: page.path)
    try file.write(html)
    try file.commit()
    for name in leftOver {
      let path = pictures.appending(path: name, directoryHint: .notDirectory).path
      guard unlink(path) == 0 || errno == ENOENT else {
        throw FileError(verb: "remove", path: path, reason: errno)
      }
    }
  }

  /// Tells whether nothing but an earlier report would be written over.
  ///
  /// A report that was interrupted has pictures and no page yet.
  private static func isOurs(_ entries: [String], page: URL) throws -> Bool {
    guard entries.contains("index.html") else {
      return entries.allSatisfy { $0 == "scenes" || $0 == ".index.html.framebook-draft" }
    }
    let descriptor = open(page.path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileError(verb: "read", path: page.path, reason: errno) }
    defer { close(descriptor) }
    let start = try DescriptorSource(descriptor, path: page.path).read(atMost: 1024)
    return String(decoding: start, as: UTF8.self).contains(ReportPage.mark)
  }

  /// Tells whether a file is named as pictures of scenes are: by a number.
  private static func isPicture(_ name: String) -> Bool {
    name.hasSuffix(".svg") && name.utf8.count > 4
      && name.utf8.dropLast(4).allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }

  private static func make(_ folder: URL, shown path: String) throws {
    guard mkdir(folder.path, 0o777) == 0 || errno == EEXIST else {
      throw FileError(verb: "make", path: path, reason: errno)
    }
  }

  private static func names(in folder: URL, shown path: String) throws -> [String] {
    guard let stream = opendir(folder.path) else {
      throw FileError(verb: "read", path: path, reason: errno)
    }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      if name != "." && name != ".." { names.append(name) }
    }
    return names
  }
}
