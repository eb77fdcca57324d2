import Catalogue
import Foundation
import SQLite
import Testing

struct CatalogueFileTests {
  @Test func `a plain copy of the file has everything once the last program has closed it`()
    throws
  {
    let place = try TemporaryCatalogue()
    for index in 0..<10 {
      let catalogue = try place.open()
      _ = try catalogue.addDocument(.layout, "layout \(index)")
    }
    #expect(try place.contents().keys.sorted() == ["test.db"])
    let copy = try TemporaryCatalogue()
    try copy.write(#require(place.contents()["test.db"]))
    #expect(try copy.open(.read).documents.list(.layout).count == 10)
  }

  @Test func `a catalogue that is only read stays the same, without files beside it`() throws {
    let place = try TemporaryCatalogue()
    do { _ = try place.open().addScene("a") }
    let before = try place.contents()
    do { #expect(try place.open(.read).scenes.names().map(\.name) == ["a"]) }
    #expect(try place.contents() == before)
  }

  @Test(arguments: [
    "100% #1?.db", "a b  c.db", "caf\u{E9} \u{1F5BC}.db", "file:x.db", "q?mode=memory&cache=shared",
    "%41%00.db", "semi;colon'quote\".db", "back\\slash.db", "-dash.db", ":memory:",
  ])
  func `any path names exactly that file`(name: String) throws {
    let place = try TemporaryCatalogue(named: name)
    do { _ = try place.open(.create(engine: 2)).addDocument(.layout, "a") }
    #expect(try place.contents().keys.sorted() == [name])
    #expect(try place.open(.read).documents.list(.layout).map(\.name) == ["a"])
    #expect(try place.open(.write).documents.list(.layout).map(\.name) == ["a"])
  }

  @Test func `a folder is no catalogue`() throws {
    let place = try TemporaryCatalogue()
    try FileManager.default.createDirectory(
      atPath: place.path, withIntermediateDirectories: false)
    for access in OpeningTests.all {
      #expect(throws: (any Error).self) { try place.open(access) }
    }
  }

  @Test(
    .disabled(if: isPrivileged, "this user may write whatever the permissions say"),
    arguments: ["test.db", "100% #1?.db"])
  func `a catalogue in a folder that cannot be written is read without a trace`(name: String)
    throws
  {
    let place = try TemporaryCatalogue(named: name)
    do { _ = try place.open().addScene("a") }
    let before = try place.contents()
    try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: place.folder)
    defer {
      // What cannot be removed any more is no reason to fail.
      try? FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: place.folder)
    }
    let catalogue = try place.open(.read)
    #expect(try catalogue.scenes.names().map(\.name) == ["a"])
    let error = #expect(throws: SQLiteError.self) { _ = try catalogue.addDocument(.layout, "b") }
    #expect(error?.isReadOnly == true)
    #expect(try place.contents() == before)
  }

  @Test(.disabled(if: isPrivileged, "this user may write whatever the permissions say"))
  func `a catalogue file that may only be read is read`() throws {
    let place = try TemporaryCatalogue()
    do { _ = try place.open().addScene("a") }
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: place.path)
    #expect(try place.open(.read).scenes.names().map(\.name) == ["a"])
    #expect(try place.contents().keys.sorted() == ["test.db"])
  }

  @Test(.disabled(if: isPrivileged, "this user may write whatever the permissions say"))
  func `behind a link it is the file's own folder that counts`() throws {
    let place = try TemporaryCatalogue()
    do { _ = try place.open().addScene("a") }
    let links = try TemporaryCatalogue(named: "link.db")
    try FileManager.default.createSymbolicLink(
      atPath: links.path, withDestinationPath: place.path)
    try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: place.folder)
    defer {
      // What cannot be removed any more is no reason to fail.
      try? FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: place.folder)
    }
    #expect(try links.open(.read).scenes.names().map(\.name) == ["a"])
    #expect(try place.contents().keys.sorted() == ["test.db"])
  }

  /// Whether permissions do not hold for whoever runs the tests.
  private static let isPrivileged: Bool = {
    let path = FileManager.default.temporaryDirectory.path + "/privilege-" + UUID().uuidString
    defer { try? FileManager.default.removeItem(atPath: path) }
    return FileManager.default.createFile(
      atPath: path, contents: nil, attributes: [.posixPermissions: 0o444])
      && FileManager.default.isWritableFile(atPath: path)
  }()
}
