import Foundation

extension CommandLine {
  /// The words behind the program's own name as the system has them; `arguments` repairs them.
  static var bytes: [[UInt8]] {
    (0..<Int(argc)).dropFirst().compactMap { index in
      unsafeArgv[index].map { [UInt8](UnsafeRawBufferPointer(start: $0, count: strlen($0))) }
    }
  }
}
