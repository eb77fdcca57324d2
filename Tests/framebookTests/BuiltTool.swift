import Foundation
import TestSupport

/// The built program with a temporary folder to work in.
struct BuiltTool {
  /// What a run left behind.
  typealias Result = Workbench.Outcome

  /// The root of the package.
  static let package = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The program stands beside the bundle of the tests.
  static let program = URL(filePath: ProcessInfo.processInfo.arguments[0])
    .deletingLastPathComponent().appending(path: "framebook")

  /// The folder that the program runs in.
  var folder: URL { files.url }

  /// The files of the folder.
  let files: TemporaryFolder

  private let streams: TemporaryFolder

  /// Takes a folder, a new one unless given.
  init(in folder: TemporaryFolder? = nil) throws {
    files = try folder ?? TemporaryFolder()
    streams = try TemporaryFolder()
  }

  /// Runs the program to its end.
  func run(
    _ arguments: [String], input: String = "", environment: [String: String] = [:]
  ) throws -> Result {
    let running = try start(arguments, input: input, environment: environment)
    running.process.waitUntilExit()
    return try running.result()
  }

  /// Runs the program with words that have no blanks in them.
  func run(
    _ line: String, input: String = "", environment: [String: String] = [:]
  ) throws -> Result {
    try run(line.split(separator: " ").map(String.init), input: input, environment: environment)
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

  /// Starts the program; its messages go to a terminal when one is given.
  func start(
    _ arguments: [String], input: String = "", environment: [String: String] = [:],
    terminal: PseudoTerminal? = nil
  ) throws -> Running {
    try start(
      BuiltTool.program, arguments, input: input, environment: environment, terminal: terminal)
  }

  /// Runs the program to its end and returns what a terminal of so many columns got of its messages,
  /// and with `showsOutput` of its output, too.
  func terminalText(
    _ line: String, width: Int, showsOutput: Bool = false, environment: [String: String] = [:]
  ) throws -> (text: String, result: Result) {
    let terminal = try PseudoTerminal(width: width)
    let running = try start(
      BuiltTool.program, line.split(separator: " ").map(String.init), input: "",
      environment: environment, terminal: terminal, showsOutput: showsOutput)
    let text = try terminal.text()
    running.process.waitUntilExit()
    return (text, try running.result())
  }

  private func start(
    _ program: URL, _ arguments: [String], input: String, environment: [String: String],
    terminal: PseudoTerminal? = nil, showsOutput: Bool = false
  ) throws -> Running {
    let name = UUID().uuidString
    for (stream, bytes) in [("in", Data(input.utf8)), ("out", Data()), ("err", Data())] {
      try streams.write(bytes, to: "\(name).\(stream)")
    }
    let output = streams.url.appending(path: "\(name).out")
    let errors = streams.url.appending(path: "\(name).err")
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.environment = environment.merging(Sanitizer.environment) { own, _ in own }
    process.standardInput = try FileHandle(
      forReadingFrom: streams.url.appending(path: "\(name).in"))
    process.standardOutput =
      try showsOutput ? terminal?.program : FileHandle(forWritingTo: output)
    process.standardError = try terminal?.program ?? FileHandle(forWritingTo: errors)
    try process.run()
    return Running(process: process, output: output, errors: errors)
  }

  /// Runs a line of shell in the folder, where `"$0"` is the program.
  func shell(_ script: String) throws -> Result {
    let running = try start(
      URL(filePath: "/bin/bash"), ["-c", script, BuiltTool.program.path], input: "",
      environment: ["PATH": "/usr/bin:/bin"])
    running.process.waitUntilExit()
    return try running.result()
  }

  /// Writes a file into the folder.
  func write(_ text: String, to name: String) throws {
    try files.write(text, to: name)
  }
}
