import StrictJSON

extension JSONReader {
  /// Reads a whole document; a number that would be infinite is told by the limit of documents.
  static func readDocument<T>(
    _ json: [UInt8], _ body: (inout JSONReader) throws(JSONFault) -> T
  ) throws(JSONError) -> T {
    try json.withUnsafeBufferPointer { text throws(JSONError) -> T in
      try readDocument(text, body)
    }
  }

  /// Reads a whole document in the memory of somebody else; else the same.
  static func readDocument<T>(
    _ text: UnsafeBufferPointer<UInt8>, _ body: (inout JSONReader) throws(JSONFault) -> T
  ) throws(JSONError) -> T {
    try read(text) { reader throws(JSONFault) in
      do throws(JSONFault) {
        return try body(&reader)
      } catch {
        guard case .tooLarge(let written) = error.problem else { throw error }
        throw reader.fault(.pointsTooLarge(written.shown), at: error.offset)
      }
    }
  }
}

extension JSONFault.Problem {
  /// A number that is not below the limit of all numbers of documents, as it is shown.
  static func pointsTooLarge(_ shown: String) -> JSONFault.Problem {
    .invalid("'\(shown)' is too large, a number below 1000000000 in size would do")
  }
}
