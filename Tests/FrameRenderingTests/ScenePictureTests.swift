import LayoutEngine
import Testing

@testable import CatalogueService
@testable import FrameRendering

struct ScenePictureTests {
  private func picture(_ moves: [Double]) throws -> (plan: ScenePicture, svg: String) {
    let each = ReportedScene(moves: moves)
    let plan = ScenePicture(each.pictures, of: each.scene)
    var bytes: [UInt8] = []
    var canvas = PictureCanvas { bytes += $0 }
    try plan.write(on: &canvas)
    return (plan, String(decoding: bytes, as: UTF8.self))
  }

  @Test func `a scene that changed has three views, and the overlay is shown by default`() throws {
    let (plan, svg) = try picture([0, 0, 7])
    _ = try MarkupTree(Array(svg.utf8))
    for name in ["baseline", "latest", "overlay"] {
      #expect(svg.ranges(of: "<g id=\"\(name)\"/>").count == 1)
      // One holds the heading with the key, the other the frames.
      #expect(svg.ranges(of: "<g class=\"view-\(name)\">").count == 2)
    }
    #expect(svg.contains(".view-overlay{display:var(--overlay,inline)}"))
    #expect(svg.contains("#latest:target~*{--latest:inline;--overlay:none}"))
    #expect(plan.note == nil)
  }

  @Test func `a scene that is the same on both sides is drawn once`() throws {
    let (plan, svg) = try picture([0, 0, 0])
    _ = try MarkupTree(Array(svg.utf8))
    #expect(!svg.contains("view-"))
    #expect(svg.ranges(of: "<title>section 0, item").count == 3)
    #expect(plan.size.width > 0 && plan.size.height > 0)
  }

  @Test func `of more than 20,000 elements those near the viewport are drawn, and that is said`()
    throws
  {
    let count = PicturePart.mostElements + 1
    let (plan, svg) = try picture([Double](repeating: 0, count: count))
    let note = "The picture shows a part only, around the viewport: 80 of 20001 elements."
    #expect(plan.note == note)
    #expect(svg.contains(note))
    #expect(svg.contains("section 0, item 79:") && !svg.contains("section 0, item 80:"))
  }

  @Test func `where nothing changes in the window the part lies around the first change`() throws {
    var moves = [Double](repeating: 0, count: PicturePart.mostElements + 1)
    moves[15_000] = 4
    let (plan, svg) = try picture(moves)
    #expect(plan.note?.contains("around the first change") == true)
    #expect(svg.contains("section 0, item 15000:") && !svg.contains("section 0, item 0:"))
    #expect(svg.contains("moved (+4, 0)"))
  }

  @Test func `elements that lie upon each other do not make the part endless`() throws {
    let rects = [Rect](
      repeating: Rect(x: 0, y: 0, width: 10, height: 10), count: PicturePart.mostElements + 1)
    let frames = Frames(
      contentSize: Size(width: 10, height: 10),
      sections: [SectionSpan(first: 0, items: rects.count)], rects: rects)
    let viewport = Viewport(size: Size(width: 100, height: 100))
    let part = PicturePart(
      CatalogueReport.Pictures(
        baseline: frames, latest: frames, viewport: viewport,
        difference: FrameDiff(before: frames, after: frames, in: viewport)))
    #expect(part?.rect.width ?? 0 > 0)
  }
}
