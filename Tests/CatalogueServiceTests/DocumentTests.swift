import Catalogue
import CatalogueService
import SQLite
import Testing

struct DocumentTests {
  /// Returns two documents of a kind that are valid and differ.
  private static func bodies(_ kind: DocumentKind) -> (first: [UInt8], second: [UInt8]) {
    switch kind {
    case .layout: (Documents.grid(height: 1), Documents.grid(height: 2))
    case .pattern: (Documents.pattern(height: 1), Documents.pattern(height: 2))
    case .content: (Documents.content(1), Documents.content(2))
    case .viewport: (Documents.viewport(1, 1), Documents.viewport(2, 2))
    }
  }

  @Test(arguments: DocumentKind.allCases)
  func `an added document has one revision, in canonical form`(kind: DocumentKind) throws {
    let first = Self.bodies(kind).first
    let catalogue = try TemporaryCatalogue()
    let spaced = Documents.bytes(
      String(decoding: first, as: UTF8.self).replacing(":", with: " :\n "))
    let report = try catalogue.service.add(kind, "a", body: spaced, message: "why")
    #expect(report.kind == kind && report.name == "a" && report.revision == 1)
    #expect(!report.isUnchanged && report.run == nil && report.leftStale == 0)
    let body = try catalogue.service.body(kind, "a")
    #expect(body.name == "a" && body.revision == 1)
    #expect(!body.body.contains { $0 == 32 || $0 == 10 })
    #expect(try catalogue.service.history(kind, "a").map(\.message) == ["why"])
    #expect(try catalogue.service.documents(kind).map(\.name) == ["a"])
    try catalogue.expectSound()
  }

  @Test(arguments: DocumentKind.allCases)
  func `an update is a revision, a restored one another, and none ever changes`(kind: DocumentKind)
    async throws
  {
    let (first, second) = Self.bodies(kind)
    let catalogue = try TemporaryCatalogue()
    let service = catalogue.service
    _ = try service.add(kind, "a", body: first)
    let one = try service.body(kind, "a@1").body
    #expect(try await service.update(kind, "a", body: second, message: "larger").revision == 2)
    let two = try service.body(kind, "a").body
    #expect(one != two)
    #expect(try await service.restore(kind, "a@1").revision == 3)
    #expect(try service.body(kind, "a").revision == 3)
    #expect(try service.body(kind, "a").body == one)
    #expect(try service.body(kind, "a@1").body == one)
    #expect(try service.body(kind, "a@2").body == two)
    let history = try service.history(kind, "a")
    #expect(history.map(\.number) == [1, 2, 3])
    #expect(history.map(\.message) == [nil, "larger", "restore revision 1"])
    try catalogue.expectSound()
  }

  @Test(arguments: DocumentKind.allCases)
  func `a body equal to the head's writes nothing`(kind: DocumentKind) async throws {
    let (first, second) = Self.bodies(kind)
    let catalogue = try TemporaryCatalogue()
    _ = try catalogue.service.add(kind, "a", body: first)
    _ = try await catalogue.service.update(kind, "a", body: second)
    let before = try catalogue.everything()
    let spaced = Documents.bytes(" \n" + String(decoding: second, as: UTF8.self) + " ")
    let updated = try await catalogue.service.update(kind, "a", body: spaced, message: "again")
    #expect(updated.isUnchanged && updated.revision == 2 && updated.run == nil)
    let restored = try await catalogue.service.restore(kind, "a@2")
    #expect(restored.isUnchanged && restored.revision == 2)
    #expect(try catalogue.everything() == before)
  }

  @Test(arguments: DocumentKind.allCases)
  func `a taken name is refused, and free in the other kinds`(kind: DocumentKind) throws {
    let (first, second) = Self.bodies(kind)
    let catalogue = try TemporaryCatalogue()
    _ = try catalogue.service.add(kind, "a", body: first)
    let before = try catalogue.everything()
    #expect(throws: ServiceError.exists(what: kind.rawValue, name: "a")) {
      try catalogue.service.add(kind, "a", body: second)
    }
    #expect(try catalogue.everything() == before)
    for other in DocumentKind.allCases where other != kind {
      let body = Self.bodies(other).first
      #expect(try catalogue.service.add(other, "a", body: body).revision == 1)
    }
  }

  @Test(arguments: DocumentKind.allCases)
  func `what there is not is not found, with the nearest name as a suggestion`(kind: DocumentKind)
    async throws
  {
    let (first, second) = Self.bodies(kind)
    let catalogue = try TemporaryCatalogue()
    let service = catalogue.service
    _ = try service.add(kind, "gallery", body: first)
    let before = try catalogue.everything()
    let missing = ServiceError.notFound(
      what: kind.rawValue, name: "galery", known: ["gallery"])
    #expect(
      missing.description
        == "there is no \(kind.rawValue) 'galery', did you mean 'gallery'?")
    await #expect(throws: missing) { try await service.update(kind, "galery", body: second) }
    await #expect(throws: missing) { try await service.restore(kind, "galery@1") }
    #expect(throws: missing) { try service.body(kind, "galery") }
    #expect(throws: missing) { try service.body(kind, "galery@1") }
    #expect(throws: missing) { try service.history(kind, "galery") }
    #expect(throws: missing) { try service.rename(kind, "galery", to: "b") }
    #expect(throws: missing) { try service.remove(kind, "galery", force: true) }
    #expect(throws: missing) { try service.documentDiff(kind, "galery") }
    #expect(try catalogue.everything() == before)
  }

  @Test(arguments: DocumentKind.allCases)
  func `a revision there is not is refused with the newest there is`(kind: DocumentKind)
    async throws
  {
    let (first, second) = Self.bodies(kind)
    let catalogue = try TemporaryCatalogue()
    _ = try catalogue.service.add(kind, "a", body: first)
    _ = try await catalogue.service.update(kind, "a", body: second)
    for number in [0, 3, 999] {
      let error = ServiceError.noRevision(kind: kind, name: "a", number: number, newest: 2)
      #expect(throws: error) { try catalogue.service.body(kind, "a@\(number)") }
      await #expect(throws: error) { try await catalogue.service.restore(kind, "a@\(number)") }
    }
  }

  @Test func `restoring without a number says how a revision is written`() async throws {
    let catalogue = try TemporaryCatalogue()
    _ = try catalogue.service.add(.layout, "a", body: Documents.grid())
    let error = await #expect(throws: ServiceError.self) {
      try await catalogue.service.restore(.layout, "a")
    }
    #expect(
      error?.description == "'a' names no revision, write NAME@REVISION as in 'a@1'")
  }

  static let invalid: [(kind: DocumentKind, body: String)] = [
    (.layout, ""), (.layout, "{}"), (.layout, #"{"kind":"spiral"}"#),
    (.layout, #"{"kind":"uniform","itemHeight":-1}"#),
    (.layout, #"{"kind":"uniform","itemHeight":1e400}"#),
    (.layout, #"{"kind":"uniform","itemHeight":NaN}"#),
    (.layout, #"{"kind":"uniform","itemHeight":1,"itemHeight":2}"#),
    (.layout, #"{"kind":"uniform","itemHeight":1} {}"#),
    (.layout, "\u{FEFF}" + #"{"kind":"uniform","itemHeight":1}"#),
    (.layout, #"{"kind":"uniform","itemHeight":1,"columnCount":0}"#),
    (.pattern, #"{"blocks":{},"order":[]}"#), (.content, #"{"sections":[{"items":-1}]}"#),
    (.viewport, #"{"width":0,"height":1}"#), (.viewport, #"{"width":1}"#),
    (.viewport, #"{"width":-1e400,"height":1}"#),
  ]

  @Test(arguments: invalid)
  func `a document that is not valid is refused and nothing is written`(
    kind: DocumentKind, body: String
  ) async throws {
    let catalogue = try TemporaryCatalogue()
    for kind in DocumentKind.allCases {
      _ = try catalogue.service.add(kind, "a", body: Self.bodies(kind).first)
    }
    let before = try catalogue.everything()
    let bytes = Documents.bytes(body)
    let added = #expect(throws: ServiceError.self) {
      try catalogue.service.add(kind, "b", body: bytes)
    }
    let updated = await #expect(throws: ServiceError.self) {
      try await catalogue.service.update(kind, "a", body: bytes)
    }
    #expect(added?.description.hasPrefix("\(kind.rawValue) 'b': ") == true)
    #expect(updated?.description.hasPrefix("\(kind.rawValue) 'a': ") == true)
    #expect(try catalogue.everything() == before)
  }

  @Test func `a renamed document is found by its new name only and its scenes follow`() async throws
  {
    let catalogue = try TemporaryCatalogue()
    let service = catalogue.service
    try catalogue.addScene()
    _ = try await service.compute()
    _ = try service.add(.layout, "taken", body: Documents.list())
    for (kind, name) in [(DocumentKind.layout, "grid"), (.content, "few"), (.viewport, "phone")] {
      try service.rename(kind, name, to: "new")
      #expect(throws: ServiceError.self) { try service.body(kind, name) }
      #expect(try service.body(kind, "new@1").name == "new")
    }
    let status = try catalogue.status()
    #expect(status.layout == "new" && status.content == "new" && status.viewport == "new")
    #expect(status.state == .clean)
    #expect(throws: ServiceError.taken(what: "layout", name: "taken")) {
      try service.rename(.layout, "new", to: "taken")
    }
    let before = try catalogue.everything()
    try service.rename(.layout, "new", to: "new")
    #expect(try catalogue.everything() == before)
    try catalogue.expectSound()
  }

  @Test(arguments: [(DocumentKind.layout, "grid"), (.content, "few"), (.viewport, "phone")])
  func `a document in use is not removed, unless with its scenes`(
    kind: DocumentKind, name: String
  ) async throws {
    let catalogue = try TemporaryCatalogue()
    let service = catalogue.service
    try catalogue.addScene()
    _ = try service.addScenes("b", layout: "grid", content: "few", viewports: ["phone"])
    _ = try service.add(.layout, "list", body: Documents.list())
    _ = try service.addScenes("c", layout: "list", content: "few", viewports: ["phone"])
    _ = try await service.compute()
    let users = kind == .layout ? ["a", "b"] : ["a", "b", "c"]
    let before = try catalogue.everything()
    let error = #expect(throws: ServiceError.inUse(kind: kind, name: name, scenes: users)) {
      try service.remove(kind, name)
    }
    for scene in users { #expect(error?.description.contains("'\(scene)'") == true) }
    #expect(error?.description.contains("--force") == true)
    #expect(try catalogue.everything() == before)

    #expect(try service.remove(kind, name, force: true) == users)
    #expect(throws: ServiceError.self) { try service.history(kind, name) }
    #expect(try service.statuses().map(\.name) == (kind == .layout ? ["c"] : []))
    try catalogue.expectSound()
  }

  @Test func `a removed name is free again and starts with revision 1`() async throws {
    let catalogue = try TemporaryCatalogue()
    let service = catalogue.service
    _ = try service.add(.layout, "a", body: Documents.grid())
    _ = try await service.update(.layout, "a", body: Documents.list())
    #expect(try service.remove(.layout, "a") == [])
    #expect(try catalogue.number("SELECT count(*) FROM revision") == 0)
    #expect(try service.add(.layout, "a", body: Documents.grid()).revision == 1)
    #expect(try service.history(.layout, "a").count == 1)
    try catalogue.expectSound()
  }
}
