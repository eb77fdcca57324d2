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
  /// What would do in place of the file.
  var hint: String?

  var description: String {
    let advice = hint.map { ", \($0)" } ?? ""
    return "cannot \(verb) \(path.quoted): \(String(cString: strerror(reason)))\(advice)"
  }
}
