import FrameRendering
import Testing

@Suite struct StringMarkupTests {
  @Test(arguments: [
    ("plain", "plain"), ("a<b>&\"c'", "a&lt;b&gt;&amp;&quot;c&#39;"),
    ("]]>--", "]]&gt;--"), ("tab\tline\n", "tab&#9;line&#10;"),
    ("bell\u{7}\u{0}\u{FFFE}", "bell\u{FFFD}\u{FFFD}\u{FFFD}"), ("שלום é 😀", "שלום é 😀"),
  ])
  func `what marks up is escaped and what XML forbids is replaced`(text: String, markup: String) {
    #expect(text.markup == markup)
  }
}
