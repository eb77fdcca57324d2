import Arguments
import Foundation
import Testing

@testable import framebook

/// A right call of each command on the gallery, with what the command does to the catalogue.
struct CommandCall: Sendable {
  /// What a command does to the catalogue.
  enum Use: Sendable {
    /// It makes a new one.
    case makes
    /// It makes a missing one and writes.
    case adds
    /// It writes.
    case writes
    /// It reads.
    case reads
    /// It reads, and writes a copy of its own.
    case copies
    /// It looks at any file, also at one that all others refuse.
    case examines
    /// It does without.
    case none
  }

  /// The words of the command.
  let command: String
  /// The words behind it.
  let arguments: String
  /// What it does to the catalogue.
  let use: Use
  /// What it ends with on the gallery.
  let status: Int32

  /// The whole call.
  var line: String { arguments.isEmpty ? command : "\(command) \(arguments)" }

  private init(_ command: String, _ use: Use, _ status: Int32 = 0) {
    self.init(command, "", use, status)
  }

  private init(_ command: String, _ arguments: String, _ use: Use, _ status: Int32 = 0) {
    self.command = command
    self.arguments = arguments
    self.use = use
    self.status = status
  }

  /// A call of every command.
  static let all: [CommandCall] =
    [
      CommandCall("init", .makes, 2),
      CommandCall(
        "scene add", "new --layout gallery --content photos --viewport 375x812", .writes),
      CommandCall("scene update", "tall --viewport 320x568", .writes),
      CommandCall("scene show", "tall", .reads),
      CommandCall("scene list", .reads),
      CommandCall("scene rename", "tall high", .writes),
      CommandCall("scene remove", "tall", .writes),
      CommandCall("compute", .writes),
      CommandCall(
        "preview", "~/gallery.json --content ~/photos.json --viewport 320x568", .none),
      CommandCall("frames", "tall", .reads),
      CommandCall("diff", .reads),
      CommandCall("render", "tall -o -", .reads),
      CommandCall("status", .reads),
      CommandCall("accept", "tall", .writes),
      CommandCall("lint", "tall", .reads, 1),
      CommandCall("log", .reads),
      CommandCall("engine show", .reads),
      CommandCall("engine upgrade", "--to 1", .writes),
      CommandCall("engine changes", .none),
      CommandCall("schema", "layout", .none),
      CommandCall("check", .reads),
      CommandCall("query", "'select 1'", .reads),
      CommandCall("export", .reads),
      CommandCall("import", "~/export.ndjson --replace", .adds),
      CommandCall("doctor", .examines),
      CommandCall("report", "-o ~/page", .copies),
      CommandCall("backup", "~/copy.db", .copies),
      CommandCall("prune", .writes),
      CommandCall("completions", "bash", .none),
    ]
    + [
      ("layout", "gallery", "gallery.json"), ("pattern", "trio", "pattern.json"),
      ("content", "photos", "photos.json"), ("viewport", "375x812", "viewport.json"),
    ].flatMap { kind, name, file in
      [
        CommandCall("\(kind) add", "new ~/\(file)", .adds),
        CommandCall("\(kind) update", "\(name) ~/\(file)", .writes),
        CommandCall("\(kind) show", name, .reads),
        CommandCall("\(kind) list", .reads),
        CommandCall("\(kind) history", name, .reads),
        CommandCall("\(kind) diff", name, .reads),
        CommandCall("\(kind) rename", "\(name) new", .writes),
        CommandCall("\(kind) restore", "\(name)@1", .writes),
        CommandCall("\(kind) remove", "\(name) --force", .writes),
      ]
    }

  /// A workbench on which every call can be made.
  static func workbench() async throws -> Workbench {
    let bench = try await Workbench(catalogue: file.value)
    try bench.folder.writeDocuments()
    return bench
  }

  private static let file = Task {
    let bench = try await Workbench.gallery()
    try bench.folder.writeDocuments()
    try await bench.succeed("pattern add trio ~/pattern.json")
    return try bench.folder.bytes(of: "framebook.db")
  }
}

extension TemporaryFolder {
  /// Writes the documents that the examples do not have.
  fileprivate func writeDocuments() throws {
    try write(#"{"blocks":{"row":{"areas":["AAB"]}},"order":["row"]}"#, to: "pattern.json")
    try write(#"{"width":375,"height":812}"#, to: "viewport.json")
    try write(#"{"record":"catalogue","format":1,"engine":2}"# + "\n", to: "export.ndjson")
  }
}
