import Catalogue
import CatalogueService
import SQLite
import Testing

struct NameTests {
  static let good = [
    "a", "Gallery 2", "it's", "\"quoted\"", "a@b", "a@", "@", "375x812@3x", "a@3 ", "a/b",
    "\u{1F469}\u{200D}\u{1F680}", "-", ".", "%", "a]", "١@١", String(repeating: "x", count: 128),
    String(repeating: "\u{1F468}\u{200D}\u{1F469}", count: 128),
  ]

  @Test(arguments: good)
  func `a name within the rules names a document and a scene`(name: String) async throws {
    #expect(try Name.checked(name) == name)
    let catalogue = try TemporaryCatalogue()
    _ = try catalogue.service.add(.layout, name, body: Documents.grid())
    _ = try catalogue.service.add(.content, name, body: Documents.content(1))
    _ = try catalogue.service.addScenes(
      name, layout: name, content: name, viewports: ["320x568"])
    _ = try await catalogue.service.compute([name])
    #expect(try catalogue.state(name) == .clean)
    #expect(try catalogue.service.body(.layout, name + "@1").name == name)
    try catalogue.expectSound()
  }

  static let bad: [(name: String, reason: String)] = [
    ("", "is empty, a name has 1 to 128 characters"),
    (String(repeating: "x", count: 129), "is longer than 128 characters"),
    ("a" + String(repeating: "\u{301}", count: 2048), "is longer than 128 characters"),
    ("a\nb", "has a control character, which a name may not have"),
    ("a\u{0}", "has a control character, which a name may not have"),
    ("\u{1B}[31m", "has a control character, which a name may not have"),
    ("\u{7F}", "has a control character, which a name may not have"),
    ("\u{9B}1m", "has a control character, which a name may not have"),
    ("a*", "has one of * ? [, which are for patterns of names"),
    ("?", "has one of * ? [, which are for patterns of names"),
    ("a[1]", "has one of * ? [, which are for patterns of names"),
    ("a@3", "ends in '@' and digits, which stand for a revision"),
    ("@0", "ends in '@' and digits, which stand for a revision"),
    ("a@99999999999999999999", "ends in '@' and digits, which stand for a revision"),
  ]

  @Test(arguments: bad)
  func `a name past the rules is refused and nothing is written`(
    name: String, reason: String
  ) throws {
    let catalogue = try TemporaryCatalogue()
    try catalogue.addScene()
    let before = try catalogue.everything()
    let service = catalogue.service
    let refusal = ServiceError.invalidName(name: name, reason: reason)
    #expect(throws: refusal) { try service.add(.layout, name, body: Documents.grid()) }
    #expect(throws: refusal) { try service.rename(.layout, "grid", to: name) }
    #expect(throws: refusal) { try service.renameScene("a", to: name) }
    #expect(throws: refusal) {
      try service.addScenes(name, layout: "grid", content: "few", viewports: ["phone"])
    }
    #expect(refusal.description.hasSuffix(reason))
    #expect(
      !refusal.description.unicodeScalars.contains { $0.properties.generalCategory == .control })
    #expect(try catalogue.everything() == before)
  }

  static let spellings = [("\u{E9}", "e\u{301}"), ("e\u{301}", "\u{E9}"), ("\u{212B}", "A\u{30A}")]

  @Test(arguments: spellings)
  func `two spellings of one name are one name`(first: String, second: String) async throws {
    let catalogue = try TemporaryCatalogue()
    let service = catalogue.service
    let stored = Name.normalized(first)
    try catalogue.addScene()
    _ = try service.add(.layout, first, body: Documents.grid())
    #expect(throws: ServiceError.exists(what: "layout", name: stored)) {
      try service.add(.layout, second, body: Documents.grid())
    }
    #expect(throws: ServiceError.taken(what: "layout", name: stored)) {
      try service.rename(.layout, "grid", to: second)
    }
    #expect(try service.body(.layout, second + "@1").revision == 1)
    #expect(try service.history(.layout, second).count == 1)
    _ = try service.addScenes(first, layout: second, content: "few", viewports: ["phone"])
    #expect(throws: ServiceError.exists(what: "scene", name: stored)) {
      try service.addScenes(second, layout: first, content: "few", viewports: ["phone"])
    }
    #expect(try await service.compute([second]).words == [stored: "first"])
    #expect(try service.statuses([second + "*"]).map(\.name) == [stored])
    let bytes = try catalogue.rows("SELECT CAST(name AS BLOB) FROM scene WHERE name <> 'a'")
    #expect(bytes == [[.blob(Array(stored.utf8))]])
  }

  @Test func `names that only differ in case or blanks are two names`() throws {
    let catalogue = try TemporaryCatalogue()
    for name in ["a", "A", " a", "a ", "\u{FB01}", "fi"] {
      _ = try catalogue.service.add(.layout, name, body: Documents.grid())
    }
    #expect(try catalogue.service.documents(.layout).count == 6)
  }

  static let references: [(text: String, name: String, number: Int?)] = [
    ("a", "a", nil), ("a@3", "a", 3), ("a@b@12", "a@b", 12), ("a@", "a@", nil),
    ("a@3x", "a@3x", nil), ("a@007", "a", 7), ("a@-1", "a@-1", nil), ("@1", "", 1),
    ("e\u{301}@1", "\u{E9}", 1), ("a@\u{661}", "a@\u{661}", nil),
    ("a@99999999999999999999", "a", .max),
  ]

  @Test(arguments: references)
  func `a reference is a name with or without a number`(
    text: String, name: String, number: Int?
  ) {
    let reference = Name.reference(text)
    #expect(reference.name == name)
    #expect(reference.number == number)
  }
}
