import Arguments
import Catalogue
import CatalogueService
import FrameRendering
import StrictJSON
import Wording

/// Writes the whole catalogue as a page.
struct Report: Command {
  static let configuration = CommandConfiguration(
    commandName: "report", abstract: "Write the whole catalogue as a page to look at.",
    discussion: """
      The folder gets index.html, which needs no network, and a picture for each computed scene
      in scenes/. It is made when it is missing; an earlier report in it is replaced, anything
      else is refused. Examples:

        framebook report -o report
        framebook --db layouts.db report -o /srv/www/layouts
      """)

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The folder to write to.", valueName: "folder"), completion: .file)
  var out: String

  @OptionGroup var output: FormatOptions
  @OptionGroup var catalogue: CatalogueOptions

  mutating func run(in console: Console) throws -> ExitCode {
    let service = try catalogue.open(.read, in: console)
    var folder = try ReportFolder(at: out)
    var page: ReportPage?
    var counts: [SceneState: Int] = [:]
    try service.report(
      historyLimit: ReportPage.historyLimit, progress: Progress(console, verb: "drawing").show
    ) { report in
      page = ReportPage(report, version: Framebook.version)
      counts = report.counts
    } visit: { scene, pictures in
      let picture = pictures.map { ScenePicture($0, of: scene) }
      if let picture { try folder.write(picture, of: scene.status) }
      page?.add(scene, picture)
    }
    guard let page else { return .error }
    try folder.finish(page.html())
    try console.present(
      ReportAnswer(folder: out, counts: counts, pictureCount: folder.pictureCount), as: output)
    return .success
  }
}

/// A written report as it is printed.
private struct ReportAnswer: Presentable {
  let folder: String
  let counts: [SceneState: Int]
  let pictureCount: Int

  var table: Table {
    var table = Table(
      "page", "scenes", "pictures", "failed", "missing", "stale", "pending", "clean")
    table.add(
      .text(page), .integer(sceneCount), .integer(pictureCount), count(.failed),
      count(.missing), count(.stale), count(.pending), count(.clean))
    return table
  }

  var lines: [String] {
    let states = SceneState.allCases.compactMap { state in
      counts[state].map { "\($0) \(state.rawValue)" }
    }
    let scenes = "\(sceneCount) scene\(sceneCount == 1 ? "" : "s")"
    let detail = states.isEmpty ? "" : " (\(states.joined(separator: ", ")))"
    let pictures = "\(pictureCount) picture\(pictureCount == 1 ? "" : "s")"
    return ["\(page.escaped): \(scenes)\(detail), \(pictures)"]
  }

  func write(to writer: inout JSONWriter) {
    for row in table.rows { table.write(row, to: &writer) }
  }

  private var page: String {
    folder.hasSuffix("/") ? "\(folder)index.html" : "\(folder)/index.html"
  }
  private var sceneCount: Int { counts.values.reduce(0, +) }

  private func count(_ state: SceneState) -> Cell { .integer(counts[state] ?? 0) }
}
