import Arguments

extension ExitCode {
  /// Something differs, or is not as it should be.
  static let differences = ExitCode(rawValue: 1)
  /// What was asked for cannot be done.
  static let error = ExitCode(rawValue: 2)
  /// Another process kept the catalogue locked for too long.
  static let busy = ExitCode(rawValue: 3)
  /// The file is no catalogue that this program can use.
  static let unusable = ExitCode(rawValue: 4)
  /// Ended by an interrupt.
  static let interrupted = ExitCode(rawValue: 130)
}
