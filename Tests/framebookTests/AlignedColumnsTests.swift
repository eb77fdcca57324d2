import Testing

@testable import framebook

struct AlignedColumnsTests {
  @Test func `columns are as wide as their widest text, numbers at the right edge`() {
    var columns = AlignedColumns(titles: ["NAME", "COUNT"], isRight: [false, true])
    let rows = [["a", "1"], ["caf\u{E9}s", "1234567"], ["", ""]]
    for row in rows { columns.take(row) }
    #expect(
      [columns.line(["NAME", "COUNT"])] + rows.map(columns.line) == [
        "NAME     COUNT", "a            1", "caf\u{E9}s  1234567", "",
      ])
  }

  @Test func `a table leaves out columns in which nothing stands`() {
    var table = Table("scene", "maxShift", "message")
    table.add(.text("a"), .number(1.25), .none)
    table.add(.text("b"), .none, .none)
    #expect(table.lines == ["SCENE  MAX SHIFT", "a           1.25", "b              -"])
    #expect(Table("scene").lines == [])
  }
}
