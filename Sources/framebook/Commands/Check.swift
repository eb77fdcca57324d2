import Arguments
import Catalogue
import CatalogueService

/// Compares what scenes are now with their baselines.
struct Check: Command {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Compute scenes in memory and compare with their baselines.",
    discussion: """
      For CI: writes nothing, also where nothing can be written. Exits 1 when a scene differs or
      has no baseline, 2 when one cannot be computed. With --from a text that 'framebook export'
      wrote stands in for the catalogue. Examples:

        framebook check 'cards/*' --tolerance 0.5
        framebook check --from layouts.ndjson --format junit > report.xml
      """)

  @Argument(
    help: "Names of scenes, or patterns of names as 'cards/*'.", completion: .custom("scene"))
  var scenes: [String] = []

  @Option(
    help: ArgumentHelp(
      "An export to check in place of a catalogue; - is standard input.", valueName: "file"),
    completion: .file)
  var from: String?

  @Option(
    help: ArgumentHelp(
      "How far frames may differ and still be the same, in points.", valueName: "points"))
  var tolerance: PointsArgument = PointsArgument(points: 0)

  @Flag(help: "Exit 1 also when the stored frames of a scene are stale.")
  var failOnStale = false

  @Option(help: "How to print the data.")
  var format: CheckFormat = .table

  @OptionGroup var catalogue: CatalogueOptions

  func validate() throws(UsageError) {
    if from != nil, catalogue.db != nil {
      throw UsageError("Please give '--from' or '--db', not both")
    }
  }

  mutating func run(in console: Console) async throws -> ExitCode {
    let report = try await service(in: console).check(
      scenes, tolerance: tolerance.points, progress: Progress(console).show)
    if let general = format.general {
      var options = FormatOptions()
      options.format = general
      try console.present(
        CheckAnswer(report: report, staleIsWrong: failOnStale, source: from), as: options)
    } else {
      try console.output.write(
        JUnitReport(report, staleIsWrong: failOnStale, source: from).description)
    }
    if report.scenes.isEmpty {
      try console.note("Note: there are no scenes, so nothing was checked")
    }
    if report.hasFailure { return .error }
    return report.isSame && !(failOnStale && report.hasStale) ? .success : .differences
  }

  private func service(in console: Console) throws -> Service {
    guard let from else { return try catalogue.open(.read, in: console) }
    return try console.withSource(at: from) { name, source in
      let progress = Progress(console, verb: "reading", of: .bytes)
      return try Service.inMemory(from: name, read: progress.reading(source))
    }
  }
}
