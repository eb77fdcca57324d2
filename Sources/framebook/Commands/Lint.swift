import Arguments
import Catalogue
import CatalogueService
import LayoutEngine
import StrictJSON
import Wording

/// Looks for what looks wrong.
struct Lint: Command {
  static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract: "Find overlaps, frames out of bounds, small targets, edges off the pixel grid.",
    discussion: """
      overlap: an item lies over a later one; outside: an element reaches past the content and the
      insets around it; small: see --min-size; off-grid: an edge is no whole pixel at the viewport's
      scale; wide: an item is longer than the space across. Up to 1/1024 pt is overlooked.

      Scenes are computed in memory from their current documents; with --content and --viewport
      the names are layout files instead. Exits 1 when anything is found. Examples:

        framebook lint gallery 'cards/*' --min-size 44
        framebook lint gallery.json --content photos.json --viewport 375x812@3
      """)

  @Argument(
    help: "Scenes or patterns of names; all when left out. With --content, layout files.",
    completion: .custom("scene"))
  var scenes: [String] = []

  @Option(
    help: ArgumentHelp(
      "Also find elements that are narrower or lower, as 44.", valueName: "points"))
  var minSize: PointsArgument = PointsArgument(points: 0)

  @OptionGroup var documents: PreviewOptions
  @OptionGroup var output: FormatOptions
  @OptionGroup var catalogue: CatalogueOptions

  func validate() throws(UsageError) {
    guard documents.isGiven else { return }
    if documents.content == nil, documents.viewport == nil {
      let option = documents.engine == nil ? "--pattern" : "--engine"
      throw UsageError(
        "'\(option)' is for layout files, with '--content' and '--viewport'; scenes are computed "
          + "by the engine and the patterns of the catalogue")
    }
    if scenes.isEmpty { throw UsageError("Missing expected argument '<scenes> ...'") }
    try documents.check(layouts: scenes)
  }

  mutating func run(in console: Console) throws -> ExitCode {
    var report = Service.LintReport()
    if documents.isGiven {
      for layout in scenes {
        report.add(
          try documents.preview(of: layout, in: console), minSize: minSize.points)
      }
    } else {
      let service = try catalogue.open(.read, in: console)
      report = try service.lint(scenes, minSize: minSize.points)
    }
    try console.present(report, as: output)
    for failure in report.failures {
      try console.note("Error: \(failure.name.quoted): \(failure.message.escaped)")
    }
    if !report.failures.isEmpty { return .error }
    return report.entries.allSatisfy(\.findings.isEmpty) ? .success : .differences
  }
}

extension Service.LintReport: Presentable {
  var table: Table {
    var table = Table(
      "name", "rule", "kind", "section", "item", "lastKind", "lastSection", "lastItem", "count",
      "x", "y", "width", "height", "other")
    for entry in entries {
      for finding in entry.findings {
        let (first, last) = (finding.run.first, finding.run.last)
        table.add(
          .text(entry.name), .text(finding.rule.rawValue), .text(first.kind.rawValue),
          .integer(first.section), .integer(first.item), .text(last.kind.rawValue),
          .integer(last.section), .integer(last.item), .integer(finding.run.count),
          .number(finding.frame.x), .number(finding.frame.y), .number(finding.frame.width),
          .number(finding.frame.height), Cell(finding.other?.description))
      }
    }
    return table
  }

  var lines: [String] {
    entries.flatMap { entry in
      entry.findings.map { "\(entry.name.escaped): \($0.rule.rawValue): \($0)" }
    }
  }
}
