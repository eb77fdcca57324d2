import Foundation
import FrameRendering
import LayoutEngine
import Testing

/// Pictures are what they were, to the byte; `RECORD_SNAPSHOTS=1` rewrites them.
@Suite struct PictureGoldenTests {
  @Test(arguments: PictureScene.all)
  func `a scene is drawn as before`(scene: PictureScene) throws {
    let picture = try scene.picture()
    try compare(drawn(picture.write), with: "\(scene.name).svg")
  }

  @Test func `a difference is drawn as before`() throws {
    let picture = try DiffPicture.everyChange()
    try compare(drawn(picture.write), with: "diff.svg")
  }

  @Test func `a page is written as before`() throws {
    let page = PicturePage(title: "A & B")
    let bytes = drawn { canvas in
      page.open(on: &canvas)
      page.write(heading: "<scene>", [("Engine", "2")], ["moved"], on: &canvas) {
        $0.write("<svg></svg>\n")
      }
      page.write("That is all.", on: &canvas)
      page.close(on: &canvas)
    }
    try compare(bytes, with: "page.html")
  }

  private func compare(_ bytes: [UInt8], with name: String) throws {
    let text = String(decoding: bytes, as: UTF8.self)
    if ProcessInfo.processInfo.environment["RECORD_SNAPSHOTS"] == "1" {
      let file = URL(filePath: #filePath).deletingLastPathComponent()
        .appending(path: "Goldens/\(name)")
      let former = try? String(contentsOf: file, encoding: .utf8)
      guard former != text else { return }
      try text.write(to: file, atomically: true, encoding: .utf8)
      Issue.record("\(name) is rewritten")
      return
    }
    let file = try #require(Bundle.module.resourceURL).appending(path: "Goldens/\(name)")
    let lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
    #expect(text.components(separatedBy: "\n") == lines)
  }
}

extension DiffPicture {
  /// Makes the picture of a comparison in which elements stay, move, grow, come and go.
  static func everyChange(
    name: String = "gallery 1 -> 2", lines: [String] = ["1 added, 1 removed, 1 resized, 2 moved"]
  ) throws -> DiffPicture {
    let before = Frames(
      contentSize: Size(width: 300, height: 260),
      sections: [
        SectionSpan(first: 0, items: 3, hasHeader: true), SectionSpan(first: 4, items: 2),
      ],
      rects: [
        Rect(x: 0, y: 0, width: 300, height: 40), Rect(x: 0, y: 40, width: 100, height: 60),
        Rect(x: 100, y: 40, width: 100, height: 60), Rect(x: 200, y: 40, width: 100, height: 60),
        Rect(x: 0, y: 100, width: 300, height: 60), Rect(x: 0, y: 160, width: 300, height: 60),
      ])
    let after = Frames(
      contentSize: Size(width: 300, height: 300),
      sections: [
        SectionSpan(first: 0, items: 2, hasHeader: true),
        SectionSpan(first: 3, items: 2, hasFooter: true),
      ],
      rects: [
        Rect(x: 0, y: 0, width: 300, height: 40), Rect(x: 0, y: 40, width: 100, height: 60),
        Rect(x: 100, y: 40, width: 100, height: 90), Rect(x: 0, y: 140, width: 300, height: 60),
        Rect(x: 0, y: 200, width: 300, height: 60), Rect(x: 0, y: 260, width: 300, height: 40),
      ])
    let viewport = Viewport(size: Size(width: 300, height: 200))
    return DiffPicture(
      FrameDiff(before: before, after: after, in: viewport), before: before, after: after,
      in: viewport, name: name, detail: "(layout gallery@1 -> gallery@2)", lines: lines)
  }
}
