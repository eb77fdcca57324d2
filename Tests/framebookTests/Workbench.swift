import Arguments
import Foundation
import Testing

@testable import framebook

/// The tool inside this process, with a folder and a catalogue of its own.
///
/// `~/` in a word stands for the folder, and in what the tool says the folder is `~/` again.
struct Workbench {
  /// What a command left behind.
  struct Outcome: Equatable {
    /// The exit code.
    let status: Int32
    /// What was written to standard output.
    let output: String
    /// What was written to standard error.
    let errors: String
  }

  /// The folder with the documents and the catalogue, `framebook.db`.
  let folder: TemporaryFolder

  /// Makes a workbench with the documents of the gallery, and with a catalogue when one is given.
  init(catalogue: Data? = nil) throws {
    folder = try TemporaryFolder()
    try folder.copyExamples()
    if let catalogue { try folder.write(catalogue, to: "framebook.db") }
  }

  /// Makes a workbench with two scenes of the gallery, `wide` and `tall`, both computed.
  static func gallery() async throws -> Workbench {
    try Workbench(catalogue: await galleryFile.value)
  }

  /// The file is made once: each test works on a copy of its own.
  private static let galleryFile = Task { try await file(after: galleryCalls) }

  /// The calls that make the catalogue of `gallery`.
  static let galleryCalls = [
    "init", "layout add gallery ~/gallery.json", "content add photos ~/photos.json",
    "scene add wide --layout gallery --content photos --viewport 812x375",
    "scene add tall --layout gallery --content photos --viewport 375x812", "compute",
  ]

  /// Returns the bytes of the catalogue that calls make.
  static func file(after calls: [String]) async throws -> Data {
    let bench = try Workbench()
    try await bench.succeed(calls)
    return try bench.folder.bytes(of: "framebook.db")
  }

  /// Runs the tool with these words; a width makes both streams a terminal's.
  func run(
    _ words: [String], input: String = "", environment: [String: String]? = nil,
    terminalWidth: Int? = nil
  ) async -> Outcome {
    let output = CollectingSink()
    let errors = CollectingSink()
    let home = folder.path("") + (folder.path("").hasSuffix("/") ? "" : "/")
    let console = Console(
      output: output, errors: errors, input: BytesSource(input),
      environment: environment ?? ["FRAMEBOOK_DB": folder.path("framebook.db")],
      isOutputTerminal: terminalWidth != nil, isErrorTerminal: terminalWidth != nil,
      width: terminalWidth ?? 80)
    let status = await Tool(Framebook.self) { Failure($0) }.run(
      words.map { $0.replacing("~/", with: home) }, in: console)
    return Outcome(
      status: status.rawValue, output: output.text.replacing(home, with: "~/"),
      errors: errors.text.replacing(home, with: "~/"))
  }

  /// Runs the tool with words that have no blanks in them.
  func run(_ line: String, input: String = "", environment: [String: String]? = nil) async
    -> Outcome
  {
    await run(ShellWords(line).words, input: input, environment: environment)
  }

  /// Runs calls that have to end with 0 and without a message.
  func succeed(_ lines: String..., sourceLocation: SourceLocation = #_sourceLocation) async throws {
    try await succeed(lines, sourceLocation: sourceLocation)
  }

  /// Runs a list of calls that have to end with 0 and without a message.
  func succeed(_ lines: [String], sourceLocation: SourceLocation = #_sourceLocation) async throws {
    for line in lines {
      let outcome = await run(line)
      try #require(
        outcome.status == 0, "\(line): \(outcome.errors)", sourceLocation: sourceLocation)
      #expect(outcome.errors == "", sourceLocation: sourceLocation)
    }
  }
}
