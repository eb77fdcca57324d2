/// Where a command reads what is piped into it: standard input in the tool, memory in tests.
package protocol InputSource: AnyObject {
  /// Reads the next bytes, at most so many and possibly fewer; none only at the end.
  func read(atMost count: Int) throws -> [UInt8]
}
