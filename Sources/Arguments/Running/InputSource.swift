/// Where a command reads what is piped into it: standard input in the tool, memory in tests.
package protocol InputSource: AnyObject {
  /// Reads the next bytes, at most so many and possibly fewer; none only at the end.
  func read(atMost count: Int) throws -> [UInt8]

  /// How many bytes are still to come; nil where nobody knows, as in a pipe.
  var remainingCount: Int? { get }
}

extension InputSource {
  package var remainingCount: Int? { nil }
}
