extension String {
  /// About how wide the text is drawn, as a multiple of its size; rather too much than too little.
  var widthInEms: Double {
    unicodeScalars.reduce(0) { $0 + ($1.isASCII ? 0.62 : 1) }
  }

  /// Returns the text, cut to an ellipsis where it would be wider than so many ems.
  func fitted(to ems: Double) -> String {
    guard widthInEms > ems else { return self }
    var result = ""
    var width = 1.0
    for character in self {
      width += String(character).widthInEms
      if width > ems { break }
      result.append(character)
    }
    return result + "…"
  }

  /// Returns the text in lines that are at most so many ems wide, broken between words if possible.
  func wrapped(toEms ems: Double) -> [String] {
    var lines: [String] = []
    var line = ""
    for word in split(separator: " ", omittingEmptySubsequences: false) {
      let longer = line.isEmpty ? String(word) : "\(line) \(word)"
      if longer.widthInEms <= ems || line.isEmpty {
        line = longer
      } else {
        lines.append(line.fitted(to: ems))
        line = "    \(word)"
      }
    }
    return lines + [line.fitted(to: ems)]
  }
}
