import Foundation
import TestSupport
import Testing

/// The built program under `strace`, which counts its writes and strikes at any of them.
///
/// A fault at the n-th write is in the middle of the work for sure, on a slow machine as on a fast
/// one: no clock is involved.
struct Strace {
  /// One call of the system by which the program writes, as the dry run saw it.
  struct Moment: Hashable, CustomStringConvertible {
    /// The name of the call.
    let call: String
    /// Which of the calls of this name it is, from 1.
    let number: Int

    var description: String { "\(call) \(number)" }
  }

  /// What happens at a moment.
  enum Fault {
    /// The process gets a signal before the call is done.
    case signal(String)
    /// The call fails with an error, once.
    case error(String)
    /// The call and all later ones of its name fail with an error.
    case lastingError(String)

    fileprivate func injection(at moment: Moment) -> String {
      switch self {
      case .signal(let name): "inject=\(moment.call):signal=\(name):when=\(moment.number)"
      case .error(let name): "inject=\(moment.call):error=\(name):when=\(moment.number)"
      case .lastingError(let name): "inject=\(moment.call):error=\(name):when=\(moment.number)+"
      }
    }
  }

  /// How many moments of a command are tried, of all that there are.
  static let rounds = ProcessInfo.processInfo.environment["FAULT_ROUNDS"].flatMap(Int.init) ?? 50

  /// Whether faults can be injected; where they must be, that is not even a question.
  static let isUsable =
    Sanitizer.current == nil
    && (ProcessInfo.processInfo.environment["REQUIRE_FAULTS"] == "1"
      || FileManager.default.isExecutableFile(atPath: path))

  /// Why a test does not run.
  static let absence: Comment = """
    strace is not installed, REQUIRE_FAULTS=1 makes this a failure; or a sanitizer is at work, which \
    does not go with strace
    """

  private static let path = "/usr/bin/strace"
  private static let calls =
    "pwrite64,write,ftruncate,fdatasync,fsync,unlink,rename,link"

  private let log: TemporaryFolder

  init() throws {
    log = try TemporaryFolder()
  }

  /// Runs a line to its end and lists the calls by which its first thread wrote.
  func moments(
    of line: String, by tool: BuiltTool, where isWanted: (Moment) -> Bool = { _ in true }
  ) throws -> [Moment] {
    let result = try run(line, by: tool, options: "-e trace=\(Strace.calls)")
    try #require(result.status == 0, "\(line): \(result.errors)")
    let text = String(decoding: try log.bytes(of: "calls"), as: UTF8.self)
    var counts: [Substring: Int] = [:]
    var first: Substring?
    var moments: [Moment] = []
    for entry in text.split(separator: "\n") {
      guard let (_, thread, name) = entry.prefixMatch(of: /(\d+) +([a-z0-9]+)\(/)?.output
      else { continue }
      if first == nil { first = thread }
      guard thread == first else { continue }
      counts[name, default: 0] += 1
      moments.append(Moment(call: String(name), number: counts[name, default: 0]))
    }
    let wanted = moments.filter(isWanted)
    try #require(!wanted.isEmpty, "\(line) writes nothing")
    return wanted
  }

  /// Runs a line with a fault at a moment.
  func run(
    _ line: String, by tool: BuiltTool, _ fault: Fault, at moment: Moment
  ) throws -> BuiltTool.Result {
    try run(
      line, by: tool,
      options: "-e trace=\(moment.call) -e \(fault.injection(at: moment))")
  }

  private func run(
    _ line: String, by tool: BuiltTool, options: String
  ) throws -> BuiltTool.Result {
    // The shell says by 128 and more that a signal ended the program.
    try tool.shell(
      "\(Strace.path) -f -qq -o \(log.path("calls")) \(options) \"$0\" \(line); "
        + "exit $?")
  }
}
