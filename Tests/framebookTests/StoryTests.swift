import Foundation
import Testing

/// The story of a gallery whose rows grow taller, on the built program.
struct StoryTests {
  private static let viewports = ["320x568", "375x667", "667x375", "768x1024"]

  /// Makes a catalogue with the layout, its content, four viewports and four scenes.
  private func gallery(engine: Int, content: String? = nil) throws -> BuiltTool {
    let tool = try BuiltTool()
    try tool.files.copyExamples()
    if let content { try tool.write(content, to: "photos.json") }
    var lines = [
      "init --engine \(engine)", "layout add gallery gallery.json",
      "content add photos photos.json",
    ]
    for viewport in StoryTests.viewports {
      let sides = viewport.split(separator: "x")
      try tool.write(
        #"{"width":\#(sides[0]),"height":\#(sides[1]),"contentInset":{"left":10,"right":10}}"#,
        to: "\(viewport).json")
      lines.append("viewport add \(viewport) \(viewport).json")
    }
    lines.append(
      "scene add gallery --layout gallery --content photos "
        + StoryTests.viewports.map { "--viewport \($0)" }.joined(separator: " "))
    for line in lines {
      let result = try tool.run(line)
      #expect(result.status == 0, "\(line): \(result.errors)")
      #expect(result.errors == "")
    }
    return tool
  }

  @Test func `engine 1 gives the frames of the reference, to the bit`() throws {
    struct Answer: Decodable {
      struct Size: Decodable {
        let width: Double
        let height: Double
      }
      struct Element: Decodable {
        let kind: String
        let section: Int
        let item: Int
        let x: Double
        let y: Double
        let width: Double
        let height: Double
      }
      let scene: String
      let engine: Int
      let contentSize: Size
      let elements: [Element]
    }
    let goldens = try #require(
      try JSONSerialization.jsonObject(
        with: Data(
          contentsOf: BuiltTool.package.appending(
            path: "Tests/LayoutEngineTests/Goldens/uniform.json"))) as? [[String: Any]])
    let tool = try gallery(engine: 1)
    #expect(try tool.run("compute").status == 0)
    var compared = 0
    for viewport in StoryTests.viewports {
      let golden = goldens.first {
        ($0["id"] as? String)?.contains("-default-\(viewport)") == true
      }
      guard let expected = golden?["expected"] as? [String: Any] else { continue }
      let result = try tool.run("frames gallery/\(viewport) --format json")
      let answer = try JSONDecoder().decode(Answer.self, from: Data(result.output.utf8))
      #expect(answer.scene == "gallery/\(viewport)")
      #expect(answer.engine == 1)
      let size = try #require(expected["contentSize"] as? [Double])
      #expect([answer.contentSize.width, answer.contentSize.height] == size)
      let elements = try #require(expected["elements"] as? [[Any]])
      #expect(answer.elements.count == elements.count)
      for (element, row) in zip(answer.elements, elements) {
        let numbers = row[1...6].compactMap { ($0 as? NSNumber)?.doubleValue }
        #expect(element.kind == row[0] as? String)
        #expect(
          [
            Double(element.section), Double(element.item), element.x, element.y, element.width,
            element.height,
          ] == numbers)
      }
      compared += 1
    }
    #expect(compared == 4)
  }

  @Test func `a taller row is saved, recomputed, shown, accepted and logged`() throws {
    let tool = try gallery(engine: 2)
    let first = try tool.run("compute")
    #expect(
      first.output == """
        run 1: 4 scenes: 4 first
          gallery/320x568: 116 elements, content 300x3870
          gallery/375x667: 116 elements, content 355x3870
          gallery/667x375: 116 elements, content 647x5655
          gallery/768x1024: 116 elements, content 748x3870

        """)
    let update = try tool.run("layout update gallery gallery-taller.json -m taller")
    #expect(update.status == 0)
    #expect(update.errors == "")
    #expect(
      update.output == """
        layout gallery: revision 2
        run 2: 4 scenes: 4 changed
          gallery/320x568 1 -> 2: 10 resized, 83 moved, content 300x3870 -> 300x3915, at most 45 pt
            section 1, items 0-9: resized (0, +15), moved (0, 0) to (0, +30)
            section 1, footer to section 2, footer: moved (0, +45)
          gallery/375x667 1 -> 2: 10 resized, 83 moved, content 355x3870 -> 355x3915, at most 45 pt
            section 1, items 0-9: resized (0, +15), moved (0, 0) to (0, +30)
            section 1, footer to section 2, footer: moved (0, +45)
          gallery/667x375 1 -> 2: 10 resized, 83 moved, content 647x5655 -> 647x5730, at most 75 pt
            section 1, items 0-9: resized (0, +15), moved (0, 0) to (0, +60)
            section 1, footer to section 2, footer: moved (0, +75)
          gallery/768x1024 1 -> 2: 10 resized, 83 moved, content 748x3870 -> 748x3915, at most 45 pt
            section 1, items 0-9: resized (0, +15), moved (0, 0) to (0, +30)
            section 1, footer to section 2, footer: moved (0, +45)

        """)
    let pending = try tool.run("status")
    #expect(pending.status == 0)
    #expect(pending.output.hasSuffix("4 pending\n"))
    let differing = try tool.run("diff --stat")
    #expect(differing.status == 1)
    #expect(
      differing.output.hasPrefix(
        "gallery/320x568 1 -> 2 (layout gallery@1 -> gallery@2): 10 resized, 83 moved"))
    #expect(try tool.run("accept --all -m taller").status == 0)
    #expect(try tool.run("status --check").status == 0)
    let same = try tool.run("diff")
    #expect(same == BuiltTool.Result(status: 0, output: "", errors: ""))
    let log = try tool.run("log").output.split(separator: "\n").map(String.init)
    #expect(log.count == 15)
    #expect(log[0].hasSuffix("accepted 4 scenes: taller"))
    #expect(log[1] == "  gallery/320x568: baseline 1 -> 2")
    #expect(log[5].hasSuffix("run 2: update layout gallery@2, engine 2: 4 changed"))
    #expect(log[6] == "  gallery/320x568: 1 -> 2, 10 resized, 83 moved, at most 45 pt")
    #expect(log[10].hasSuffix("run 1: compute, engine 2: 4 first"))
  }

  @Test func `an engine upgrade is shown, made and logged with the engine as its cause`() throws {
    let tool = try gallery(
      engine: 1, content: #"{"sections":[{"items":20},{"items":0},{"items":80}]}"#)
    #expect(try tool.run("compute").status == 0)
    let status = try tool.run("status")
    #expect(status.errors.hasPrefix("Note: engine 2 is there, this catalogue uses engine 1"))
    let file = tool.folder.appending(path: "framebook.db")
    let before = try Data(contentsOf: file)
    let dryRun = try tool.run("engine upgrade --dry-run")
    #expect(dryRun.status == 0)
    #expect(dryRun.output.hasPrefix("engine 1 -> 2, dry run\n4 scenes: 4 changed\n"))
    #expect(try Data(contentsOf: file) == before)
    let upgrade = try tool.run("engine upgrade")
    #expect(upgrade.status == 0)
    #expect(upgrade.output.hasPrefix("engine 1 -> 2\nrun 2: 4 scenes: 4 changed\n"))
    #expect(upgrade.output.contains("section 1, footer to section 2, footer: moved (0, +20)"))
    let log = try tool.run("log")
    #expect(
      log.output.split(separator: "\n")[0].hasSuffix("run 2: engine 1 -> 2: 4 changed"))
    let diff = try tool.run("diff")
    #expect(diff.status == 1)
    #expect(diff.output.contains("(engine 1 -> 2)"))
  }
}
