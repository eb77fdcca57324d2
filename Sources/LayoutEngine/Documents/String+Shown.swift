extension String {
  /// The text as an error shows it: quotes, backslashes and control characters escaped, 64 at most.
  var shown: String {
    var result = ""
    for scalar in unicodeScalars.prefix(64) {
      switch scalar.properties.generalCategory {
      case .control, .format, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned:
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default:
        if scalar == "'" || scalar == "\\" { result += "\\" }
        result.unicodeScalars.append(scalar)
      }
    }
    return unicodeScalars.count > 64 ? result + "…" : result
  }
}
