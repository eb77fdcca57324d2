import Wording

extension String {
  /// The text as a message shows it: cut past 64 scalars, with all that could disturb it as `\u{…}`.
  ///
  /// Beside what no terminal should get, that is quotes and backslashes.
  package var shown: String {
    var result = ""
    for scalar in unicodeScalars.prefix(64) {
      switch scalar {
      case "'": result += "\\u{27}"
      case "\"": result += "\\u{22}"
      case "\\": result += "\\u{5C}"
      default: result += String(scalar).escaped
      }
    }
    return unicodeScalars.count > 64 ? result + "…" : result
  }

  /// Whether the name can stand in a path without quotes: letters, digits and underscores of ASCII.
  var isPlainIdentifier: Bool {
    guard let first = utf8.first, !(48...57).contains(first) else { return false }
    return utf8.allSatisfy { byte in
      switch byte {
      case 48...57, 65...90, 95, 97...122: true
      default: false
      }
    }
  }
}
