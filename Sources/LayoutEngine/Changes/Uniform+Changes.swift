extension Uniform {
  static var changes: [EngineChange] {
    let examples = EngineChangeExamples(
      kind: name, requiredFields: #""itemHeight":50"#, items: ["5"])
    return [
      examples.change(
        "an empty section has no rows and no gaps; engine 1 takes a row gap away for it",
        #""interItemSpacing":{"y":10},"footerHeight":20"#, items: ["2", "0", "2"]),
      examples.change(
        "no sections are 0 high; engine 1 takes the section spacing away",
        #""sectionSpacing":12"#, items: []),
      examples.change(
        "a pinned header never stands above its place; engine 1 moves it up by a row gap "
          + "when its section is empty",
        #""interItemSpacing":{"y":10},"headerHeight":30,"pinsHeaders":true"#, items: ["0"]),
      examples.change(
        "the content reaches as far as its frames; engine 1 cuts it at the last row",
        #""interItemSpacing":{"y":-70}"#),
      examples.change(
        "sums are added in another order than engine 1's, which shows in the last bits",
        #""interItemSpacing":{"y":0.1}"#, items: ["30"]),
      examples.field("direction", #""vertical""#),
      examples.field("rounding", #""edges""#),
      examples.rightToLeft,
    ]
  }
}
