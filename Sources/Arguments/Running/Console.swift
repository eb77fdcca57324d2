/// All that a command sees of the world around it, so that a test can supply it.
package final class Console {
  /// Data.
  package let output: any OutputSink

  /// Messages, progress and errors.
  package let errors: any OutputSink

  /// What is piped in.
  package let input: any InputSource

  /// The environment variables.
  package let environment: [String: String]

  /// The environment variables whose values are not UTF-8; `environment` lacks them.
  package let environmentBytes: [String: [UInt8]]

  /// Whether people read the output.
  package let isOutputTerminal: Bool

  /// Whether people read the messages.
  package let isErrorTerminal: Bool

  /// How many columns a line of output may take.
  package let width: Int

  /// How many columns a line of messages may take on a terminal, which may be another one.
  package let errorWidth: Int

  /// Makes a console; what is left out is empty, no terminal, and 80 columns wide.
  package init(
    output: any OutputSink, errors: any OutputSink, input: any InputSource = BytesSource(),
    environment: [String: String] = [:], environmentBytes: [String: [UInt8]] = [:],
    isOutputTerminal: Bool = false, isErrorTerminal: Bool = false, width: Int = 80,
    errorWidth: Int? = nil
  ) {
    self.output = output
    self.errors = errors
    self.input = input
    self.environment = environment
    self.environmentBytes = environmentBytes
    self.isOutputTerminal = isOutputTerminal
    self.isErrorTerminal = isErrorTerminal
    self.width = width
    self.errorWidth = errorWidth ?? width
  }

  /// Writes one line of data.
  package func print(_ line: String) throws {
    try output.write(line + "\n")
  }

  /// Writes one line of messages.
  package func note(_ line: String) throws {
    try errors.write(line + "\n")
  }
}
