import Arguments

/// How the answer of a check is printed.
enum CheckFormat: String, ArgumentValue, CaseIterable {
  case table
  case json
  case ndjson
  case csv
  /// JUnit's XML, which CI systems show: one test case a scene.
  case junit

  /// The same format for all other answers; nil for the one that only checks have.
  var general: OutputFormat? { OutputFormat(rawValue: rawValue) }
}
