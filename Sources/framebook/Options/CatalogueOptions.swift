import Arguments
import Catalogue
import CatalogueService
import LayoutEngine
import Wording

/// Which catalogue a command works on.
struct CatalogueOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The catalogue; else $FRAMEBOOK_DB, else framebook.db in this folder.", valueName: "file"),
    completion: .file)
  var db: String?

  @Option(
    help: ArgumentHelp("How long to wait for other writers, in seconds.", valueName: "seconds"))
  var busyTimeout: BusyTimeout = BusyTimeout(seconds: 5)

  /// The path of the catalogue file.
  func path(in console: Console) throws -> String {
    if let db { return db }
    if let bytes = console.environmentBytes["FRAMEBOOK_DB"] {
      throw ServiceError.invalid("FRAMEBOOK_DB is \(String.quoted(bytes)), which is not UTF-8")
    }
    if let path = console.environment["FRAMEBOOK_DB"], !path.isEmpty { return path }
    return "framebook.db"
  }

  /// Opens the catalogue for the service; with the format of a run's report, that has what is shown.
  func open(
    _ access: Catalogue.Access, reporting output: FormatOptions? = nil, in console: Console
  ) throws -> Service {
    let showsAll = output == nil || output?.format == .json
    return try Service(
      path: path(in: console), access: access, busyTimeout: .seconds(busyTimeout.seconds),
      changeLimit: showsAll ? .max : RunReport.shownChanges)
  }
}
