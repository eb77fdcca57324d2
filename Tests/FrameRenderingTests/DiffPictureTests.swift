import FrameRendering
import LayoutEngine
import Testing

@Suite struct DiffPictureTests {
  @Test(arguments: 0..<60 as Range<UInt64>)
  func `every element of both sides is drawn by what became of it`(seed: UInt64) throws {
    let before = Frames.random(seed: seed)
    let after = seed % 3 == 0 ? before : Frames.random(seed: seed + 1000)
    let diff = FrameDiff(before: before, after: after, in: window, tolerance: 0.25)
    let tree = try MarkupTree(svg(diff, before, after))
    #expect(tree.shapes("added").count == diff.addedCount)
    #expect(tree.shapes("removed").count == diff.removedCount)
    #expect(tree.shapes("moved").count == diff.movedCount)
    #expect(tree.shapes("resized").count == diff.resizedCount)
    #expect(tree.shapes("before").count == diff.movedCount + diff.resizedCount)
    #expect(
      tree.shapes("same").count
        == after.rects.count - diff.addedCount - diff.movedCount - diff.resizedCount)
    let heads = tree.shapes("shift").filter { $0.classes == ["head"] }
    #expect(heads.count == diff.shifts.count + diff.resizes.count)
  }

  @Test func `ten thousand items that move as one have one arrow`() throws {
    let rects = (0..<10_000).map { Rect(x: 0, y: Double($0), width: 10, height: 1) }
    let moved = rects.map { Rect(x: 0, y: $0.y + 44, width: 10, height: 1) }
    let span = SectionSpan(first: 0, items: rects.count)
    let before = Frames(
      contentSize: Size(width: 10, height: 10_000), sections: [span], rects: rects)
    let after = Frames(
      contentSize: Size(width: 10, height: 10_044), sections: [span], rects: moved)
    let diff = FrameDiff(before: before, after: after, in: window)
    let tree = try MarkupTree(svg(diff, before, after))
    #expect(tree.shapes("shift").filter { $0.classes == ["head"] }.count == 1)
  }

  @Test func `what came and what went is told apart without colour`() throws {
    let tree = try MarkupTree(drawn(DiffPicture.everyChange().write))
    let groups = tree.content?.children ?? []
    #expect(groups.first { $0.classes == ["added"] }?.attributes["fill"] == "url(#p-added)")
    #expect(groups.first { $0.classes == ["removed"] }?.attributes["fill"] == "url(#p-removed)")
    let patterns = tree.root.all.filter { $0.name == "pattern" }
    #expect(Set(patterns.compactMap { $0.attributes["patternTransform"] }).count == 2)
    let labels = tree.labels.map(\.text)
    #expect(labels.contains("+ 1 footer"))
    #expect(labels.contains("\u{2212} 0.2"))
    #expect(labels.contains("moved (0, +40)"))
    let style = try #require(tree.root.children.first { $0.name == "style" }).text
    #expect(style.contains("stroke-dasharray:7 3}"))
  }

  @Test func `the arrow of a shift leads from where it was to where it is`() {
    let frames = Frames(
      contentSize: Size(width: 100, height: 100), sections: [SectionSpan(first: 0, items: 2)],
      rects: [Rect(x: 0, y: 0, width: 40, height: 20), Rect(x: 60, y: 40, width: 40, height: 20)])
    let moved = Frames(
      contentSize: frames.contentSize, sections: frames.sections,
      rects: frames.rects.map { Rect(x: $0.x + 3, y: $0.y - 4, width: 40, height: 20) })
    let diff = FrameDiff(before: frames, after: moved, in: window)
    let arrow = diff.shifts.first.map { ShiftArrow($0, before: frames) }
    #expect(arrow?.start == Point(x: 50, y: 30))
    #expect(arrow?.end == Point(x: 53, y: 26))
  }

  @Test func `words below stand there line by line, and any text is well-formed`() throws {
    let lines = ["section 0 <&> \u{0}", String(repeating: "long ", count: 60)]
    let picture = try DiffPicture.everyChange(name: "<'\u{1}\">", lines: lines)
    let tree = try MarkupTree(drawn(picture.write))
    let texts = tree.root.children.filter { $0.name == "text" }.map(\.wholeText)
    #expect(texts.contains("section 0 <&> \u{FFFD}"))
    #expect(texts.filter { $0.contains("long") }.count > 1)
  }

  private let window = Viewport(size: Size(width: 100, height: 100))

  private func svg(_ diff: FrameDiff, _ before: Frames, _ after: Frames) throws -> [UInt8] {
    let picture = DiffPicture(
      diff, before: before, after: after, in: window, name: "a 1 -> 2", detail: "", lines: [])
    return try drawn(picture.write)
  }
}
