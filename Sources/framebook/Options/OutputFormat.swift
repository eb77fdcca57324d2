import Arguments

/// How data is printed.
enum OutputFormat: String, ArgumentValue, CaseIterable {
  /// Aligned columns and sentences for people.
  case table
  /// One JSON value.
  case json
  /// One JSON object a line.
  case ndjson
  /// RFC 4180, with a header line.
  case csv
}
