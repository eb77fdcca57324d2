/// A sink that keeps everything in memory, for tests and for output that is needed as a value.
package final class CollectingSink: OutputSink {
  /// All that was written.
  package private(set) var bytes: [UInt8] = []

  /// All that was written, as text; bytes that are not UTF-8 become replacement characters.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Makes an empty sink.
  package init() {}

  package func write(_ bytes: [UInt8]) {
    self.bytes += bytes
  }
}
