import Testing
import Wording

struct StringDisplayWidthTests {
  /// A text and the columns of a terminal that it takes.
  struct Case: CustomTestStringConvertible, Sendable {
    let what: String
    let text: String
    let width: Int
    var testDescription: String { what }

    init(_ what: String, _ text: String, _ width: Int) {
      self.what = what
      self.text = text
      self.width = width
    }
  }

  private static let cases = [
    Case("nothing", "", 0),
    Case("ASCII", "gallery 2", 9),
    Case("é as one scalar", "\u{E9}", 1),
    Case("é as a letter and a mark", "e\u{301}", 1),
    Case("a letter with three marks", "a\u{302}\u{323}\u{301}", 1),
    Case("a mark alone", "\u{301}", 0),
    Case("Cyrillic and Greek", "Жλ", 2),
    Case("Arabic", "\u{645}\u{639}\u{631}\u{636}", 4),
    Case("Arabic with vowel signs", "\u{645}\u{64E}\u{639}\u{652}", 2),
    Case("Hebrew", "\u{5D2}\u{5DC}\u{5E8}\u{5D9}\u{5D4}", 5),
    Case("Thai with marks", "\u{E01}\u{E35}\u{E48}", 1),
    Case("Chinese", "画廊", 4),
    Case("Japanese kana", "ギャラリー", 10),
    Case("kana with a combining voiced mark", "\u{30AB}\u{3099}", 2),
    Case("halfwidth kana", "\u{FF76}\u{FF85}", 2),
    Case("Hangul syllables", "갤러리", 6),
    Case("Hangul of conjoining jamo", "\u{1100}\u{1161}\u{11A8}", 2),
    Case("fullwidth Latin", "\u{FF21}\u{FF22}", 4),
    Case("an ideographic space", "\u{3000}", 2),
    Case("an ideograph past the basic plane", "\u{20BB7}", 2),
    Case("a hexagram", "\u{4DC0}", 2),
    Case("ambiguous: section sign, ellipsis, box, arrow", "§…─→", 4),
    Case("an emoji", "🎨", 2),
    Case("an emoji with a skin tone", "👍🏽", 2),
    Case("a family of four joined", "👨‍👩‍👧‍👦", 2),
    Case("a flag", "🇩🇪", 2),
    Case("two flags", "🇩🇪🇯🇵", 4),
    Case("half a flag", "\u{1F1E9}", 1),
    Case("a flag of tags", "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}", 2),
    Case("a keycap", "1\u{FE0F}\u{20E3}", 2),
    Case("a heart as text", "\u{2764}", 1),
    Case("a heart as an emoji", "\u{2764}\u{FE0F}", 2),
    Case("a letter with a variation selector", "a\u{FE0F}", 1),
    Case("a joiner between letters", "a\u{200D}b", 2),
    Case("a zero-width joiner alone", "\u{200D}", 0),
    Case("a zero-width space", "a\u{200B}b", 2),
    Case("mathematical letters", "𝔸𝔹", 2),
    Case("a mixture", "a画e\u{301}🇩🇪", 6),
  ]

  @Test(arguments: cases)
  func `a text takes as many columns as a terminal gives it`(_ one: Case) {
    #expect(one.text.displayWidth == one.width)
  }

  @Test(arguments: cases)
  func `a text is cut to any width between characters, and never wider`(_ one: Case) {
    for width in 0...(one.width + 1) {
      let short = one.text.shortened(to: width)
      #expect(short.displayWidth <= width)
      guard width < one.width else {
        #expect(short == one.text)
        continue
      }
      #expect(width == 0 ? short == "" : short.hasSuffix("…"))
      #expect(Array(one.text).starts(with: short.dropLast()))
    }
  }

  @Test(arguments: cases)
  func `a text is cut in its middle to any width between characters`(_ one: Case) {
    for width in 0...(one.width + 1) {
      let short = one.text.shortenedInMiddle(to: width)
      #expect(short.displayWidth <= width)
      guard width < one.width else {
        #expect(short == one.text)
        continue
      }
      let parts = short.split(separator: "…", omittingEmptySubsequences: false).map(Array.init)
      guard width > 0, !one.text.contains("…") else { continue }
      #expect(parts.count == 2)
      #expect(Array(one.text).starts(with: parts[0]))
      #expect(Array(one.text.reversed()).starts(with: parts[1].reversed()))
    }
  }

  @Test(arguments: [
    ("s/1000x700", 10, "s/1000x700"), ("s/1000x700", 9, "s/1…0x700"), ("s/1000x700", 2, "…0"),
    ("s/1000x700", 1, "…"), ("s/1000x700", 0, ""), ("画廊/375x812", 8, "画…x812"),
    ("gallery/画廊", 7, "ga…画廊"), ("gallery/画廊", 3, "ga…"),
    ("cafe\u{301}s/e\u{301}", 4, "c…/e\u{301}"),
  ])
  func `of a name both ends stay`(text: String, width: Int, short: String) {
    #expect(text.shortenedInMiddle(to: width) == short)
  }

  @Test(arguments: [
    ("gallery", 7, "gallery"), ("gallery", 6, "galle…"), ("gallery", 1, "…"), ("gallery", 0, ""),
    ("画廊画廊", 7, "画廊画…"), ("画廊画廊", 6, "画廊…"), ("画廊", 2, "…"),
    ("🇩🇪🇯🇵🇫🇷", 5, "🇩🇪🇯🇵…"), ("👨‍👩‍👧‍👦👨‍👩‍👧‍👦", 3, "👨‍👩‍👧‍👦…"), ("cafe\u{301}s", 5, "cafe\u{301}s"),
    ("cafe\u{301}ss", 5, "cafe\u{301}…"),
  ])
  func `what does not fit ends in an ellipsis`(text: String, width: Int, short: String) {
    #expect(text.shortened(to: width) == short)
  }
}
