import Foundation

/// A program that has run to its end.
struct ChildProcess {
  /// Asks this program to run another and to print how much memory that had at the most.
  static let peakOption = "--peak-of"

  /// The exit status.
  let status: Int32
  /// How long it took, in nanoseconds.
  let time: Double
  /// The most memory it had at once, in bytes.
  let peakBytes: Int

  /// Runs a program at a path with its arguments; what it prints goes to a file.
  static func run(
    _ command: [String], output: String = "/dev/null"
  ) throws -> ChildProcess {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 1, output, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    let arguments = command.map { strdup($0) }
    defer {
      for argument in arguments { free(argument) }
    }
    let start = ContinuousClock.now
    var identifier: pid_t = 0
    let result = posix_spawn(&identifier, command[0], &actions, nil, arguments + [nil], environ)
    guard result == 0 else {
      throw Missing("'\(command[0])' cannot be run: \(String(cString: strerror(result)))")
    }
    var status: Int32 = 0
    var usage = rusage()
    while wait4(identifier, &status, 0, &usage) < 0 {
      guard errno == EINTR else { throw Missing("'\(command[0])' has no result") }
    }
    let time = start.duration(to: .now) / .nanoseconds(1)
    #if os(Linux)
      let unit = 1_024
    #else
      let unit = 1
    #endif
    // The low seven bits are the signal that ended it, if any.
    return ChildProcess(
      status: status & 0x7f == 0 ? status >> 8 & 0xff : 128 + status & 0x7f, time: time,
      peakBytes: Int(usage.ru_maxrss) * unit)
  }
}
