import Arguments

/// Writes messages where that can be done.
///
/// With standard error gone there is nobody left to tell, and what a command did stays done: its
/// exit code is the same.
final class MessageSink: OutputSink {
  private let sink: DescriptorSink

  /// Writes to this descriptor, which stays open.
  init(_ descriptor: Int32) {
    sink = DescriptorSink(descriptor)
  }

  func write(_ bytes: [UInt8]) {
    // What cannot be told is dropped.
    try? sink.write(bytes)
  }

  func write(_ text: String) {
    // The same.
    try? sink.write(text)
  }

  func flush() {
    // The same.
    try? sink.flush()
  }
}
