import Catalogue
import SQLite
import Testing

struct DocumentRepositoryTests {
  static let bodies = [
    "{}", "\"\u{0}\"", "[1e308,-1e-320]", "\"é e\u{301} \u{1F469}\u{200D}\u{1F680}\"",
    String(repeating: "[", count: 100_000),
  ]

  @Test(arguments: bodies, DocumentKind.allCases)
  func `a body comes back byte for byte`(body: String, kind: DocumentKind) throws {
    let place = try TemporaryCatalogue()
    let document = try place.open().addDocument(kind, "a", body: body)
    let catalogue = try place.open(.read)
    #expect(try catalogue.documents.body(revisionID: document.headID) == Array(body.utf8))
    let revision = try #require(try catalogue.documents.revision(1, of: document))
    #expect(revision.id == document.headID)
    #expect(revision.byteCount == body.utf8.count)
    #expect(revision.createdAt == TemporaryCatalogue.now)
  }

  @Test func `a body is stored the same wherever its bytes lie`() throws {
    let place = try TemporaryCatalogue()
    let catalogue = try place.open()
    let body = Array(#"{"name":"é"}"#.utf8)
    let revisionIDs = try catalogue.write {
      try [
        catalogue.documents.insert(
          .layout, "a", body: body, message: nil, now: TemporaryCatalogue.now),
        catalogue.documents.insert(
          .layout, "b", body: ([1] + body + [2])[1...body.count], message: nil,
          now: TemporaryCatalogue.now),
        catalogue.documents.insert(
          .layout, "c", body: Array(body.reversed()).reversed() as ReversedCollection,
          message: nil, now: TemporaryCatalogue.now),
      ]
    }
    for revisionID in revisionIDs {
      #expect(try catalogue.documents.body(revisionID: revisionID) == body)
    }
  }

  @Test(arguments: [nil, "", "why not", "it's \"quoted\"\n\u{0}\u{1F600}"])
  func `a message comes back as it was, none as none`(message: String?) throws {
    let place = try TemporaryCatalogue()
    let catalogue = try place.open()
    _ = try catalogue.write {
      try catalogue.documents.insert(
        .layout, "a", body: "{}".utf8, message: message, now: TemporaryCatalogue.now)
    }
    let document = try #require(try catalogue.documents.find(.layout, "a"))
    #expect(try catalogue.documents.revision(1, of: document)?.message == message)
  }

  @Test(arguments: [
    "it's", "a\"b", "x; DROP TABLE document; --", "\u{1F469}\u{200D}\u{1F680}", "?1",
  ])
  func `a name comes back as it was`(name: String) throws {
    let place = try TemporaryCatalogue()
    let document = try place.open().addDocument(.content, name)
    let catalogue = try place.open(.read)
    #expect(document.name == name)
    #expect(try catalogue.documents.find(.content, name) == document)
    #expect(try catalogue.documents.find(id: document.id) == document)
    #expect(try catalogue.documents.list(.content) == [document])
  }

  @Test func `each kind has names of its own`() throws {
    let place = try TemporaryCatalogue()
    let catalogue = try place.open()
    for kind in DocumentKind.allCases {
      #expect(try catalogue.addDocument(kind, "a").kind == kind)
    }
    for kind in DocumentKind.allCases {
      #expect(try catalogue.documents.list(kind).map(\.kind) == [kind])
    }
  }

  @Test func `two documents of one kind cannot have one name`() throws {
    let place = try TemporaryCatalogue()
    let catalogue = try place.open()
    _ = try catalogue.addDocument(.layout, "a")
    let error = #expect(throws: SQLiteError.self) { _ = try catalogue.addDocument(.layout, "a") }
    #expect(error?.code == .uniqueConstraint)
    #expect(try place.problems() == [])
  }

  @Test func `revisions count 1, 2, 3 and the last one is the head`() throws {
    let place = try TemporaryCatalogue()
    let catalogue = try place.open()
    let other = try catalogue.addDocument(.layout, "b")
    var document = try catalogue.addDocument(.layout, "a", body: "1")
    document = try catalogue.append(to: document, body: "2")
    document = try catalogue.append(to: document, body: "3")
    #expect(document.headNumber == 3)
    #expect(try catalogue.documents.revisions(of: document).map(\.number) == [1, 2, 3])
    for number in 1...3 {
      let revision = try #require(try catalogue.documents.revision(number, of: document))
      #expect(try catalogue.documents.body(revisionID: revision.id) == Array("\(number)".utf8))
    }
    #expect(try catalogue.documents.revision(4, of: document) == nil)
    #expect(try catalogue.documents.revision(0, of: document) == nil)
    #expect(try catalogue.documents.revision(2, of: other) == nil)
  }

  @Test func `documents are listed in the order of their names' bytes`() throws {
    let place = try TemporaryCatalogue()
    let catalogue = try place.open()
    for name in ["b", "é", "a10", "B", "a9", "z"] {
      _ = try catalogue.addDocument(.viewport, name)
    }
    #expect(
      try catalogue.documents.list(.viewport).map(\.name) == ["B", "a10", "a9", "b", "z", "é"])
  }

  @Test func `a renamed document keeps its key and its revisions`() throws {
    let place = try TemporaryCatalogue()
    let catalogue = try place.open()
    let document = try catalogue.addDocument(.layout, "a")
    try catalogue.write { try catalogue.documents.rename(document, to: "b") }
    #expect(try catalogue.documents.find(.layout, "a") == nil)
    let renamed = try #require(try catalogue.documents.find(.layout, "b"))
    #expect(renamed.id == document.id && renamed.headID == document.headID)
  }

  @Test func `a removed document takes its revisions with it and its key is not used again`()
    throws
  {
    let place = try TemporaryCatalogue()
    let catalogue = try place.open()
    let document = try catalogue.append(to: catalogue.addDocument(.layout, "a"), body: "2")
    try catalogue.write { try catalogue.documents.remove(document) }
    #expect(try catalogue.documents.list(.layout) == [])
    #expect(throws: CatalogueError.self) {
      try catalogue.documents.body(revisionID: document.headID)
    }
    let again = try catalogue.addDocument(.layout, "a")
    #expect(again.id > document.id && again.headID > document.headID)
    #expect(try place.problems() == [])
  }

  @Test func `a document that a scene uses cannot be removed`() throws {
    let place = try TemporaryCatalogue()
    let catalogue = try place.open()
    _ = try catalogue.addScene("a")
    for kind in [DocumentKind.layout, .content, .viewport] {
      let document = try #require(try catalogue.documents.find(kind, "a"))
      #expect(document.sceneCount == 1)
      #expect(throws: SQLiteError.self) {
        try catalogue.write { try catalogue.documents.remove(document) }
      }
    }
    #expect(try catalogue.scenes.names().map(\.name) == ["a"])
    #expect(try place.problems() == [])
  }

  @Test func `a pattern is used by the layouts whose heads name it, and by their scenes`() throws {
    let place = try TemporaryCatalogue()
    let catalogue = try place.open()
    let scene = try catalogue.addScene("a")
    let pattern = try catalogue.addDocument(.pattern, "trio")
    let layout = try #require(try catalogue.documents.find(.layout, "a"))
    try catalogue.write {
      try catalogue.documents.setPatterns([pattern.id], ofLayoutRevision: layout.headID)
    }
    #expect(try catalogue.documents.layoutsNaming(pattern: pattern) == ["a"])
    #expect(try catalogue.scenes.using(pattern).map(\.id) == [scene.id])
    #expect(try catalogue.documents.find(.pattern, "trio")?.sceneCount == 1)

    _ = try catalogue.append(to: layout, body: "2")
    #expect(try catalogue.documents.layoutsNaming(pattern: pattern) == [])
    #expect(try catalogue.scenes.using(pattern).isEmpty)
    #expect(try catalogue.documents.find(.pattern, "trio")?.sceneCount == 0)
  }
}
