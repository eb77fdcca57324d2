import Foundation
import TestSupport
import Testing

/// The built program where its user may not write: a read-only file in a read-only folder.
struct ReadOnlyPlaceTests {
  private static let isRoot = geteuid() == 0
  private static let setpriv = "/usr/bin/setpriv"
  private static let canRun =
    !isRoot || FileManager.default.isExecutableFile(atPath: setpriv)

  /// Runs a line as a user whom permissions bind: this one, or nobody in place of root.
  private func run(
    _ line: String, of program: String, in folder: TemporaryFolder
  ) throws -> (status: Int32, output: String, errors: String) {
    let process = Process()
    let words = ShellWords(line).words
    if ReadOnlyPlaceTests.isRoot {
      process.executableURL = URL(filePath: ReadOnlyPlaceTests.setpriv)
      process.arguments =
        ["--reuid=65534", "--regid=65534", "--clear-groups", program] + words
    } else {
      process.executableURL = URL(filePath: program)
      process.arguments = words
    }
    process.currentDirectoryURL = folder.url
    process.environment = Sanitizer.environment
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let data = [output, errors].map { $0.fileHandleForReading.readDataToEndOfFile() }
    process.waitUntilExit()
    return (
      process.terminationStatus, String(decoding: data[0], as: UTF8.self),
      String(decoding: data[1], as: UTF8.self)
    )
  }

  @Test(.enabled(if: canRun, "root may write everywhere, and setpriv is not installed"))
  func `reading commands work in a read-only place and leave no file, writing ones say why not`()
    async throws
  {
    let manager = FileManager.default
    let bench = try await Workbench.gallery()
    // Nobody may not look into the folder that the package is built in.
    let programs = try TemporaryFolder()
    try manager.copyItem(
      at: BuiltTool.program, to: programs.url.appending(path: "framebook"))
    let program = programs.path("framebook")
    let folder = bench.folder
    try manager.setAttributes(
      [.posixPermissions: 0o444], ofItemAtPath: folder.path("framebook.db"))
    try manager.setAttributes([.posixPermissions: 0o755], ofItemAtPath: programs.url.path)
    try manager.setAttributes([.posixPermissions: 0o555], ofItemAtPath: folder.url.path)
    defer {
      // So that the folder can be removed again.
      try? manager.setAttributes([.posixPermissions: 0o755], ofItemAtPath: folder.url.path)
    }
    let names = try folder.names()
    for line in [
      "status", "check", "frames tall", "diff", "log", "layout list", "layout show gallery",
      "scene show tall", "export", "query 'select count(*) from frame'", "doctor",
      "engine upgrade --to 1 --dry-run",
    ] {
      let result = try run(line, of: program, in: folder)
      #expect(result.status == 0, "\(line): \(result.errors)")
      #expect(try folder.names() == names)
    }
    for line in ["compute", "accept --all", "layout rename gallery other", "prune"] {
      let result = try run(line, of: program, in: folder)
      #expect(result.status == 2, "\(line)")
      #expect(result.output == "")
      #expect(
        result.errors == "Error: the catalogue cannot be written, it is read-only\n", "\(line)")
      #expect(try folder.names() == names)
    }
  }
}
