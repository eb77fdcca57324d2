import Catalogue
import CatalogueService
import Testing

/// How long a message may be.
struct MessageTests {
  /// The longest messages there are.
  private static let longest = [
    String(repeating: "a", count: 10_000), String(repeating: "画", count: 10_000),
    String(repeating: "e\u{301}", count: 10_000),
  ]

  /// Messages that are too long, one of them a single character that never ends.
  private static let tooLong =
    longest.map { $0 + "x" } + ["a" + String(repeating: "\u{301}", count: 80_000)]

  @Test(arguments: longest)
  func `a message of ten thousand characters is kept`(message: String) async throws {
    let catalogue = try TemporaryCatalogue()
    try catalogue.addScene()
    _ = try await catalogue.service.compute()
    _ = try await catalogue.service.update(
      .layout, "grid", body: Documents.grid(height: 7), message: message)
    #expect(try catalogue.service.history(.layout, "grid").last?.message == message)
    #expect(try catalogue.service.accept([], message: message).accepted.count == 1)
  }

  @Test(arguments: tooLong)
  func `a longer message is refused before anything is written`(message: String) async throws {
    let catalogue = try TemporaryCatalogue()
    try catalogue.addScene()
    _ = try await catalogue.service.compute()
    _ = try await catalogue.service.update(.layout, "grid", body: Documents.grid(height: 7))
    let before = try catalogue.everything()
    let service = catalogue.service
    let body = Documents.grid(height: 9)
    let calls: [() async throws -> Void] = [
      { _ = try service.add(.layout, "new", body: body, message: message) },
      { try Service.checkFirst(.layout, "new", body: body, message: message) },
      { _ = try await service.update(.layout, "grid", body: body, message: message) },
      { _ = try await service.restore(.layout, "grid@1", message: message) },
      { _ = try service.accept([], message: message) },
    ]
    for call in calls {
      let error = await #expect(throws: ServiceError.self) { try await call() }
      let sentence = error?.description ?? ""
      #expect(sentence.hasPrefix("the message '") && sentence.utf8.count < 200)
      #expect(sentence.hasSuffix("' is longer than 10000 characters, give a shorter one"))
    }
    #expect(try catalogue.everything() == before)
  }

  @Test func `an import refuses what no call could have written`() throws {
    let message = String(repeating: "a", count: 10_001)
    let text = """
      {"record":"catalogue","format":1,"engine":2}
      {"record":"layout","name":"l","revision":1,"message":"\(message)","body":{"itemHeight":50,"kind":"uniform"}}

      """
    let error = try #require(throws: ImportError.self) { try Service.imported(text) }
    #expect("\(error)".contains("longer than 10000 characters"))
  }
}
