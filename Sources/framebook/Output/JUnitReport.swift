import CatalogueService

/// A check as JUnit's XML: one test case a scene.
struct JUnitReport: CustomStringConvertible {
  /// How many changes of a scene are shown before the rest is counted.
  private static let changeLimit = 100

  /// The whole XML text.
  let description: String

  /// Writes a report; a stale scene fails when it counts as wrong.
  init(_ report: CheckReport, staleIsWrong: Bool, source: String? = nil) {
    var cases = ""
    var failures = 0
    var errors = 0
    for scene in report.scenes {
      let detail = scene.detail(
        staleIsWrong: staleIsWrong, atMost: JUnitReport.changeLimit, source: source)
      let start = "    <testcase classname=\"framebook\" name=\"\(scene.name.attribute)\""
      guard let gist = detail.first else {
        cases += "\(start)/>\n"
        continue
      }
      var element = "failure"
      if case .failed = scene.result { element = "error" }
      if element == "error" { errors += 1 } else { failures += 1 }
      cases += """
        \(start)>
              <\(element) type="\(scene.word)" message="\(gist.attribute)">\
        \(detail.joined(separator: "\n").content)</\(element)>
            </testcase>

        """
    }
    let counts = "tests=\"\(report.scenes.count)\" failures=\"\(failures)\" errors=\"\(errors)\""
    description = """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="framebook check" \(counts)>
        <testsuite name="framebook check" \(counts) skipped="0">
      \(cases)  </testsuite>
      </testsuites>

      """
  }
}

extension String {
  /// The text for an attribute in double quotes; blanks other than spaces keep their kind.
  fileprivate var attribute: String {
    content.replacing("\"", with: "&quot;").replacing("\t", with: "&#9;")
      .replacing("\n", with: "&#10;").replacing("\r", with: "&#13;")
  }

  /// The text between tags; what XML 1.0 cannot hold in any way becomes a replacement character.
  fileprivate var content: String {
    var content = ""
    for scalar in unicodeScalars {
      switch scalar.value {
      case 0x26: content += "&amp;"
      case 0x3C: content += "&lt;"
      case 0x3E: content += "&gt;"
      // Section 2.2 of the recommendation lists the characters that there are.
      case 0x9, 0xA, 0xD, 0x20...0xFFFD, 0x10000...0x10FFFF:
        content.unicodeScalars.append(scalar)
      default: content.unicodeScalars.append("\u{FFFD}")
      }
    }
    return content
  }
}
