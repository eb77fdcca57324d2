import Wording

extension String {
  /// The JSON text with nothing in it that could command a terminal: `\u202E` for what is hidden.
  ///
  /// The text stays the same JSON value; its line breaks, which stand between values, stay too.
  var shownJSON: String {
    var result = ""
    for scalar in unicodeScalars {
      let text = String(scalar)
      guard scalar != "\n", !("\u{20}"..."\u{7E}").contains(scalar), text.escaped != text else {
        result.unicodeScalars.append(scalar)
        continue
      }
      for unit in text.utf16 {
        let digits = String(unit, radix: 16, uppercase: true)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      }
    }
    return result
  }
}
