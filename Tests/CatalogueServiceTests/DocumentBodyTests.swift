import Catalogue
import Testing

@testable import CatalogueService

struct DocumentBodyTests {
  private static let texts: [(DocumentKind, written: String, canonical: String)] = [
    (.content, #"{"sections":[{"items":1e6}]}"#, #"{"sections":[{"items":1000000}]}"#),
    (.viewport, #"{"width":1e8,"height":2}"#, #"{"height":2,"width":100000000}"#),
    (
      .layout, #"{"kind":"uniform","itemHeight":1e7}"#,
      #"{"itemHeight":10000000,"kind":"uniform"}"#
    ),
    (
      .pattern, #"{"blocks":{"a":{"areas":["A"],"rowHeight":1e7}},"order":["a"]}"#,
      #"{"blocks":{"a":{"areas":["A"],"rowHeight":10000000}},"order":["a"]}"#
    ),
  ]

  @Test(arguments: texts)
  func `a document is refused when only its canonical form is past the limit`(
    kind: DocumentKind, written: String, canonical: String
  ) throws {
    let bytes = Array(written.utf8)[...]
    let limit = canonical.utf8.count
    #expect(written.utf8.count < limit)
    let body = try DocumentBody(kind, name: "a", bytes, limit: limit)
    #expect(String(decoding: body.canonical, as: UTF8.self) == canonical)
    let error = #expect(throws: ServiceError.self) {
      try DocumentBody(kind, name: "a", bytes, limit: limit - 1)
    }
    #expect(
      error?.description == "the \(kind.rawValue) 'a' is in canonical form larger than 256 MiB, "
        + "the most that a document may have")
  }
}
