import Foundation
import LayoutEngine
import Testing

@testable import Catalogue
@testable import CatalogueService
@testable import FrameRendering

struct ReportPageTests {
  private func page(of scenes: [ReportedScene]) -> String {
    var page = ReportPage(ReportedScene.report(of: scenes.count), version: "1.2.3")
    for each in scenes { page.add(each.scene, ScenePicture(each.pictures, of: each.scene)) }
    return String(decoding: page.html(), as: UTF8.self)
  }

  /// Returns the text between two texts that the page has once.
  private func part(of page: String, from start: String, to end: String) throws -> String {
    let first = try #require(page.range(of: start))
    let last = try #require(page.range(of: end, range: first.upperBound..<page.endIndex))
    return String(page[first.upperBound..<last.lowerBound])
  }

  private func data(of page: String) throws -> String {
    try part(
      of: page, from: "<script id=\"data\" type=\"application/json\">", to: "</script>")
  }

  private static let names = [
    "<script>alert(1)</script>", "</script><!--", "<!-- <script>", "a & b &amp;", "\"'",
    "\u{2028}\u{2029}", "שלום", "{{data}}", "\\u003C",
  ]

  @Test(arguments: names)
  func `a name is the same text again, and nothing in it is markup`(_ name: String) throws {
    let page = page(of: [ReportedScene(name: name, moves: [0, 5])])
    let json = try data(of: page)
    #expect(!json.contains { $0 == "<" || $0 == ">" || $0 == "&" || $0 == "\u{2028}" })
    let value = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any]
    let scenes = try #require(value?["scenes"] as? [[String: Any]])
    let texts = try #require(value?["texts"] as? [String])
    #expect(scenes.map { ($0["name"] as? Int).map { texts[$0] } } == [name])
    #expect(page.components(separatedBy: "<script").count == 3)
  }

  @Test func `the policy allows this style and this script, and pictures from files`() throws {
    let page = page(of: [])
    let policy = try part(of: page, from: "Content-Security-Policy\" content=\"", to: "\"")
    let style = try part(of: page, from: "<style>", to: "</style>")
    let script = try part(of: page, from: "</script>\n<script>", to: "</script>")
    #expect(
      policy == "default-src 'none'; img-src 'self' file: data:; "
        + "style-src '\(ContentDigest(of: Array(style.utf8)).policySource)'; "
        + "script-src '\(ContentDigest(of: Array(script.utf8)).policySource)'; "
        + "base-uri 'none'; form-action 'none'")
  }

  @Test func `the page is whole, and its mark stands near its beginning`() throws {
    let page = page(of: [])
    #expect(!page.contains("{{"))
    let mark = try #require(page.range(of: ReportPage.mark + "1.2.3\">"))
    #expect(page[..<mark.lowerBound].utf8.count < 900)
    #expect(page.hasSuffix("</html>\n"))
  }

  @Test(arguments: ["innerHTML", "outerHTML", "insertAdjacentHTML", "document.write", "eval("])
  func `the script never makes markup of text`(_ word: String) {
    #expect(!String(decoding: PackageResources.report_js, as: UTF8.self).contains(word))
  }

  @Test(arguments: ["http://", "https://", "@import", "fetch(", "XMLHttpRequest", "import("])
  func `nothing asks the network`(_ word: String) {
    #expect(!page(of: []).contains(word))
  }

  @Test func `a page of 1,000 scenes with long names and much to tell is below 5 MB`() {
    var page = ReportPage(ReportedScene.report(of: 1000), version: "1")
    for number in 0..<1000 {
      let name = "\(number)" + String(repeating: "<é", count: 60)
      var change = ChangeRecord(runID: 1, scene: name, before: 1, after: 2)
      change.maxShift = 123.456789
      change.message = String(repeating: "x", count: 10_000)
      let run = RunRecord(
        id: 123_456, cause: "layout", subject: "layout \(name)@12", engine: 2,
        startedAt: "2026-01-31T09:30:00.000Z", finishedAt: nil, unchanged: 0, changed: 0,
        first: 0, failed: 0)
      let entries = ReportPage.historyLimit(sceneCount: 1000)
      let scene = ReportedScene(
        name: name, moves: (0..<50).map { Double($0) * 1.25 },
        history: [LogEntry](repeating: .run(run, [change]), count: entries))
      page.add(scene.scene, ScenePicture(scene.pictures, of: scene.scene))
    }
    let size = page.html().count
    #expect(size < 5_000_000)
    #expect(size > 1_000_000)
  }

  @Test func `of very many changes the first are told, and how many more there are`() throws {
    let moves = (0..<300).map { $0 % 2 == 0 ? Double($0 + 1) : 0 }
    let json = try data(of: page(of: [ReportedScene(moves: moves)]))
    #expect(json.components(separatedBy: "\"moved\",").count == 151)
    #expect(json.contains("\"more\":0"))
    let longer = (0..<600).map { $0 % 2 == 0 ? Double($0 + 1) : 0 }
    let cut = try data(of: page(of: [ReportedScene(moves: longer)]))
    #expect(cut.components(separatedBy: "\"moved\",").count == 201)
    #expect(cut.contains("\"more\":100"))
  }
}
