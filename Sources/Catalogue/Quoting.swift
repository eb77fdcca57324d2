/// Returns a name in single quotes, with what a terminal or a reader would stumble over escaped.
package func quoted(_ name: String) -> String {
  "'\(escaped(name))'"
}

/// Returns a text on one line: control, format and line-breaking characters as `\u{…}`.
package func escaped(_ text: String) -> String {
  var result = ""
  for scalar in text.unicodeScalars {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .privateUse:
      result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    default:
      result.unicodeScalars.append(scalar)
    }
  }
  return result
}
