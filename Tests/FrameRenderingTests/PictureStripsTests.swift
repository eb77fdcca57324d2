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

  @Test(arguments: [
    (375.0, 800.0, 100), (375, 70_000, 2000), (70_000, 375, 2000), (100, 1e5, 2000), (1, 1, 1),
  ])
  func `a region that strips make readable has no better part`(
    width: Double, height: Double, elements: Int
  ) {
    let region = Rect(x: 0, y: 0, width: width, height: height)
    #expect(PictureStrips(region, elements: elements).readablePart == nil)
  }

  @Test(arguments: [
    (100.0, 1e6, 20), (1e6, 100, 20), (375, 1e5, 100_000), (375, 1e9, 1), (1e9, 0.5, 1),
  ])
  func `a region of slivers has a part that can be read`(
    width: Double, height: Double, elements: Int
  ) throws {
    let region = Rect(x: -7, y: 13, width: width, height: height)
    let part = try #require(PictureStrips(region, elements: elements).readablePart)
    #expect((part.x, part.y) == (-7, 13))
    #expect((part.width, part.height) < (width, height))
    #expect(PictureStrips(part, elements: elements).readablePart == nil)
  }

  @Test func `a million elements are not drawn again and again`() {
    let region = Rect(x: 0, y: 0, width: 375, height: 1e7)
    #expect(PictureStrips(region, elements: 1_000_000).parts == [region])
    #expect(PictureStrips(region, elements: 2000).parts.count > 10)
  }
}
