import FrameRendering
import LayoutEngine
import Testing

@Suite struct FramesPictureTests {
  private static let hostile = "</title><script>\"'&]]>\u{0}\u{1B}\u{202E}שלום\u{FFFE}👩‍👧\n--"

  @Test(arguments: 0..<60 as Range<UInt64>)
  func `every element is drawn once, whatever the frames`(seed: UInt64) throws {
    let frames = Frames.random(seed: seed)
    let tree = try MarkupTree(svg(frames))
    for kind in ElementKind.allCases {
      let count = frames.elements.filter { $0.kind == kind }.count
      #expect(tree.shapes(kind.rawValue).count == count)
    }
    let titles = Set(tree.root.all.filter { $0.name == "title" }.map(\.text))
    #expect(titles.count == frames.rects.count + 1)
  }

  @Test(arguments: 0..<60 as Range<UInt64>)
  func `labels neither overlap nor leave their strip`(seed: UInt64) throws {
    let frames = Frames.random(seed: seed)
    let tree = try MarkupTree(svg(frames))
    let boxes = try boxes(of: tree.labels, in: tree)
    for (index, box) in boxes.enumerated() {
      for other in boxes[..<index] { #expect(!box.overlaps(other)) }
    }
    let strips = tree.root.children.filter { $0.name == "svg" }.compactMap(window)
    for box in boxes {
      #expect(strips.contains { $0.y <= box.y && box.maxY <= $0.maxY + 0.01 })
    }
  }

  @Test func `numbers of a ruler do not overlap`() throws {
    for size in [0.5, 20, 375, 1e4, 1e9 - 1] {
      let tree = try MarkupTree(
        svg(Frames(contentSize: Size(width: size, height: size), sections: [], rects: [])))
      let groups = tree.root.all.filter { $0.classes == ["ruler"] }.flatMap(\.children)
      try #require(groups.count == 2)
      for group in groups {
        let isTop = group.attributes["text-anchor"] == "middle"
        let numbers = group.children.filter { $0.name == "text" }
        #expect(numbers.count >= 2)
        let boxes = try boxes(of: numbers, in: tree, scale: 0.8)
        for (first, second) in zip(boxes, boxes.dropFirst()) {
          #expect(
            isTop ? second.x - first.x > first.width * 0.9 : second.y - first.y >= first.height)
        }
      }
    }
  }

  @Test func `every label of a small scene is there`() throws {
    let labels = try MarkupTree(drawn(PictureScene.all[0].picture().write)).labels.map(\.text)
    for label in ["0 header", "0.0", "0.4", "0 footer", "1 header", "2.6", "2 footer"] {
      #expect(labels.contains(label))
    }
  }

  @Test func `two thousand items have fewer labels than elements, and strips`() throws {
    let rects = (0..<2000).map {
      Rect(x: Double($0 % 3) * 120, y: Double($0 / 3) * 100, width: 110, height: 90)
    }
    let frames = Frames(
      contentSize: Size(width: 360, height: 66_700),
      sections: [SectionSpan(first: 0, items: 2000)], rects: rects)
    let tree = try MarkupTree(svg(frames))
    #expect(tree.shapes("item").count == 2000)
    #expect(tree.labels.count < 500)
    let strips = tree.root.children.filter { $0.name == "svg" }.compactMap(window)
    #expect(strips.count > 4)
    let size = try #require(viewBox(of: tree.root))
    #expect(size.width < size.height * 2 && size.height < size.width * 2)
  }

  @Test(arguments: [hostile, "\u{2067}עברית", "a\u{202E}b", ""])
  func `any name makes a well-formed picture and stands alone`(name: String) throws {
    let picture = FramesPicture(
      .random(seed: 1), in: nil, name: name, detail: "snapshot 1", id: "p")
    let bytes = drawn { try? picture.write(on: &$0) }
    let tree = try MarkupTree(bytes)
    let spans = tree.root.all.filter { $0.classes == ["name"] }
    #expect(spans.count == 1)
    #expect(tree.root.all.allSatisfy { $0.name != "script" })
    #expect(!String(decoding: bytes, as: UTF8.self).unicodeScalars.contains("\u{202E}"))
    let style = try #require(tree.root.children.first { $0.name == "style" })
    #expect(style.text.contains(".name{unicode-bidi:isolate"))
  }

  @Test func `a name that runs the other way is isolated where no style can be`() throws {
    let picture = FramesPicture(.random(seed: 1), in: nil, name: "שלום", detail: "snapshot 1")
    let tree = try MarkupTree(drawn(picture.write))
    #expect(tree.root.children.first?.text == "\u{2068}שלום\u{2069}, snapshot 1")
  }

  @Test func `the same frames are the same bytes`() throws {
    for seed in 0..<10 as Range<UInt64> {
      #expect(try svg(.random(seed: seed)) == svg(.random(seed: seed)))
    }
  }

  @Test func `a picture has a size of its own choice, words for readers, and a dark look`() throws {
    let tree = try MarkupTree(svg(.random(seed: 3)))
    #expect(tree.root.attributes["width"] == nil && tree.root.attributes["height"] == nil)
    #expect(viewBox(of: tree.root) != nil)
    #expect(tree.root.attributes["role"] == "img")
    let named = try #require(tree.root.attributes["aria-labelledby"]).split(separator: " ")
    for id in named {
      let words = tree.root.children.first { $0.attributes["id"] == String(id) }
      #expect(words?.text.isEmpty == false)
    }
    let style = try #require(tree.root.children.first { $0.name == "style" }).text
    #expect(style.contains("@media (prefers-color-scheme:dark)"))
    for mark in PictureMark.allCases { #expect(style.contains(".\(mark.rawValue)")) }
    let text = String(decoding: try svg(.random(seed: 3)), as: UTF8.self)
    for word in ["http://", "https://", "@import", "<image", "url(h"] {
      #expect(text.replacing("http://www.w3.org/2000/svg", with: "").contains(word) == false)
    }
  }

  @Test(arguments: [
    Frames(contentSize: Size(), sections: [], rects: []),
    Frames(
      contentSize: Size(width: 375, height: 999_999_999),
      sections: [SectionSpan(first: 0, items: 2)],
      rects: [
        Rect(x: 0, y: 0, width: 375, height: 1),
        Rect(x: 0, y: 999_999_000, width: 375, height: 999),
      ]),
    Frames(
      contentSize: Size(width: 0, height: 40), sections: [SectionSpan(first: 0, items: 1)],
      rects: [Rect(x: 0, y: 40, width: 0, height: 0)]),
    Frames(
      contentSize: Size(width: 10, height: 10), sections: [SectionSpan(first: 0, items: 1)],
      rects: [Rect(x: -5e8, y: -900, width: 1e-9, height: 5)]),
  ])
  func `odd layouts have pictures, with every element visible`(frames: Frames) throws {
    let bytes = try svg(frames)
    let tree = try MarkupTree(bytes)
    #expect(tree.shapes("item").count == frames.rects.count)
    for shape in tree.shapes("item") where shape.name == "rect" {
      #expect((shape.number("width") ?? 0) > 0 && (shape.number("height") ?? 0) > 0)
    }
    let box = try #require(viewBox(of: tree.root))
    #expect(box.width > 0 && box.height > 0)
    let text = String(decoding: bytes, as: UTF8.self)
    for word in ["\"-0\"", "nan", "inf", "e+"] { #expect(!text.contains(word)) }
  }

  @Test func `an element without an extent is a mark, one without a breadth a line`() throws {
    let frames = Frames(
      contentSize: Size(width: 100, height: 100), sections: [SectionSpan(first: 0, items: 3)],
      rects: [
        Rect(x: 10, y: 10, width: 0, height: 0), Rect(x: 20, y: 20, width: 30, height: 0),
        Rect(x: 60, y: 20, width: 0, height: 30),
      ])
    let paths = try MarkupTree(svg(frames)).shapes("item").map { $0.attributes["d"] ?? "" }
    #expect(paths.count == 3)
    #expect(paths[0].hasSuffix("z"))
    #expect(paths[1...] == ["M20 20h30", "M60 20v30"])
  }

  @Test func `a part has the elements that it meets and is seen from its own corner`() throws {
    let rects = (0..<100).map { Rect(x: 0, y: 5e8 + Double($0) * 50, width: 100, height: 40) }
    let frames = Frames(
      contentSize: Size(width: 100, height: 6e8), sections: [SectionSpan(first: 0, items: 100)],
      rects: rects)
    let part = Rect(x: 0, y: 5e8 + 70, width: 100, height: 100)
    let tree = try MarkupTree(svg(frames, part: part))
    #expect(tree.shapes("item").map { $0.number("y") } == [-20, 30, 80])
    #expect(tree.shapes("item").count == frames.elements(in: part).count)
    let empty = try MarkupTree(svg(frames, part: Rect(x: 1e200, y: 0, width: 1e300, height: 0)))
    #expect(empty.shapes("item").isEmpty)
    #expect(try #require(viewBox(of: empty.root)).width < 1e10)
  }

  @Test func `the window stands where it is scrolled to, and what it keeps free inside`() throws {
    let scene = PictureScene.all[0]
    let tree = try MarkupTree(drawn(scene.picture().write))
    let window = try #require(tree.shapes("viewport").first)
    #expect(["x", "y", "width", "height"].map(window.number) == [0, 40, 320, 480])
    let inset = try #require(tree.shapes("inset").first)
    #expect(["x", "y", "width", "height"].map(inset.number) == [0, 60, 320, 426])
  }

  @Test func `a picture is handed on piece by piece`() throws {
    let rects = (0..<50_000).map { Rect(x: Double($0), y: 0.5, width: 1, height: 1) }
    let frames = Frames(
      contentSize: Size(width: 50_000, height: 2),
      sections: [SectionSpan(first: 0, items: rects.count)], rects: rects)
    let sizes = PieceSizes()
    var canvas = PictureCanvas { sizes.all.append($0.count) }
    try FramesPicture(frames, in: nil, name: "a", detail: "").write(on: &canvas)
    try canvas.finish()
    #expect(sizes.all.count > 20)
    #expect(sizes.all.allSatisfy { $0 < 100_000 })
  }

  private final class PieceSizes {
    var all: [Int] = []
  }

  private func svg(_ frames: Frames, part: Rect? = nil) throws -> [UInt8] {
    let viewport = Viewport(size: Size(width: 30, height: 60), contentOffset: Point(x: 0, y: 5))
    let picture = FramesPicture(
      frames, in: frames.rects.isEmpty ? nil : viewport, name: "scene", detail: "snapshot 1",
      part: part)
    return try drawn(picture.write)
  }

  private func viewBox(of node: MarkupTree.Node) -> Rect? { window(node) }

  private func window(_ node: MarkupTree.Node) -> Rect? {
    let numbers = node.attributes["viewBox"]?.split(separator: " ").compactMap { Double($0) } ?? []
    guard numbers.count == 4 else { return nil }
    return Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// The boxes that texts take at the least, with the widths of a narrow typeface.
  private func boxes(
    of texts: [MarkupTree.Node], in tree: MarkupTree, scale: Double = 1
  ) throws -> [Rect] {
    let textSize = try #require(tree.root.number("font-size"))
    return try texts.map { text in
      let size = text.number("font-size") ?? textSize * scale
      let (x, y) = (try #require(text.number("x")), try #require(text.number("y")))
      return Rect(
        x: x, y: y - size * 0.85, width: Double(text.text.count) * size * 0.6, height: size)
    }
  }
}
