import Testing
import Wording

struct NearestTests {
  @Test(
    arguments: [
      ("stauts", ["log", "status", "stat"], "status"),
      ("status", ["status"], "status"),
      ("ad", ["add", "ada"], "add"),
      ("kitten", ["sitting"], "sitting"),
      ("abcdefgh", ["abcd"], nil),
      ("abcdefgh", ["abcde"], "abcde"),
      ("x", ["y"], nil),
      ("x", ["x"], "x"),
      ("ab", ["cd"], nil),
      ("ab", ["ac"], "ac"),
      ("", ["a"], nil),
      ("word", [], nil),
      ("word", [""], nil),
      ("grün", ["grun"], "grun"),
      (String(repeating: "x", count: 5000), [String(repeating: "x", count: 4999)], nil),
      ("lauot", ["layouts", "layout"], "layout"),
    ] as [(String, [String], String?)])
  func `the fewest edits below four and below the word's length win, then the first`(
    word: String, candidates: [String], expected: String?
  ) {
    #expect(nearest(to: word, among: candidates) == expected)
  }
}
