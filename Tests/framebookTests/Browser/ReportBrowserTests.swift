import Foundation
import Testing

/// The page of a report in a browser.
@Suite(
  .serialized,
  .enabled(if: Browser.isWanted, "skipped: chromium and chromedriver are not installed"))
struct ReportBrowserTests {
  /// The keys that have no character: https://www.w3.org/TR/webdriver2/#keyboard-actions.
  private enum Key {
    static let tab = "\u{E004}"
    static let enter = "\u{E007}"
    static let escape = "\u{E00C}"
    static let left = "\u{E012}"
    static let right = "\u{E014}"
    static let down = "\u{E015}"
    static let end = "\u{E010}"
  }

  /// Opens the report of a catalogue, lends the browser, and expects silence: no message, no network.
  private func withReport(
    of bench: Workbench, at fragment: String = "",
    _ body: (Browser) async throws -> Void
  ) async throws {
    try await bench.succeed("report -o ~/page")
    let browser = try Browser()
    defer { browser.close() }
    try browser.open(bench.folder.path("page/index.html"), fragment: fragment)
    try await body(browser)
    #expect(try browser.consoleMessages() == [])
    for request in try browser.requests() {
      #expect(request.hasPrefix("file:///") || request == "data:,")
    }
  }

  private let shownNames = """
    return [...document.querySelectorAll("#scenes li:not([hidden]) .name")].map((name) => name.textContent)
    """

  private func identifier(of scene: String, in bench: Workbench) async throws -> Int {
    let name = scene.replacing("'", with: "''")
    let outcome = await bench.run([
      "query", "SELECT id FROM scene WHERE name = '\(name)'", "--format", "csv",
    ])
    return try #require(outcome.output.split(separator: "\r\n").last.flatMap { Int($0) })
  }

  @Test func `scenes are found by the words of their names and of their documents`() async throws {
    try await withReport(of: try await ReportCatalogue.workbench()) { browser in
      let count = try browser.run(
        "return document.getElementById('count').textContent", as: String.self)
      #expect(count == "19 of 19 scenes")
      try browser.perform("document.getElementById('search').focus()")
      try browser.type("MOSAIC photos")
      try browser.wait(
        until: "document.getElementById('count').textContent === '2 of 19 scenes'")
      #expect(try browser.run(shownNames) == ["mosaic/fm", "mosaic/tr"])
    }
  }

  @Test func `scenes are filtered by state and kind, and sorted`() async throws {
    try await withReport(of: try await ReportCatalogue.workbench()) { browser in
      func choose(_ value: String, in control: String) throws {
        try browser.perform(
          """
          const control = document.getElementById('\(control)'); control.value = '\(value)';
          control.dispatchEvent(new Event('change'));
          """)
      }
      let scores = """
        return scenes.slice().sort((a, b) => score(b) - score(a))[0].name
        """
      let first: [String] = try browser.run(shownNames)
      #expect(try first.first == browser.run(scores))
      try choose("failed", in: "state")
      #expect(try browser.run(shownNames) == ["broken", "pins"])
      try choose("", in: "state")
      try choose("mosaic", in: "kind")
      #expect(try browser.run(shownNames) == ["mosaic/fm", "mosaic/tr"])
      try choose("", in: "kind")
      try choose("name", in: "order")
      let names: [String] = try browser.run(shownNames)
      #expect(names == names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
      try choose("state", in: "order")
      let states: [String] = try browser.run(
        "return [...document.querySelectorAll('#scenes .state')].map((state) => state.textContent)")
      #expect(
        states.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
          == ["failed", "missing", "stale", "pending", "clean"])
    }
  }

  @Test func `a scene is opened, looked at and left with the keyboard alone`() async throws {
    let bench = try await ReportCatalogue.workbench()
    let id = try await identifier(of: "gallery/375x667", in: bench)
    try await withReport(of: bench) { browser in
      try browser.type(Key.tab)
      #expect(try browser.run("return document.activeElement.id") == "search")
      try browser.type("gallery/375x667" + Key.down + Key.enter)
      try browser.wait(until: "!document.getElementById('scene').hidden")
      #expect(try browser.run("return location.hash") == "#scene-\(id)")
      #expect(
        try browser.run("return document.activeElement.textContent") == "gallery/375x667")
      try browser.wait(
        until:
          "[...document.images].length === 5 && [...document.images].every((image) => image.complete)"
      )
      #expect(
        try browser.run(
          "return [...document.images].every((image) => image.naturalWidth > 0)"))
      try browser.perform("document.getElementById('slider').focus()")
      try browser.type(Key.right + Key.right)
      let edge = "document.querySelector('.stack').style.getPropertyValue('--edge')"
      try browser.wait(until: "\(edge) === '52%'")
      #expect(
        try browser.run("return document.activeElement.getAttribute('aria-valuetext')")
          == "52 % baseline, 48 % latest")
      try browser.type(Key.escape)
      try browser.wait(until: "!document.getElementById('list').hidden")
      #expect(
        try browser.run("return document.activeElement.getAttribute('href')")
          == "#scene-\(id)")
      #expect(
        try browser.run("return document.getElementById('search').value") == "gallery/375x667"
      )
    }
  }

  @Test func `the back button and a link to a scene work`() async throws {
    let bench = try await ReportCatalogue.workbench()
    let id = try await identifier(of: "later", in: bench)
    try await withReport(of: bench, at: "#scene-\(id)") { browser in
      #expect(
        try browser.run("return document.querySelector('h1#heading').textContent") == "later")
      #expect(try browser.run("return document.images.length") == 0)
      try browser.perform("document.querySelector('.back').click()")
      try browser.wait(until: "!document.getElementById('list').hidden")
      try browser.perform("history.back()")
      try browser.wait(until: "!document.getElementById('scene').hidden")
      #expect(try browser.run("return document.title") == "later – Layout catalogue")
    }
  }

  @Test func `names that are markup are shown as text`() async throws {
    let bench = try await ReportCatalogue.workbench()
    try await withReport(of: bench) { browser in
      let names = Set(try browser.run(shownNames, as: [String].self))
      #expect(names.isSuperset(of: ReportCatalogue.hostileNames))
      for name in ReportCatalogue.hostileNames {
        let id = try await identifier(of: name, in: bench)
        try browser.perform("location.hash = '#scene-\(id)'")
        try browser.wait(until: "!document.getElementById('scene').hidden")
        try browser.wait(
          until:
            "document.title === scenes.find((scene) => scene.id === \(id)).name + ' – Layout catalogue'"
        )
        #expect(
          try browser.run("return document.getElementById('heading').textContent") == name)
        #expect(
          try browser.run("return document.querySelector('dd bdi').textContent")
            == ReportCatalogue.hostileLayout)
        #expect(
          try browser.run(
            "return [document.scripts.length, document.querySelectorAll('style, b, img[onerror]').length]"
          )
            == [2, 1])
      }
    }
  }

  @Test func `nothing is wider than a window of 320 points`() async throws {
    let bench = try await ReportCatalogue.workbench()
    try await withReport(of: bench) { browser in
      try browser.resize(to: 320, by: 640)
      let width = "document.documentElement.scrollWidth"
      #expect(try browser.run("return \(width)", as: Int.self) <= 320)
      let ids: [Int] = try browser.run("return scenes.map((scene) => scene.id)")
      for id in ids {
        try browser.perform("location.hash = '#scene-\(id)'")
        try browser.wait(until: "current && current.id === \(id)")
        #expect(try browser.run("return \(width)", as: Int.self) <= 320, "scene \(id)")
      }
    }
  }

  @Test(arguments: ["light", "dark"])
  func `text stands out from its ground`(_ scheme: String) async throws {
    let bench = try await ReportCatalogue.workbench()
    let id = try await identifier(of: "gallery/375x667", in: bench)
    let failed = try await identifier(of: "pins", in: bench)
    try await withReport(of: bench) { browser in
      try browser.prefer(scheme)
      for fragment in ["", "#scene-\(id)", "#scene-\(failed)"] {
        try browser.perform("location.hash = '\(fragment)'")
        try browser.wait(
          until:
            "location.hash === '\(fragment)' && (current ? '#scene-' + current.id : '') === '\(fragment)'"
        )
        #expect(try browser.run(TextContrast.script, as: [String].self) == [])
      }
    }
  }

  @Test func `what a scene is made of and what happened to it is told in words`() async throws {
    let bench = try await ReportCatalogue.workbench()
    let large = try await identifier(of: ReportCatalogue.largeScene, in: bench)
    let failed = try await identifier(of: "pins", in: bench)
    let accepted = try await identifier(of: "gallery/320x568", in: bench)
    try await withReport(of: bench, at: "#scene-\(large)") { browser in
      func expect(_ texts: String..., in id: Int) throws {
        try browser.perform("location.hash = '#scene-\(id)'")
        try browser.wait(until: "current && current.id === \(id)")
        let page: String = try browser.run("return document.getElementById('scene').innerText")
        for text in texts { #expect(page.contains(text)) }
      }
      try expect("The picture shows a part only, around the viewport", in: large)
      try expect(
        "a waterfall item needs width and height", "pictures@1", "photos@1", "first, 10 elements",
        in: failed)
      try expect(
        "run 2: update layout gallery@2, engine 2", "10 resized, 83 moved", "accepted", "1 → 2",
        "as designed", in: accepted)
    }
  }

  @Test func `a catalogue without scenes says so`() async throws {
    let bench = try Workbench()
    try await bench.succeed("init")
    try await withReport(of: bench) { browser in
      let count: String = try browser.run(
        "return document.getElementById('count').textContent")
      #expect(
        count == "This catalogue has no scenes yet: “framebook scene add” makes one.")
    }
  }

  @Test func `the page is photographed in all widths`() async throws {
    let folder = try ScreenshotFolder()
    let bench = try await ReportCatalogue.workbench()
    let pages = [
      ("list", 0), ("scene", try await identifier(of: "gallery/375x667", in: bench)),
      ("failed", try await identifier(of: "pins", in: bench)),
      ("many", try await identifier(of: ReportCatalogue.largeScene, in: bench)),
    ]
    try await withReport(of: bench) { browser in
      for scheme in ["light", "dark"] {
        try browser.prefer(scheme)
        for width in [320, 768, 1440] {
          try browser.resize(to: width, by: 900)
          for (name, id) in pages {
            try browser.perform("location.hash = '\(id == 0 ? "" : "#scene-\(id)")'")
            try browser.wait(
              until:
                "(current ? current.id : 0) === \(id) && [...document.images].every((image) => image.complete)"
            )
            let picture = try browser.screenshot()
            #expect(picture.count > 5000)
            try folder.write(picture, to: "\(name)-\(width)-\(scheme).png")
          }
        }
      }
    }
  }
}
