import Catalogue
import CatalogueService
import StrictJSON
import Wording

extension SaveReport: Presentable {
  /// A row for each scene that was computed; else one of the document alone.
  var table: Table {
    let scenes = (run ?? RunReport()).table
    var table = Table(
      columns: ["kind", "name", "revision", "unchanged", "leftStale"] + scenes.columns,
      isVerbatim: false)
    let saved: [Cell] = [
      .text(kind.rawValue), .text(name), .integer(revision), .bool(isUnchanged),
      .integer(leftStale),
    ]
    let without = [scenes.columns.map { _ in Cell.none }]
    table.rows = (scenes.rows.isEmpty ? without : scenes.rows).map { saved + $0 }
    return table
  }

  var lines: [String] {
    let title = "\(kind.rawValue) \(name.escaped): "
    guard !isUnchanged else { return [title + "unchanged, revision \(revision)"] }
    var lines = [title + "revision \(revision)"]
    if leftStale > 0 {
      lines.append(
        leftStale == 1
          ? "1 scene is stale now, 'framebook compute' computes it"
          : "\(leftStale) scenes are stale now, 'framebook compute' computes them")
    }
    return lines + (run?.lines ?? [])
  }

  func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.members([
      ("kind", .text(kind.rawValue)), ("name", .text(name)), ("revision", .integer(revision)),
      ("unchanged", .bool(isUnchanged)), ("leftStale", .integer(leftStale)),
    ])
    (run ?? RunReport()).writeMembers(to: &writer)
    writer.endObject()
  }
}
