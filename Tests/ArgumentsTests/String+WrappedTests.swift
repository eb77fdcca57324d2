import Testing

@testable import Arguments

struct StringWrappedTests {
  @Test(arguments: [
    ("", ""),
    ("short", "short"),
    ("exactly twenty chars", "exactly twenty chars"),
    ("exactly twenty-1 char", "exactly twenty-1\n  char"),
    ("one two three four five six", "one two three four\n  five six"),
    ("a\n\nb", "a\n\n  b"),
    ("one two\nthree four five\n six", "one two three four\n  five\n   six"),
    ("averyveryverylongwordindeed x", "averyveryverylongwordindeed\n  x"),
    ("x averyveryverylongwordindeed", "x\n  averyveryverylongwordindeed"),
    ("画廊 ギャラリー 갤러리", "画廊 ギャラリー\n  갤러리"),
    ("cafe\u{301}s are nine of 20", "cafe\u{301}s are nine of 20"),
    (" an example of more than twenty", " an example of more than twenty"),
  ])
  func `lines break at the last space that fits`(text: String, wrapped: String) {
    #expect(text.wrapped(to: 22, indent: 2) == wrapped)
  }

  @Test func `twenty columns are the least`() {
    #expect("one two three four five".wrapped(to: 1) == "one two three four\nfive")
  }
}
