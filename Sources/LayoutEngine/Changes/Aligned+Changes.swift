extension Aligned {
  static var changes: [EngineChange] {
    let examples = EngineChangeExamples(
      kind: name, items: [#"[{"width":90,"height":50,"count":4}]"#])
    return [
      examples.change(
        "the insets of the viewport count; engine 1 ignores them",
        viewport: #""width":320,"height":480,"contentInset":{"left":20}"#),
      examples.change(
        "a box that is 1/1024 point too wide still fits; engine 1 starts another line",
        items: [#"[{"width":152.5004,"height":50,"count":2}]"#]),
      examples.change(
        "an item that fills a line and moves to the next fills that one; engine 1 keeps the width "
          + "it had in the first",
        items: [#"[{"width":200},{"width":"fill","minWidth":150}]"#]),
      examples.change(
        "a line ends before a box that does not fit; engine 1 ends it also before insets that do "
          + "not fit, although a negative spacing makes the box fit",
        #""itemSpacing":-60"#,
        items: [#"[{"width":280},{"width":10,"height":50,"insets":{"left":35}}]"#]),
      examples.change(
        "a box is never less than 0 high; engine 1 moves lines up by a negative height",
        items: [#"[{"width":90,"height":20,"insets":{"top":-50}},{"width":300,"height":20}]"#]),
      examples.change(
        "an item is aligned down its line with its insets; engine 1 leaves them out",
        #""verticalAlignment":"bottom""#,
        items: [#"[{"width":90,"height":50},{"width":90,"height":20,"insets":{"bottom":10}}]"#]),
      examples.change(
        "a centred line keeps half points; engine 1 moves it left to a whole point",
        #""horizontalAlignment":"center""#, items: [#"[{"width":91,"height":50}]"#]),
      examples.change(
        "a line that is too wide starts at the left; engine 1 moves it left out of the section "
          + "when it is aligned right or centred",
        #""horizontalAlignment":"right""#, items: [#"[{"width":400,"height":20}]"#]),
      examples.change(
        "indentations at the left add up; engine 1 takes the last one only, but makes the lines "
          + "narrower by all of them",
        items: [
          """
          [{"width":50},{"width":50,"startsIndentation":true,"endsLine":true},{"width":50},\
          {"width":50,"startsIndentation":true,"endsLine":true},{"width":50}]
          """
        ]),
      examples.change(
        "an indentation stays inside the section; engine 1 lets a negative inset make lines wider",
        #""horizontalAlignment":"right""#,
        items: [
          """
          [{"width":50,"insets":{"right":-8},"startsIndentation":true,"endsLine":true},\
          {"width":50}]
          """
        ]),
      examples.change(
        "a pinned header never stands above its place; engine 1 moves it up when its section ends "
          + "above it",
        #""headerHeight":30,"insets":{"bottom":-90}"#),
      examples.change(
        "the insets of the content count around sections without anything; engine 1 makes them "
          + "0 high",
        items: ["0"]),
      examples.change(
        "the content reaches as far as its frames; engine 1 cuts it where the last section ends",
        #""insets":{"bottom":-90}"#),
      examples.change(
        "an item keeps its size; engine 1 adds its insets and takes them away, which shows in the "
          + "last bits",
        items: [#"[{"width":90.1,"height":50.3,"insets":{"left":33.7,"top":77.9}}]"#]),
      examples.field("direction", #""vertical""#),
      examples.field("rounding", #""edges""#),
      examples.rightToLeft,
    ]
  }
}
