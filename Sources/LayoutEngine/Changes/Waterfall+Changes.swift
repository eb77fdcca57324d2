extension Waterfall {
  static var changes: [EngineChange] {
    let examples = EngineChangeExamples(
      kind: name, items: [#"[{"width":100,"height":100,"count":3}]"#])
    return [
      examples.change(
        "numbers have 64 bits; engine 1 rounds every step to 32 bits",
        items: [#"[{"width":100,"height":100.3}]"#]),
      examples.change(
        "the width of columns keeps its fraction; engine 1 takes it down to a whole point",
        viewport: #""width":375,"height":480"#),
      examples.change(
        "the insets of the viewport count; engine 1 ignores them",
        viewport: #""width":320,"height":480,"contentInset":{"left":20}"#),
      examples.change(
        "columns within 1/1024 point of each other tie; engine 1 takes the lowest to the last bit",
        #""minimumColumnSpacing":0"#,
        items: [#"[{"width":160,"height":50.0005},{"width":160,"height":50,"count":2}]"#]),
      examples.change(
        "the top inset of a header counts with the header only; engine 1 adds it without one too",
        #""headerInset":{"top":20}"#),
      examples.change(
        "the top inset of a footer counts with the footer only; engine 1 adds it without one too",
        #""footerInset":{"top":20}"#),
      examples.change(
        "an empty section pulls nothing back; engine 1 takes an item spacing away for it",
        #""headerHeight":30"#, items: ["0"]),
      examples.change(
        "an empty section adds nothing below 0; engine 1 adds its negative insets",
        #""sectionInset":{"bottom":-50}"#,
        items: [#"[{"width":100,"height":100}]"#, "0", #"[{"width":100,"height":100}]"#]),
      examples.change(
        "a section ends with its lowest item; engine 1 counts a column without items as one whose "
          + "item ends a spacing above, which shows when that is negative",
        #""minimumInteritemSpacing":-50,"sectionInset":{"top":100}"#,
        items: [#"[{"width":160,"height":20}]"#]),
      examples.change(
        "a section ends with its lowest item; engine 1 takes the first column when none ends "
          + "below 0",
        #""minimumInteritemSpacing":0,"minimumColumnSpacing":0,"sectionInset":{"top":-100}"#,
        items: [
          #"[{"width":160,"height":20},{"width":160,"height":60}]"#,
          #"[{"width":160,"height":200}]"#,
        ]),
      examples.change(
        "the content reaches as far as its frames; engine 1 cuts it where the last section ends",
        #""sectionInset":{"bottom":-50}"#),
      examples.change(
        "no sections are as wide as the window; engine 1 makes the content 0 wide", items: []),
      examples.override("columnCount", "3"),
      examples.override("minimumColumnSpacing", "3"),
      examples.field("itemRenderDirection", #""leftToRight""#),
      examples.field("minimumContentHeight", "900"),
      examples.field("pinsHeaders", "true"),
      examples.field("direction", #""vertical""#),
      examples.field("rounding", #""floor""#),
      examples.rightToLeft,
    ]
  }
}
