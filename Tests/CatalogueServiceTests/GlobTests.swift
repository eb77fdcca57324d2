import Testing

@testable import CatalogueService

struct GlobTests {
  static let table: [(pattern: String, matching: [String], other: [String])] = [
    ("*", ["", "a", "a/b", "é"], []),
    ("a*", ["a", "ab", "a/b/c"], ["", "ba"]),
    ("*a", ["a", "ba", "aa"], ["ab", ""]),
    ("a*c", ["ac", "abc", "abcabc"], ["ab", "acb"]),
    ("*a*b*", ["ab", "xaxbx", "aabb"], ["ba", "a"]),
    ("**", ["", "abc"], []),
    ("?", ["a", "é", "\u{1F469}\u{200D}\u{1F680}"], ["", "ab"]),
    ("a?c", ["abc", "a/c"], ["ac", "abbc"]),
    ("[abc]", ["a", "b", "c"], ["d", "", "ab", "[abc]"]),
    ("[a-c]x", ["ax", "cx"], ["dx", "x"]),
    ("[!a-c]", ["d", "-"], ["a", "b", ""]),
    ("[^a]", ["b"], ["a"]),
    ("[]]", ["]"], ["a"]),
    ("[]a]", ["]", "a"], ["b"]),
    ("[!]]", ["a"], ["]"]),
    ("[a-]", ["a", "-"], ["b"]),
    ("[-a]", ["a", "-"], ["b"]),
    ("[c-a]", [], ["a", "b", "c", "-"]),
    ("[", ["["], ["a", ""]),
    ("[a", ["[a"], ["a"]),
    ("[]", ["[]"], ["]", ""]),
    ("a[*]", ["a*"], ["ab"]),
    ("gallery/*@3x", ["gallery/375x812@3x"], ["gallery/375x812"]),
    ("", [""], ["a"]),
  ]

  @Test(arguments: table)
  func `a pattern stands for the whole of a name`(
    pattern: String, matching: [String], other: [String]
  ) {
    let glob = Glob(pattern)
    for name in matching { #expect(glob.matches(name), "'\(pattern)' matches '\(name)'") }
    for name in other { #expect(!glob.matches(name), "'\(pattern)' does not match '\(name)'") }
  }

  @Test(arguments: [
    ("a", false), ("a*", true), ("?", true), ("[", true), ("]", false), ("", false),
  ])
  func `a star, a question mark or a bracket makes a pattern`(text: String, isPattern: Bool) {
    #expect(Glob.isPattern(text) == isPattern)
  }

  @Test func `many stars end soon, also where nothing matches`() {
    let glob = Glob(String(repeating: "*a", count: 64) + "b")
    #expect(!glob.matches(String(repeating: "a", count: 128)))
  }
}
