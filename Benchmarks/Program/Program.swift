import Foundation

/// The programs that benchmarks run as a user would.
enum Program {
  /// The release build of framebook beside this one.
  static var framebook: String {
    get throws {
      let path = folder.appending(path: "framebook").path
      guard FileManager.default.isExecutableFile(atPath: path) else {
        throw Missing(
          "there is no '\(path)', build it with 'swift build -c release --static-swift-stdlib'")
      }
      return path
    }
  }

  /// SQLite's own shell.
  static var sqlite3: String {
    get throws {
      let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
      let paths = folders.map { "\($0)/sqlite3" }
      guard let path = paths.first(where: FileManager.default.isExecutableFile) else {
        throw Missing("there is no sqlite3, install it with your system's packages")
      }
      return path
    }
  }

  /// Runs framebook on a catalogue and returns how long it took, in nanoseconds.
  @discardableResult
  static func framebook(
    _ arguments: [String], on catalogue: TemporaryFolder, output: String = "/dev/null"
  ) throws -> Double {
    let command = [try framebook, "--db", catalogue.path("framebook.db")] + arguments
    return try checked(ChildProcess.run(command, output: output), command).time
  }

  /// Returns the most memory that framebook has at once for a command, in bytes.
  static func peakBytes(_ arguments: [String], on catalogue: TemporaryFolder) throws -> Int {
    let command =
      [
        folder.appending(path: "Benchmarks").path, ChildProcess.peakOption, try framebook, "--db",
        catalogue.path("framebook.db"),
      ] + arguments
    let output = catalogue.path("peak")
    _ = try checked(ChildProcess.run(command, output: output), command)
    let text = try String(contentsOfFile: output, encoding: .utf8)
    return Int(text.trimmingCharacters(in: .newlines)) ?? 0
  }

  /// Throws unless a program ended well.
  static func checked(_ child: ChildProcess, _ command: [String]) throws -> ChildProcess {
    guard child.status == 0 else {
      throw Missing("'\(command.joined(separator: " "))' ends with \(child.status)")
    }
    return child
  }

  private static var folder: URL {
    (Bundle.main.executableURL ?? URL(filePath: CommandLine.arguments[0]))
      .resolvingSymlinksInPath().deletingLastPathComponent()
  }
}
