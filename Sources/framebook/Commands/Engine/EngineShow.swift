import Arguments
import Catalogue
import CatalogueService
import LayoutEngine
import StrictJSON

/// Shows the pinned engine version.
struct EngineShow: Command {
  static let configuration = CommandConfiguration(
    commandName: "show", abstract: "Show the pinned engine version and those there are.")

  @OptionGroup var output: FormatOptions
  @OptionGroup var catalogue: CatalogueOptions

  mutating func run(in console: Console) throws -> ExitCode {
    let service = try catalogue.open(.read, in: console)
    let answer = EngineAnswer(pinned: try service.engineVersion())
    try console.present(answer, as: output)
    return .success
  }
}

/// Engine versions as they are printed.
private struct EngineAnswer: Presentable {
  let pinned: Int

  var table: Table {
    var table = Table("version", "pinned")
    for version in Engine.versions {
      table.add(.integer(version), .bool(version == pinned))
    }
    return table
  }

  var lines: [String] {
    ["engine \(pinned), the newest is \(Engine.newest)"]
  }

  func write(to writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("pinned")
    writer.integer(pinned)
    writer.key("newest")
    writer.integer(Engine.newest)
    writer.key("versions")
    writer.beginArray()
    for version in Engine.versions { writer.integer(version) }
    writer.endArray()
    writer.endObject()
  }
}
