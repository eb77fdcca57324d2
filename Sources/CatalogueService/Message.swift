import Wording

/// The rule for messages: why something was saved or accepted, in the user's words.
enum Message {
  /// The most characters of a message.
  private static let characterLimit = 10_000

  /// Throws for a message that is too long; control characters are stored, and shown escaped.
  static func check(_ message: String?) throws(ServiceError) {
    guard let message else { return }
    // A character may be very many bytes.
    guard message.utf8.count <= 16 * characterLimit, message.count <= characterLimit else {
      let beginning = String(String.UnicodeScalarView(message.unicodeScalars.prefix(20)))
      throw .invalid(
        "the message \("\(beginning)…".quoted) is longer than \(characterLimit) characters, "
          + "give a shorter one")
    }
  }
}
