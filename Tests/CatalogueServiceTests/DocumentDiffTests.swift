import Catalogue
import Testing

@testable import CatalogueService

struct DocumentDiffTests {
  /// Makes a catalogue with the layout `a` in three revisions.
  private func catalogue() async throws -> TemporaryCatalogue {
    let catalogue = try TemporaryCatalogue()
    let bodies = [
      #"{"kind":"uniform","itemHeight":1}"#,
      #"{"kind":"uniform","itemHeight":2,"sections":[{"itemHeight":3},{}]}"#,
      #"{"kind":"uniform","itemHeight":2,"interItemSpacing":{"x":1},"sections":[]}"#,
    ]
    _ = try catalogue.service.add(.layout, "a", body: Documents.bytes(bodies[0]))
    for body in bodies.dropFirst() {
      _ = try await catalogue.service.update(.layout, "a", body: Documents.bytes(body))
    }
    return catalogue
  }

  static let sides: [(first: String, second: String?, before: String, after: String)] = [
    ("a", nil, "a@2", "a@3"), ("a@1", nil, "a@1", "a@3"), ("a@1", "a@2", "a@1", "a@2"),
    ("a@3", "a@1", "a@3", "a@1"), ("a@3", nil, "a@3", "a@3"),
  ]

  @Test(arguments: sides)
  func `references name the two revisions, the last two when they do not`(
    first: String, second: String?, before: String, after: String
  ) async throws {
    let diff = try await catalogue().service.documentDiff(.layout, first, second)
    #expect(diff.before == before && diff.after == after)
    #expect(diff.changes.isEmpty == (before == after))
  }

  @Test func `each value that differs is told with its path`() async throws {
    let service = try await catalogue().service
    #expect(
      try service.documentDiff(.layout, "a@1", "a@2").changes == [
        FieldChange(path: "itemHeight", before: "1", after: "2"),
        FieldChange(path: "sections[0].itemHeight", before: nil, after: "3"),
        FieldChange(path: "sections[1]", before: nil, after: "{}"),
      ])
    #expect(
      try service.documentDiff(.layout, "a").changes == [
        FieldChange(path: "interItemSpacing.x", before: nil, after: "1"),
        FieldChange(path: "sections", before: nil, after: "[]"),
        FieldChange(path: "sections[0].itemHeight", before: "3", after: nil),
        FieldChange(path: "sections[1]", before: "{}", after: nil),
      ])
  }

  @Test func `a document with one revision differs in nothing`() throws {
    let catalogue = try TemporaryCatalogue()
    _ = try catalogue.service.add(.layout, "a", body: Documents.grid())
    let diff = try catalogue.service.documentDiff(.layout, "a")
    #expect(diff.before == "a@1" && diff.after == "a@1" && diff.changes == [])
  }
}
