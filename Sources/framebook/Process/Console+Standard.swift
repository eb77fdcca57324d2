import Arguments
import Foundation

extension Console {
  /// The console of the process: its standard streams and environment.
  static var standard: Console {
    var environment = ProcessInfo.processInfo.environment
    var environmentBytes: [String: [UInt8]] = [:]
    for name in environment.keys {
      guard let value = getenv(name), String(validatingCString: value) == nil else { continue }
      environment[name] = nil
      environmentBytes[name] = [UInt8](
        UnsafeRawBufferPointer(start: value, count: strlen(value)))
    }
    return Console(
      output: DescriptorSink(STDOUT_FILENO), errors: MessageSink(STDERR_FILENO),
      input: DescriptorSource(STDIN_FILENO, path: "standard input"), environment: environment,
      environmentBytes: environmentBytes,
      isOutputTerminal: isatty(STDOUT_FILENO) == 1, isErrorTerminal: isatty(STDERR_FILENO) == 1,
      width: width(of: STDOUT_FILENO, environment),
      errorWidth: width(of: STDERR_FILENO, environment))
  }

  /// The width to wrap to: `COLUMNS`, else the terminal's, else 80.
  private static func width(of descriptor: Int32, _ environment: [String: String]) -> Int {
    if let columns = environment["COLUMNS"].flatMap({ Int($0) }), columns > 0 { return columns }
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
    return Int(size.ws_col)
  }
}
