/// Where a command writes: standard output in the tool, memory in tests.
///
/// Whoever implements it buffers, so that writing many small pieces is cheap.
package protocol OutputSink: AnyObject {
  /// Writes bytes behind all earlier ones.
  func write(_ bytes: [UInt8]) throws

  /// Writes a text as UTF-8; equal to writing its bytes.
  func write(_ text: String) throws

  /// Hands on what is still buffered.
  func flush() throws
}

extension OutputSink {
  package func write(_ text: String) throws {
    try write(Array(text.utf8))
  }

  package func flush() throws {}
}
