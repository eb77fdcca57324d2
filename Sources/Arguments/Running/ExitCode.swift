/// The number a tool ends with; a tool adds its own beside the two that parsing needs.
package struct ExitCode: RawRepresentable, Sendable, Equatable {
  package let rawValue: Int32

  package init(rawValue: Int32) {
    self.rawValue = rawValue
  }

  /// All went well; also for help and version.
  package static let success = ExitCode(rawValue: 0)

  /// The command line was wrong; `EX_USAGE` of sysexits.h.
  package static let usage = ExitCode(rawValue: 64)
}
