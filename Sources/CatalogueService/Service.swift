package import Catalogue
import Foundation

/// What a user can ask of a catalogue, in the user's words; every rule of the product lives here.
///
/// Used by one task at a time; layouts are computed on all cores.
package final class Service {
  let catalogue: Catalogue
  /// For how many tasks at once the computing of layouts is divided; no result depends on it.
  let workers: Int
  /// How many changes of each scene the report of a run has at the most; the counts are of all.
  let changeLimit: Int
  private let clock: () -> String

  /// Opens the catalogue at `path`; throws `CatalogueError` for a file that cannot be used.
  ///
  /// Throws `ServiceError` when it may have to be made with an engine version that there is not.
  ///
  /// - Parameters:
  ///   - busyTimeout: How long to wait for other writers before giving up.
  ///   - workers: For how many tasks at once the computing of layouts is divided; as many as there are
  ///     cores unless given.
  ///   - changeLimit: How many changes of each scene the report of a run keeps, the first ones; all
  ///     of them unless given.
  ///   - clock: The time to record; UTC now unless given.
  package init(
    path: String, access: Catalogue.Access, busyTimeout: Duration = .seconds(5),
    workers: Int = ProcessInfo.processInfo.activeProcessorCount,
    changeLimit: Int = .max, clock: @escaping () -> String = Service.now
  ) throws {
    switch access {
    case .create(let engine), .createIfMissing(let engine): try Service.checkEngine(engine)
    case .write, .read: break
    }
    self.workers = workers
    self.changeLimit = changeLimit
    self.clock = clock
    catalogue = try Catalogue(
      path: path, access: access, busyTimeout: busyTimeout, now: clock())
  }

  /// Serves a catalogue that is open already.
  init(_ catalogue: Catalogue, clock: @escaping () -> String) {
    self.catalogue = catalogue
    workers = ProcessInfo.processInfo.activeProcessorCount
    changeLimit = .max
    self.clock = clock
  }

  /// The time to record for what is written now.
  var now: String { clock() }

  /// Returns the current time: UTC, ISO 8601 with milliseconds.
  package static func now() -> String {
    Date.now.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true))
  }
}
