import Foundation

/// The rules for the names of documents and scenes, and for references to their numbered states.
package enum Name {
  /// The most characters of a name.
  package static let characterLimit = 128

  /// Returns a name as it is stored: normalised to NFC, and checked.
  ///
  /// Throws `ServiceError.invalidName` for one that is empty or too long, has control characters
  /// or `*?[`, or ends in `@` and digits, which would read as a revision.
  package static func checked(_ text: String) throws(ServiceError) -> String {
    let name = normalized(text)
    guard !name.isEmpty else { throw refused(name, "is empty, a name has 1 to 128 characters") }
    guard name.count <= characterLimit, name.utf8.count <= 16 * characterLimit else {
      throw refused(name, "is longer than 128 characters")
    }
    for scalar in name.unicodeScalars {
      if scalar.properties.generalCategory == .control {
        throw refused(name, "has a control character, which a name may not have")
      }
      if "*?[".unicodeScalars.contains(scalar) {
        throw refused(name, "has one of * ? [, which are for patterns of names")
      }
    }
    guard reference(name).number == nil else {
      throw refused(name, "ends in '@' and digits, which stand for a revision")
    }
    return name
  }

  /// Returns a text as names are compared: normalised to NFC.
  package static func normalized(_ text: String) -> String {
    text.precomposedStringWithCanonicalMapping
  }

  /// Splits `NAME@3` into the normalised name and the number; nil for a number that is not given.
  package static func reference(_ text: String) -> (name: String, number: Int?) {
    let text = normalized(text)
    guard let at = text.lastIndex(of: "@") else { return (text, nil) }
    let digits = text[text.index(after: at)...]
    guard !digits.isEmpty, digits.utf8.allSatisfy({ (48...57).contains($0) }) else {
      return (text, nil)
    }
    // A number past all revisions is one that no document has.
    return (String(text[..<at]), Int(digits) ?? Int.max)
  }

  private static func refused(_ name: String, _ reason: String) -> ServiceError {
    .invalidName(name: name, reason: reason)
  }
}
