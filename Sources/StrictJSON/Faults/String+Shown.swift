extension String {
  /// The name with everything that could disturb or disguise a message written as `\u{…}`.
  ///
  /// Past 64 Unicode scalars the rest becomes an ellipsis.
  func escapedForDisplay() -> String {
    var result = ""
    for (count, scalar) in unicodeScalars.enumerated() {
      if count == 64 { return result + "…" }
      if scalar.isHarmless {
        result.unicodeScalars.append(scalar)
      } else {
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      }
    }
    return result
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

extension Unicode.Scalar {
  /// Whether a message can show the scalar as it is: no quote, no escape, no control of line or direction.
  fileprivate var isHarmless: Bool {
    if self == "'" || self == "\"" || self == "\\" { return false }
    if isASCII { return value >= 0x20 && value != 0x7F }
    switch properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: return false
    default: return true
    }
  }
}
