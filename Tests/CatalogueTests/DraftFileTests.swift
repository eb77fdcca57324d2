import Catalogue
import Foundation
import Testing

/// Files that grow beside their place.
struct DraftFileTests {
  /// Names as long as a file system takes them, and some that are nearly so.
  private static let names =
    [1, 100, 101, 237, 238, 239, 254, 255].map { String(repeating: "n", count: $0) }
    + [String(repeating: "ü", count: 127), String(repeating: "👨‍👩‍👧", count: 14)]

  @Test(arguments: names)
  func `a file of every name that a file system takes can be made`(name: String) throws {
    let place = try TemporaryCatalogue(named: name)
    do {
      let draft = try DraftFile(for: place.path, timeout: .zero)
      let file = try #require(URL(filePath: draft.path).pathComponents.last)
      // The journals of a database stand beside it under longer names.
      #expect((file + "-journal").utf8.count <= 143)
      #expect(file.hasPrefix(".") && file.hasSuffix(".framebook-draft"))
      #expect(try draft.place())
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: place.folder) == [name])
  }

  @Test func `long names that differ have drafts that differ`() throws {
    let place = try TemporaryCatalogue()
    let names = (0..<20).map { String(repeating: "n", count: 230 + $0) }
    let drafts = try names.flatMap { name in
      try ["a", "b"].map { try DraftFile(for: "\(place.folder)/\(name)\($0)", timeout: .zero) }
    }
    #expect(Set(drafts.map(\.path)).count == drafts.count)
  }

  @Test(arguments: names)
  func `a draft that was left behind is replaced`(name: String) throws {
    let place = try TemporaryCatalogue(named: name)
    let path = try DraftFile(for: place.path, timeout: .zero).path
    try Data("left".utf8).write(to: URL(filePath: path))
    let draft = try DraftFile(for: place.path, timeout: .zero)
    #expect(draft.path == path)
    try draft.replace(isDurable: false)
    #expect(try Data(contentsOf: URL(filePath: place.path)).isEmpty)
  }
}
