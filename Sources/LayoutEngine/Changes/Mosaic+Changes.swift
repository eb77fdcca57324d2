extension Mosaic {
  static var changes: [EngineChange] {
    let frame = #"{"x":0,"y":0,"width":"side","height":10}"#
    func pattern(_ separators: String, frame: String = frame) -> [String: String] {
      [
        "p": #"{"blocks":{"a":{"frames":[\#(frame)]}},"order":["a"],"separators":{\#(separators)}}"#
      ]
    }
    let examples = EngineChangeExamples(
      kind: name, requiredFields: #""pattern":"p""#, patterns: pattern(""), items: ["2"])
    return [
      examples.change(
        "a header moves what follows to its end, never backwards; engine 1 also backwards",
        #""footer":{"frame":{"x":0,"y":-15,"width":"side","height":5}}"#, items: ["2", "2"]),
      examples.change(
        "blocks of a section always move what follows by their sum; engine 1 not when that is "
          + "below 0",
        items: ["2", "2"], patterns: pattern(#""between":-50"#)),
      examples.change(
        "the content reaches as far as its frames; engine 1 cuts it where the last section ends",
        patterns: pattern(#""after":-5"#)),
      examples.change(
        "the extent of a block comes from its own frames; engine 1 takes it from the rounded place "
          + "of the block, which shows in the last bits",
        items: ["9"],
        patterns: pattern("", frame: #"{"x":0,"y":0.1,"width":"side","height":0.2}"#)),
      examples.field("pinsHeaders", "true"),
      examples.field("rounding", #""edges""#),
      examples.rightToLeft,
    ]
  }
}
