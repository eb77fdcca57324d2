import Arguments
import Catalogue
import Foundation
import SQLite

extension Failure {
  /// Words any error of a command and says which exit code it has.
  init(_ error: any Error) {
    switch error {
    case is ClosedPipe:
      self.init(nil, status: .success)
    case let error as CatalogueError:
      switch error {
      case .missing, .empty, .exists, .unreachable: self.init(error.description, status: .error)
      case .foreign, .newer, .damaged: self.init(error.description, status: .unusable)
      }
    case let error as SQLiteError where error.isBusy:
      self.init(
        "the catalogue is busy, another process is writing; try again or wait longer with "
          + "--busy-timeout", status: .busy)
    case let error as SQLiteError
    where error.isCorrupt || error.primary == .error || error.primary == .mismatch:
      // Our own statements are at fault only where the schema or a value is not what was written.
      self.init("the catalogue is damaged: \(error.message)", status: .unusable)
    case let error as SQLiteError where error.isReadOnly:
      self.init("the catalogue cannot be written, it is read-only", status: .error)
    case let error as SQLiteError where error.isFull:
      self.init(
        "there is no room left where the catalogue is, and reading takes some, too; make room and "
          + "try again", status: .error)
    case let error as SQLiteError where error.primary == .inputOutput:
      self.init(
        "the catalogue cannot be read or written: \(error.systemSentence), see to its disk, then look for "
          + "damage with 'framebook doctor'", status: .error)
    case let error as SQLiteError:
      self.init("the catalogue cannot be used: \(error.message)", status: .error)
    default:
      self.init("\(error)", status: .error)
    }
  }
}
