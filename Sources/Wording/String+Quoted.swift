extension String {
  /// The text in single quotes for a sentence, with nothing in it that could command a terminal.
  package var quoted: String { "'\(escaped)'" }

  /// The text with control characters, bidirectional controls and the like as `\u{1B}`.
  package var escaped: String {
    var result = ""
    for scalar in unicodeScalars {
      if scalar.isHidden {
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}

extension Unicode.Scalar {
  /// Whether it changes what a terminal shows without being seen; joiners in words and emoji stay.
  fileprivate var isHidden: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    case .format: value != 0x200C && value != 0x200D
    default: false
    }
  }
}
