import Foundation
import Testing

/// A command that writes, on a catalogue where it has something to write.
struct FaultyCall: Sendable, CustomTestStringConvertible {
  /// What is tried.
  let name: String
  /// The calls that lead to the catalogue it works on; nil for none.
  let preparation: [String]?
  /// The call itself.
  let line: String
  /// The calls that finish what was broken off.
  let rerun: [String]

  var testDescription: String { name }

  private init(_ name: String, after preparation: [String]?, _ line: String, rerun: [String]) {
    self.name = name
    self.preparation = preparation
    self.line = line
    self.rerun = rerun
  }

  /// Makes a new folder with the catalogue.
  func bench() async throws -> Workbench {
    let bench = try await Workbench(catalogue: file)
    try await bench.folder.write(FaultyCall.export.value, to: "export.ndjson")
    return bench
  }

  private var file: Data? {
    get async throws {
      switch preparation {
      case nil: nil
      case FaultyCall.pending: try await FaultyCall.pendingFile.value
      case FaultyCall.stale: try await FaultyCall.staleFile.value
      case FaultyCall.old: try await FaultyCall.oldFile.value
      case let calls?: try await Workbench.file(after: calls)
      }
    }
  }

  /// Every kind of write.
  static let all = [
    FaultyCall(
      "the first add", after: nil, "layout add gallery gallery.json",
      rerun: ["layout add gallery ~/gallery.json"]),
    FaultyCall(
      "add", after: pending, "content add more photos.json -m again",
      rerun: ["content add more ~/photos.json -m again"]),
    FaultyCall(
      "update", after: pending, "layout update gallery gallery.json",
      rerun: ["layout update gallery ~/gallery.json", "compute"]),
    FaultyCall("compute", after: stale, "compute", rerun: ["compute"]),
    FaultyCall(
      "accept", after: pending, "accept --all -m better", rerun: ["accept --all -m better"]),
    FaultyCall(
      "the import that makes a catalogue", after: nil, "import export.ndjson",
      rerun: ["import --replace ~/export.ndjson"]),
    FaultyCall(
      "import", after: pending, "import --replace export.ndjson",
      rerun: ["import --replace ~/export.ndjson"]),
    FaultyCall("prune", after: old, "prune --keep 0", rerun: ["prune --keep 0"]),
    FaultyCall(
      "the upgrade of the engine", after: pending, "engine upgrade --to 1",
      rerun: ["engine upgrade --to 1", "compute"]),
  ]

  private static let pending =
    Workbench.galleryCalls
    + (0..<4).map {
      "scene add s\($0) --layout gallery --content photos --viewport \(320 + $0)x568"
    } + ["compute", "layout update gallery ~/gallery-taller.json"]

  private static let stale =
    pending + ["layout update gallery ~/gallery.json --no-recompute"]

  private static let old = pending + ["layout update gallery ~/gallery.json"]

  private static let pendingFile = Task { try await Workbench.file(after: pending) }
  private static let staleFile = Task { try await Workbench.file(after: stale) }

  private static let oldFile = Task { try await Workbench.file(after: old) }

  private static let export = Task {
    let bench = try await Workbench(catalogue: staleFile.value)
    return await bench.run("export").output
  }
}
