import Foundation
import Wording

/// A file that cannot be read or written.
struct FileError: Error, CustomStringConvertible {
  /// What was tried: `read` or `write`.
  let verb: String
  /// The file, as the user named it.
  let path: String
  /// The system's error number.
  let reason: Int32

  var description: String {
    "cannot \(verb) \(path.quoted): \(String(cString: strerror(reason)))"
  }
}
