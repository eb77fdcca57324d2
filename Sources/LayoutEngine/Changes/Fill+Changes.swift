extension Fill {
  static var changes: [EngineChange] {
    let examples = EngineChangeExamples(kind: name, items: ["5"])
    return [
      examples.change(
        "every section has its items; engine 1 lays out the first section only",
        items: ["1", "2"]),
      examples.change(
        "the insets of the viewport count; engine 1 ignores them",
        viewport: #""width":320,"height":480,"contentInset":{"left":20}"#),
      examples.change(
        "frames keep their fractions; engine 1 moves every edge outwards to a whole point",
        #""itemsPerSide":3"#, viewport: #""width":375,"height":480"#),
      examples.change(
        "without a length, items are as long as those of a full line are wide; engine 1 takes "
          + "the first item's width, also when it is stretched",
        #""itemsPerSide":3"#, items: ["1"]),
      examples.change(
        "the content is as wide as the side; engine 1 makes it as wide as its one line when that "
          + "is not full",
        #""itemsPerSide":3,"itemLength":50,"stretchesLastItems":false"#, items: ["1"]),
      examples.change(
        "the content of a horizontal layout is as high as the side; engine 1 makes it 0 high",
        #""direction":"horizontal""#),
      examples.change(
        "content without items is as wide as the side; engine 1 makes it 0 wide", items: ["0"]),
      examples.change(
        "the content reaches as far as its frames; engine 1 cuts it at the last line",
        #""itemLength":50,"itemSpacing":-60"#),
      examples.field("rounding", #""edges""#),
      examples.rightToLeft,
    ]
  }
}
