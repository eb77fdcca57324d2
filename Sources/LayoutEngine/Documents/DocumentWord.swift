import StrictJSON

/// One of a few words that a field of a document may hold.
protocol DocumentWord: DocumentValue, RawRepresentable, CaseIterable where RawValue == String {}

extension DocumentWord {
  static var schema: JSONSchema { .words(allCases.map(\.rawValue)) }

  init(reading reader: inout JSONReader) throws(JSONFault) {
    self = try Self(reading: &reader, among: Array(Self.allCases))
  }

  /// Reads one of `words`; faults with the list of them when another word stands there.
  init(reading reader: inout JSONReader, among words: [Self]) throws(JSONFault) {
    let start = reader.offset
    let text = try reader.string()
    guard let word = words.first(where: { $0.rawValue == text }) else {
      throw reader.fault(.unknownWord(text, known: words.map(\.rawValue)), at: start)
    }
    self = word
  }
}
