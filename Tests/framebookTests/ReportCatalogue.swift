import Foundation
import Testing

/// A catalogue with scenes of every kind and every state, and with names that try to be markup.
enum ReportCatalogue {
  /// Names that are markup, end a script, or turn the text around unless they are shown as text.
  static let hostileNames = [
    "<script>document.title='broken'</script>", "\"'><img src=x onerror=document.title='broken'>",
    "</script><!-- --> <b>&amp;", "--><style>body{display:none}</style>", "\u{202E}gnp.سلام",
    "שלום עולם",
  ]
  /// A layout's name that is markup too.
  static let hostileLayout = "</title><script>x</script>"
  /// The name of a scene with more elements than a picture shows.
  static let largeScene = "many"

  /// Returns a workbench with that catalogue.
  static func workbench() async throws -> Workbench {
    try Workbench(catalogue: await file.value)
  }

  private static let file = Task {
    let bench = try Workbench()
    try await addExamples(to: bench)
    try await bench.succeed("compute")
    try await addStates(to: bench)
    try await addHostileNames(to: bench)
    try await bench.succeed("scene add later --layout tiles --content album --viewport 768x1024")
    return try bench.folder.bytes(of: "framebook.db")
  }

  private static let examples = BuiltTool.package.appending(path: "Examples").path

  private static func addExamples(to bench: Workbench) async throws {
    try await bench.succeed("init")
    for (kind, names) in [
      ("pattern", ["tr", "fm"]),
      ("layout", ["gallery", "tiles", "pins", "tags", "mosaic-tr", "mosaic-fm"]),
      ("content", ["photos", "pictures", "words", "album"]),
    ] {
      for name in names {
        let file = kind == "pattern" ? "pattern-\(name)" : name
        try await bench.succeed("\(kind) add \(name) '\(examples)/\(file).json'")
      }
    }
    try await bench.succeed(
      "scene add gallery --layout gallery --content photos --viewport 320x568 --viewport 375x667 "
        + "--viewport 667x375 --viewport 768x1024",
      "scene add album --layout gallery --content album --viewport 375x667",
      "scene add tiles --layout tiles --content photos --viewport 375x667",
      "scene add pins --layout pins --content pictures --viewport 375x667",
      "scene add tags --layout tags --content words --viewport 375x667",
      "scene add mosaic/tr --layout mosaic-tr --content photos --viewport 375x667",
      "scene add mosaic/fm --layout mosaic-fm --content photos --viewport 375x667")
  }

  /// Makes scenes pending, one of them accepted again, stale and failed, with frames and without.
  private static func addStates(to bench: Workbench) async throws {
    try bench.folder.write(
      #"{"kind":"aligned","itemSpacing":12,"lineSpacing":20}"#, to: "tags-wider.json")
    try bench.folder.write(#"{"sections":[{"items":30000}]}"#, to: "many.json")
    try await bench.succeed(
      "layout update gallery ~/gallery-taller.json -m 'taller rows'",
      "accept gallery/320x568 -m 'as designed'",
      "layout update tags ~/tags-wider.json --no-recompute",
      "content add many ~/many.json",
      "scene add \(largeScene) --layout tiles --content many --viewport 375x667",
      "compute \(largeScene)",
      "scene add broken --layout pins --content photos --viewport 375x667",
      "scene update pins --content photos")
    let outcome = await bench.run("compute broken pins")
    try #require(outcome.status == 2)
  }

  private static func addHostileNames(to bench: Workbench) async throws {
    var calls = [["layout", "add", hostileLayout, "\(examples)/tiles.json"]]
    for name in hostileNames {
      calls.append([
        "scene", "add", "--layout", hostileLayout, "--content", "album", "--viewport", "320x568",
        "--", name,
      ])
    }
    calls.append(["compute", "--"] + hostileNames)
    calls.append([
      "layout", "update", hostileLayout, "\(examples)/gallery.json", "-m",
      "</script><script>document.title='broken'</script>",
    ])
    calls.append(["accept", "-m", "<b>fine</b>", "--", hostileNames[0]])
    for call in calls {
      let outcome = await bench.run(call)
      try #require(outcome.status == 0, "\(outcome.errors)")
    }
  }
}
