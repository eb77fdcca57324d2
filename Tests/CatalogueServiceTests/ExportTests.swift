import Catalogue
import CatalogueService
import Testing

/// What an export holds, and that an import gives the same again.
struct ExportTests {
  /// A catalogue of one scene with two revisions of its layout.
  private func small() async throws -> Service {
    let service = try Service.empty()
    try service.add(.pattern, "trio", text: #"{"blocks":{"a":{"areas":["AB"]}},"order":["a"]}"#)
    try service.add(
      .layout, "tiles", text: #"{"kind":"mosaic","pattern":"trio","background":true}"#)
    try service.add(.content, "two", text: #"{ "sections": [{"items": 2}, {"items": 0}] }"#)
    _ = try service.addScenes("wall", layout: "tiles", content: "two", viewports: ["100x200"])
    _ = try await service.compute()
    _ = try await service.update(
      .layout, "tiles",
      body: Array(#"{"kind":"mosaic","pattern":"trio","sectionSpacing":5.5}"#.utf8),
      message: "air", recomputes: false)
    return service
  }

  @Test func `an export has one record a line, in order, each behind what it refers to`()
    async throws
  {
    let text = try await small().exported()
    #expect(
      text == """
        {"record":"catalogue","format":1,"engine":2}
        {"record":"pattern","name":"trio","revision":1,\
        "body":{"blocks":{"a":{"areas":["AB"]}},"order":["a"]}}
        {"record":"layout","name":"tiles","revision":1,\
        "body":{"background":true,"kind":"mosaic","pattern":"trio"}}
        {"record":"layout","name":"tiles","revision":2,"message":"air",\
        "body":{"kind":"mosaic","pattern":"trio","sectionSpacing":5.5}}
        {"record":"content","name":"two","revision":1,\
        "body":{"sections":[{"items":2},{"items":0}]}}
        {"record":"viewport","name":"100x200","revision":1,"body":{"height":200,"width":100}}
        {"record":"scene","name":"wall","layout":"tiles","content":"two","viewport":"100x200"}
        {"record":"baseline","scene":"wall","layout":"tiles@1","content":"two@1",\
        "viewport":"100x200@1","patterns":["trio@1"],"engine":2,\
        "contentSize":{"width":100,"height":50},"sections":2,"elements":3}
        {"record":"frames","scene":"wall","section":0,"items":[[0,0,50,50],[50,0,50,50]],\
        "background":[0,0,100,50]}
        {"record":"frames","scene":"wall","section":1,"items":[]}

        """)
  }

  @Test func `of heads only the newest revision stands in an export, as the first`() async throws {
    let lines = try await small().exported(headsOnly: true).split(separator: "\n")
    #expect(
      lines.filter { $0.contains(#""record":"layout""#) } == [
        #"{"record":"layout","name":"tiles","revision":1,"message":"air","#
          + #""body":{"kind":"mosaic","pattern":"trio","sectionSpacing":5.5}}"#
      ])
    let baseline = try #require(lines.first { $0.contains(#""record":"baseline""#) })
    #expect(baseline.contains(#""layout":null,"content":"two@1""#))
  }

  @Test func `a long section takes a line for each thousand items`() async throws {
    let service = try Service.empty()
    try service.add(
      .layout, "l", text: #"{"kind":"uniform","itemHeight":1,"headerHeight":2,"footerHeight":3}"#)
    try service.add(.content, "c", text: #"{"sections":[{"items":2001}]}"#)
    _ = try service.addScenes("s", layout: "l", content: "c", viewports: ["9x9"])
    _ = try await service.compute()
    let text = try service.exported()
    let frames = text.split(separator: "\n").filter { $0.contains(#""record":"frames""#) }
    #expect(frames.count == 3)
    #expect(frames.map { $0.contains(#""header":"#) } == [true, false, false])
    #expect(frames.map { $0.contains(#""footer":"#) } == [false, false, true])
    #expect(frames[1].contains(#""section":0,"firstItem":1000,"items":[[0,1002,9,1],"#))
    let other = try Service.imported(text)
    #expect(try other.exported() == text)
    #expect(try other.frames("s").frames == service.frames("s").frames)
  }

  /// A content in canonical form with exactly so many bytes.
  private static func content(byteCount: Int) -> String {
    let frame = #"{"sections":[{"items":[]}]}"#
    let item = #"{"height":1}"#
    // The digits of the last height fill up what whole items leave; an item has a comma before it.
    let (more, digits) = (byteCount - frame.utf8.count - item.utf8.count)
      .quotientAndRemainder(dividingBy: item.utf8.count + 1)
    // Nine digits are the most: the rest goes to the item before.
    let last = [min(digits, 8), max(digits - 8, 0)].map {
      #"{"height":1\#(String(repeating: "0", count: $0))}"#
    }
    let items = Array(repeating: item, count: more - 1) + last
    return #"{"sections":[{"items":[\#(items.joined(separator: ","))]}]}"#
  }

  @Test(arguments: [65_535, 65_536, 65_537, 131_071, 131_072, 131_073, 300_000])
  func `a body goes out whole in pieces of a bounded size, and comes in again`(byteCount: Int)
    throws
  {
    let body = Self.content(byteCount: byteCount)
    #expect(body.utf8.count == byteCount)
    let service = try Service.empty()
    try service.add(.content, "large", text: body)
    var pieces: [[UInt8]] = []
    _ = try service.export { pieces.append($0) }
    #expect(pieces.allSatisfy { $0.count <= 1 << 16 })
    let text = String(decoding: pieces.joined(), as: UTF8.self)
    #expect(
      text == """
        {"record":"catalogue","format":1,"engine":2}
        {"record":"content","name":"large","revision":1,"body":\(body)}

        """)
    #expect(try Service.imported(text).body(.content, "large").body == Array(body.utf8))
  }

  @Test func `a body in another form comes in canonical`() throws {
    let service = try Service.imported(
      """
      {"record":"catalogue","format":1,"engine":2}
      {"record":"viewport","name":"a","revision":1,"body": { "width": 1e2, "height":200 }}

      """)
    #expect(try service.body(.viewport, "a").body == Array(#"{"height":200,"width":100}"#.utf8))
  }

  @Test(arguments: 0..<40) func `an import of an export exports the same bytes`(seed: Int)
    async throws
  {
    let catalogue = try await RandomCatalogue(seed: UInt64(seed))
    #expect(catalogue.steps > 10)
    let service = catalogue.service
    let text = try service.exported()
    let other = try Service.imported(text)
    #expect(try other.exported() == text)
    #expect(try other.engineVersion() == service.engineVersion())
    for scene in try service.statuses() where scene.baseline != nil {
      let baseline = try service.frames("\(scene.name)@\(scene.baseline ?? 0)")
      let imported = try other.frames("\(scene.name)@1")
      #expect(imported.frames == baseline.frames)
      #expect(imported.engine == baseline.engine)
    }
    let heads = try service.exported(headsOnly: true)
    let ofHeads = try Service.imported(heads)
    #expect(try ofHeads.exported() == heads)
    #expect(try ofHeads.exported(headsOnly: true) == heads)
    #expect(try other.exported(headsOnly: true) == heads)
  }

  @Test func `ten exports of one catalogue are the same bytes`() async throws {
    let service = try await RandomCatalogue(seed: 77).service
    let text = try service.exported()
    for _ in 0..<9 { #expect(try service.exported() == text) }
  }

  @Test func `no time stands in an export`() async throws {
    #expect(try await !small().exported().contains("2026"))
  }

  @Test func `frames that nobody accepted stay behind`() async throws {
    let service = try await small()
    let before = try service.exported()
    #expect(try await service.compute().scenes.count == 1)
    #expect(try service.statuses().map(\.state) == [.pending])
    #expect(try service.exported() == before)
  }

  @Test func `the report counts what there is`() async throws {
    let contents = try await small().export { _ in }
    #expect(contents.engine == 2)
    #expect(contents.documents == 4)
    #expect(contents.revisions == 5)
    #expect(contents.scenes == 1)
    #expect(contents.baselines == 1)
  }
}
