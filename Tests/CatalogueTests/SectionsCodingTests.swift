import LayoutEngine
import Testing

@testable import Catalogue

struct SectionsCodingTests {
  static let table: [(text: String, sections: [SectionSpan])] = [
    ("[]", []),
    ("[[0,false,false,false]]", [SectionSpan(first: 0, items: 0)]),
    (
      "[[2,true,false,true],[0,false,true,false],[10000000,false,false,false]]",
      [
        SectionSpan(first: 0, items: 2, hasHeader: true, hasBackground: true),
        SectionSpan(first: 4, items: 0, hasFooter: true),
        SectionSpan(first: 5, items: 10_000_000),
      ]
    ),
  ]

  @Test(arguments: table)
  func `sections are items, header, footer and background`(
    text: String, sections: [SectionSpan]
  ) {
    #expect(SectionsCoding.text(of: sections) == text)
    #expect(SectionsCoding.sections(from: text) == sections)
  }

  @Test(arguments: [
    "", "null", "{}", "[1]", "[[]]", "[[1]]", "[[1,true,true]]", "[[1,true,true,true,true]]",
    "[[1,1,0,0]]", "[[-1,true,true,true]]", "[[1.5,true,true,true]]",
    "[[10000001,true,true,true]]", "[[1,true,true,null]]", "[[1,true,true,true]] ,", "[[1,true",
  ])
  func `a text of another shape is not read`(text: String) {
    #expect(SectionsCoding.sections(from: text) == nil)
  }
}
