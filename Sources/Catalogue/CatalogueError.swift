import SQLite
import Wording

/// Why a file cannot be used as a catalogue.
package enum CatalogueError: Error, Hashable, Sendable, CustomStringConvertible {
  /// No file is there.
  case missing(path: String)
  /// The file has nothing in it yet.
  case empty(path: String)
  /// A catalogue is there already.
  case exists(path: String)
  /// The file is another program's, or no database.
  case foreign(path: String)
  /// A newer program wrote the file.
  case newer(path: String, version: Int32, newest: Int32)
  /// Nothing can be opened or made at the path.
  case unreachable(path: String, detail: String)
  /// The file holds what no version of this program writes.
  case damaged(path: String, detail: String)

  package var description: String {
    switch self {
    case .missing(let path):
      "there is no catalogue \(path.quoted), make one with 'framebook init'"
    case .empty(let path):
      "\(path.quoted) is an empty file, make it a catalogue with 'framebook init'"
    case .exists(let path):
      "\(path.quoted) is a catalogue already"
    case .foreign(let path):
      "\(path.quoted) is not a framebook catalogue, it is left as it was"
    case .newer(let path, let version, let newest):
      "\(path.quoted) was written by a newer framebook (schema \(version), this one knows "
        + "\(newest)), it is left as it was"
    case .unreachable(let path, let detail):
      "cannot open \(path.quoted): \(detail)"
    case .damaged(let path, let detail):
      "\(path.quoted) is damaged: \(detail)"
    }
  }
}
