import Foundation

/// The built program with a temporary folder to work in, removed when it goes out of scope.
final class BuiltTool {
  /// What a run left behind.
  struct Result: Equatable {
    /// The exit code.
    let status: Int32
    /// What was written to standard output.
    let output: String
    /// What was written to standard error.
    let errors: String
  }

  /// The folder that the program runs in.
  let folder: URL

  /// The root of the package.
  static let package = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The program stands beside the bundle of the tests.
  static let program = URL(filePath: ProcessInfo.processInfo.arguments[0])
    .deletingLastPathComponent().appending(path: "framebook")

  /// The folder above it, which is removed at the end.
  private let root: URL
  /// The folder of the files that stand for standard streams.
  private let streams: URL

  init() throws {
    root = FileManager.default.temporaryDirectory
      .appending(path: "framebook-\(UUID().uuidString)")
    folder = root.appending(path: "folder")
    streams = root.appending(path: "streams")
    for folder in [folder, streams] {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
  }

  deinit {
    // A folder that stays behind in the temporary folder does no harm.
    try? FileManager.default.removeItem(at: root)
  }

  /// Runs the program to its end.
  func run(
    _ arguments: [String], input: String = "", environment: [String: String] = [:]
  ) throws -> Result {
    let process = try start(arguments, input: input, environment: environment)
    process.process.waitUntilExit()
    return try process.result()
  }

  /// Runs the program with words that have no blanks in them.
  func run(_ line: String, input: String = "") throws -> Result {
    try run(line.split(separator: " ").map(String.init), input: input)
  }

  /// A program that has been started, with the files it writes to.
  struct Running {
    /// The process.
    let process: Process
    fileprivate let output: URL
    fileprivate let errors: URL

    /// Returns what an ended process left behind.
    func result() throws -> Result {
      Result(
        status: process.terminationStatus,
        output: String(decoding: try Data(contentsOf: output), as: UTF8.self),
        errors: String(decoding: try Data(contentsOf: errors), as: UTF8.self))
    }
  }

  /// Starts the program.
  func start(
    _ arguments: [String], input: String = "", environment: [String: String] = [:]
  ) throws -> Running {
    let run = UUID().uuidString
    let streams = ["in", "out", "err"].map { self.streams.appending(path: "\(run).\($0)") }
    try Data(input.utf8).write(to: streams[0])
    for stream in streams[1...] { try Data().write(to: stream) }
    let process = Process()
    process.executableURL = BuiltTool.program
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = environment
    process.standardInput = try FileHandle(forReadingFrom: streams[0])
    process.standardOutput = try FileHandle(forWritingTo: streams[1])
    process.standardError = try FileHandle(forWritingTo: streams[2])
    try process.run()
    return Running(process: process, output: streams[1], errors: streams[2])
  }

  /// Writes a file into the folder.
  func write(_ text: String, to name: String) throws {
    try Data(text.utf8).write(to: folder.appending(path: name))
  }

  /// Copies an example of the package into the folder.
  func copyExample(_ name: String) throws {
    let example = BuiltTool.package.appending(path: "Examples").appending(path: name)
    try FileManager.default.copyItem(at: example, to: folder.appending(path: name))
  }
}
