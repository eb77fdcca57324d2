import StrictJSON

/// A document that decodes has a canonical form, which decodes to the same.
protocol DocumentTarget: FuzzTarget {
  /// What a text is decoded to, as far as it matters.
  associatedtype Document: Equatable

  /// Decodes a text.
  static func decode(_ text: [UInt8]) throws(JSONError) -> Document
}

extension DocumentTarget {
  static func run(_ input: [UInt8]) {
    let document: Document
    do throws(JSONError) {
      document = try decode(input)
    } catch {
      expect(!error.description.isEmpty && error.line >= 1, "an error without a sentence or place")
      return
    }
    guard let canonical = try? CanonicalJSON.canonical(input) else {
      return expect(false, "a document without a canonical form")
    }
    expect((try? decode(canonical)) == document, "the canonical text is another document")
  }
}
