import Testing

@testable import LayoutEngine

/// Holds pictures of letters to the rectangles they stand for.
@Suite struct AreaPictureTests {
  @Test func `letters stand for rectangles in order of first appearance`() throws {
    let picture = try AreaPicture(rows: ["AABC", "AADE"])
    #expect(
      picture.rects(side: 400) == [
        Rect(x: 0, y: 0, width: 200, height: 200), Rect(x: 200, y: 0, width: 100, height: 100),
        Rect(x: 300, y: 0, width: 100, height: 100), Rect(x: 200, y: 100, width: 100, height: 100),
        Rect(x: 300, y: 100, width: 100, height: 100),
      ])
  }

  @Test func `dots stay empty, and a row height of its own counts`() throws {
    let picture = try AreaPicture(rows: [".z", ".."], rowHeight: Length("1/10"))
    #expect(picture.rects(side: 400) == [Rect(x: 200, y: 0, width: 200, height: 40)])
  }

  @Test func `an area past the most columns is refused`() {
    let row = String(repeating: "A", count: 1001)
    #expect(throws: AreaPicture.Fault.columnCount(row: 0)) { try AreaPicture(rows: [row]) }
  }
}
