import FrameRendering
import LayoutEngine
import Testing

@Suite struct PictureStripsTests {
  @Test(arguments: [
    (375.0, 800.0), (375, 3870), (375, 70_000), (8000, 300), (1, 1), (0.5, 1e9), (1e9, 3),
  ])
  func `strips cover the region in order, without a gap`(width: Double, height: Double) throws {
    let region = Rect(x: -7, y: 13, width: width, height: height)
    let strips = PictureStrips(region, elements: 10)
    var place = strips.standSideBySide ? region.y : region.x
    for part in strips.parts {
      #expect(part.width > 0 && part.height > 0)
      #expect((strips.standSideBySide ? part.y : part.x) == place)
      place = strips.standSideBySide ? part.maxY : part.maxX
    }
    let end = strips.standSideBySide ? region.maxY : region.maxX
    #expect(abs(place - end) <= end.magnitude * 1e-12)
  }

  @Test func `a region that can be read as it is stays whole`() {
    let region = Rect(x: 0, y: 0, width: 375, height: 1000)
    #expect(PictureStrips(region, elements: 20).parts == [region])
  }

  @Test func `a million elements are not drawn again and again`() {
    let region = Rect(x: 0, y: 0, width: 375, height: 1e7)
    #expect(PictureStrips(region, elements: 1_000_000).parts == [region])
    #expect(PictureStrips(region, elements: 2000).parts.count > 10)
  }
}
