import Testing

@testable import Arguments

struct WordTests {
  @Test(
    arguments: [
      ("", .value),
      ("a", .value),
      ("a=b", .value),
      ("-", .value),
      ("--", .terminator),
      ("-1", .value),
      ("-1,2", .value),
      ("-.5", .value),
      ("-.x", .option(name: "-.x", value: nil)),
      ("-.", .option(name: "-.", value: nil)),
      ("--1", .option(name: "--1", value: nil)),
      ("-x", .option(name: "-x", value: nil)),
      ("-x=1", .option(name: "-x", value: "1")),
      ("--name", .option(name: "--name", value: nil)),
      ("--name=", .option(name: "--name", value: "")),
      ("--name=a=b", .option(name: "--name", value: "a=b")),
      ("---", .option(name: "---", value: nil)),
      ("--=x", .option(name: "--", value: "x")),
      ("−1", .value),
    ] as [(String, Word)])
  func `a word is told apart by how it begins`(text: String, word: Word) {
    #expect(Word(text) == word)
  }
}
