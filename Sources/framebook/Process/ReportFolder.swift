import Catalogue
import CatalogueService
import Foundation
import FrameRendering
import Wording

/// The folder of a report: the page, and a picture for each scene that has been computed.
///
/// The page is put in its place last, and until then the pictures of an earlier page stay: those of
/// other snapshots have other names. What the folder holds besides is left alone.
struct ReportFolder {
  private let page: URL
  private let pictures: URL
  /// The names of the pictures of an earlier report that have not been written again.
  private var leftOver: Set<String>

  /// How many pictures have been written.
  private(set) var pictureCount = 0

  /// Takes a folder, made when it is missing; one with other things in it is refused.
  init(at path: String) throws {
    guard !path.isEmpty, path != "-" else {
      throw ServiceError.invalid("a report is a folder, \(path.quoted) names none")
    }
    let folder = URL(fileURLWithPath: path, isDirectory: true)
    page = folder.appending(path: "index.html", directoryHint: .notDirectory)
    pictures = folder.appending(path: "scenes", directoryHint: .isDirectory)
    try ReportFolder.make(folder, shown: path)
    let entries = try ReportFolder.names(in: folder, shown: path)
    var names: [String] = []
    if entries.contains("scenes") {
      guard ReportFolder.type(of: pictures) == S_IFDIR else {
        throw ServiceError.invalid(
          "\("\(path)/scenes".quoted) is no folder, give another folder for the report")
      }
      names = try ReportFolder.names(in: pictures, shown: "\(path)/scenes")
    }
    guard try ReportFolder.isOurs(entries, page: page, pictures: names) else {
      throw ServiceError.invalid(
        "\(path.quoted) holds other things than a report, give an empty or a new folder")
    }
    leftOver = Set(names.filter(ReportFolder.isPicture))
    for name in leftOver {
      let file = pictures.appending(path: name, directoryHint: .notDirectory)
      guard ReportFolder.type(of: file) == S_IFREG else {
        throw ServiceError.invalid(
          "\("\(path)/scenes/\(name)".quoted) is no file, give another folder for the report")
      }
    }
    try ReportFolder.make(pictures, shown: "\(path)/scenes")
  }

  /// Writes the picture of a scene's snapshots.
  mutating func write(_ picture: ScenePicture, of scene: SceneStatus) throws {
    let name = "\(scene.id).\(scene.baseline ?? 0)-\(scene.latest ?? 0).svg"
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
  private static func isOurs(
    _ entries: [String], page: URL, pictures: [String]
  ) throws -> Bool {
    guard entries.contains("index.html") else {
      return entries.allSatisfy { $0 == "scenes" || $0 == ".index.html.framebook-draft" }
        && pictures.allSatisfy { isPicture($0) || $0.hasSuffix(".svg.framebook-draft") }
    }
    guard type(of: page) == S_IFREG else { return false }
    let descriptor = open(page.path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileError(verb: "read", path: page.path, reason: errno) }
    defer { close(descriptor) }
    let start = try DescriptorSource(descriptor, path: page.path).read(atMost: 1024)
    return String(decoding: start, as: UTF8.self).contains(ReportPage.mark)
  }

  /// Tells whether a file is named as pictures of scenes are: by three numbers.
  private static func isPicture(_ name: String) -> Bool {
    name.wholeMatch(of: /[0-9]+\.[0-9]+-[0-9]+\.svg/) != nil
  }

  /// Tells what lies at a place, a link unfollowed; nil for nothing.
  private static func type(of place: URL) -> mode_t? {
    var status = stat()
    return lstat(place.path, &status) == 0 ? status.st_mode & S_IFMT : nil
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
