extension String {
  /// How many columns of a terminal the text takes; one of ambiguous width counts as narrow.
  ///
  /// Counted by characters as people see them: é is one column in either form, a family emoji two.
  package var displayWidth: Int {
    // To find where characters end is slow, and printable ASCII has a column a byte.
    if utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return utf8.count }
    return reduce(0) { $0 + $1.displayWidth }
  }

  /// Returns the text cut to so many columns, between characters, with `…` for what is missing.
  package func shortened(to width: Int) -> String {
    guard displayWidth > width else { return self }
    guard width > 0 else { return "" }
    var rest = width - 1
    let kept = prefix { character in
      rest -= character.displayWidth
      return rest >= 0
    }
    return kept + "…"
  }

  /// Returns the text cut to so many columns with `…` in its middle, somewhat more of its end kept:
  /// names that are as long begin alike more often than they end alike.
  package func shortenedInMiddle(to width: Int) -> String {
    guard displayWidth > width else { return self }
    guard width > 0 else { return "" }
    var rest = width * 3 / 5
    let end = reversed().prefix { character in
      rest -= character.displayWidth
      return rest >= 0
    }
    let tail = String(end.reversed())
    return shortened(to: width - tail.displayWidth) + tail
  }
}

extension Character {
  /// The columns of its scalars together, at most two: what joins them makes no more of them.
  fileprivate var displayWidth: Int {
    var width = 0
    for scalar in unicodeScalars { width += scalar.displayWidth }
    guard width == 1, unicodeScalars.contains(where: { $0.isEmojiSign }),
      unicodeScalars.first?.properties.isEmoji == true
    else { return min(width, 2) }
    return 2
  }
}

extension Unicode.Scalar {
  /// Whether it makes the character before it an emoji: variation selector 16, the keycap.
  fileprivate var isEmojiSign: Bool { value == 0xFE0F || value == 0x20E3 }

  /// The columns it adds to those of its character: none for marks, two for wide ones.
  fileprivate var displayWidth: Int {
    if value < 0x300 { return value < 0x20 || (0x7F..<0xA0).contains(value) ? 0 : 1 }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .spacingMark, .format, .control, .lineSeparator,
      .paragraphSeparator:
      return 0
    default: break
    }
    if properties.isDefaultIgnorableCodePoint || isInnerJamo { return 0 }
    // The two halves of a flag are narrow, all others that are emoji by themselves are wide.
    if (0x1F1E6...0x1F1FF).contains(value) { return 1 }
    return properties.isEmojiPresentation || isWide ? 2 : 1
  }

  /// Whether it is a vowel or a final consonant that stands within a Hangul syllable.
  private var isInnerJamo: Bool {
    (0x1160...0x11FF).contains(value) || (0xD7B0...0xD7FB).contains(value)
  }

  /// Whether its East Asian width is wide or full; emoji stand in no range.
  private var isWide: Bool {
    var candidates = wideRanges[...]
    while !candidates.isEmpty {
      let middle = candidates.startIndex + candidates.count / 2
      let range = candidates[middle]
      if range.contains(value) { return true }
      candidates = value < range.lowerBound ? candidates[..<middle] : candidates[(middle + 1)...]
    }
    return false
  }
}

/// The scalars of the widths W and F in the Unicode Character Database, version 16, in order.
///
/// Made from <https://www.unicode.org/Public/16.0.0/ucd/EastAsianWidth.txt>, as Unicode Standard
/// Annex 11 defines it. Left out are those that are emoji by themselves, whose property the
/// standard library has; ranges go on over scalars that are not assigned.
private let wideRanges: [ClosedRange<UInt32>] = [
  0x1100...0x115F, 0x2329...0x232A, 0x2630...0x2637, 0x268A...0x268F, 0x2E80...0x303E,
  0x3041...0x3247, 0x3250...0xA4C6, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF,
  0xFE10...0xFE19, 0xFE30...0xFE6B, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18D08,
  0x1AFF0...0x1B2FB, 0x1D300...0x1D376, 0x1F200...0x1F265, 0x20000...0x3FFFD,
]
