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

  @Test(
    arguments: [
      ([], "''"), (Array("a\u{1B}é".utf8), #"'a\u{1B}é'"#), ([0x61, 0xFF, 0x62], #"'a\xFFb'"#),
      ([0xE2, 0x82], #"'\xE2\x82'"#), ([0xC0, 0xAF, 0x5C], #"'\xC0\xAF\'"#),
      ([0xED, 0xA0, 0x80], #"'\xED\xA0\x80'"#), ([0xE2, 0x82, 0xAC, 0x80], #"'€\x80'"#),
    ] as [([UInt8], String)])
  func `bytes that are not UTF-8 are spelt out`(bytes: [UInt8], quoted: String) {
    #expect(String.quoted(bytes) == quoted)
  }
}
