package import CatalogueService

/// The page of a report: one HTML file with its style, its script and the data of all scenes.
///
/// The pictures are files of their own, `scenes/NUMBER.BASELINE-LATEST.svg`, where NUMBER is the
/// scene's key and the others are its snapshots'.
package struct ReportPage {
  /// The attribute by which a page of ours is recognised, up to the version.
  package static let mark = "<meta name=\"generator\" content=\"framebook "

  private let version: String
  private var data: ReportData

  /// Begins the page of a catalogue; `version` is the program's.
  package init(_ report: CatalogueReport, version: String) {
    self.version = version
    data = ReportData(report)
  }

  /// Adds a scene, with its picture when it has been computed.
  package mutating func add(_ scene: CatalogueReport.Scene, _ picture: ScenePicture?) {
    data.add(scene, picture)
  }

  /// How many entries of its history a scene shows, so that a page of many scenes stays small.
  package static func historyLimit(sceneCount: Int) -> Int {
    max(8, min(100, 10_000 / max(1, sceneCount)))
  }

  /// Returns the bytes of the page; the same catalogue gives the same.
  package consuming func html() -> [UInt8] {
    let style = PackageResources.report_css
    let script = PackageResources.report_js
    let policy = [
      "default-src 'none'", "img-src 'self' file: data:",
      "style-src '\(ContentDigest(of: style).policySource)'",
      "script-src '\(ContentDigest(of: script).policySource)'", "base-uri 'none'",
      "form-action 'none'",
    ].joined(separator: "; ")
    let parts: [String: [UInt8]] = [
      "generator": Array("framebook \(version)".markup.utf8), "policy": Array(policy.utf8),
      "style": style, "script": script, "data": data.end(),
    ]
    var page: [UInt8] = []
    // What is put in is never searched for places again.
    for (index, piece) in String(decoding: PackageResources.report_html, as: UTF8.self)
      .split(separator: "{{", omittingEmptySubsequences: false).enumerated()
    {
      guard index > 0 else {
        page += piece.utf8
        continue
      }
      let halves = piece.split(separator: "}}", maxSplits: 1, omittingEmptySubsequences: false)
      guard halves.count == 2, let part = parts[String(halves[0])] else {
        preconditionFailure("the page has a place that nothing belongs to")
      }
      page += part
      page += halves[1].utf8
    }
    return page
  }
}
