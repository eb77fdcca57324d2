import Testing
import Wording

struct StringQuotedTests {
  @Test(arguments: [
    ("", "''"),
    ("plain", "'plain'"),
    ("\u{1B}[2J", #"'\u{1B}[2J'"#),
    ("a\u{0}b\r\n", #"'a\u{0}b\u{D}\u{A}'"#),
    ("\u{7F}\u{85}", #"'\u{7F}\u{85}'"#),
    ("\u{202E}\u{2066}\u{200F}\u{61C}", #"'\u{202E}\u{2066}\u{200F}\u{61C}'"#),
    ("\u{2028}\u{FEFF}", #"'\u{2028}\u{FEFF}'"#),
    ("\u{E0041}", #"'\u{E0041}'"#),
    ("grün 👨‍👩‍👧 日本", "'grün 👨‍👩‍👧 日本'"),
    (#"it's C:\x"#, #"'it's C:\x'"#),
  ])
  func `what a terminal would obey is spelt out`(text: String, quoted: String) {
    #expect(text.quoted == quoted)
  }
}
