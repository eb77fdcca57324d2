/// A cursor over the UTF-8 bytes of one JSON text, value by value, without building a tree.
///
/// It lives inside the closure given to `read` only: it points into the text and does not own it.
public struct JSONReader {
  /// The deepest nesting of objects and lists that is read.
  static let deepest = 64

  /// The most bytes of a text that are read where no other limit is given: 256 MiB.
  public static let longest = 256 << 20

  let text: UnsafeBufferPointer<UInt8>
  /// The next byte; between two calls, one that is not a blank.
  var position = 0
  var depth = 0

  private init(_ text: UnsafeBufferPointer<UInt8>) {
    self.text = text
  }

  /// Reads a text that holds one value, which the closure has to take as a whole.
  ///
  /// A fault of the closure gets its path, line and column here. Texts longer than the limit in
  /// bytes are refused unread.
  public static func read<T>(
    _ bytes: [UInt8], limit: Int = longest,
    _ body: (inout JSONReader) throws(JSONFault) -> T
  ) throws(JSONError) -> T {
    try bytes.withUnsafeBufferPointer { text throws(JSONError) -> T in
      try read(text, limit: limit, body)
    }
  }

  /// Reads a text in the memory of somebody else, which is not copied; else the same.
  public static func read<T>(
    _ text: UnsafeBufferPointer<UInt8>, limit: Int = longest,
    _ body: (inout JSONReader) throws(JSONFault) -> T
  ) throws(JSONError) -> T {
    do throws(JSONFault) {
      var reader = JSONReader(text)
      try reader.start(limit: limit)
      let result = try body(&reader)
      try reader.finish()
      return result
    } catch {
      throw JSONError(error, in: text)
    }
  }

  /// The byte where the next value starts.
  public var offset: Int { position }

  /// What the next value is, which is not read yet.
  public var nextKind: JSONKind {
    position < text.count ? JSONKind(firstByte: text[position]) : .end
  }

  /// Goes back to a value that was met before, inside the same object or list.
  public mutating func seek(to offset: Int) {
    precondition((0...text.count).contains(offset), "a reader can only go to a byte of its text")
    position = offset
  }

  /// A fault to throw: the reader itself is not needed for it, but reads well where it is made.
  public func fault(_ problem: JSONFault.Problem, at offset: Int) -> JSONFault {
    JSONFault(problem, at: offset)
  }

  private mutating func start(limit: Int) throws(JSONFault) {
    if text.count > limit {
      let sentence = "the text has \(text.count) bytes, at most \(limit) are read"
      throw JSONFault(.invalid(sentence), at: 0)
    }
    if text.starts(with: [0xEF, 0xBB, 0xBF]) {
      let sentence = "the text starts with a byte order mark, UTF-8 needs none"
      throw JSONFault(.syntax(sentence), at: 0)
    }
    skipBlanks()
    if position == text.count {
      throw JSONFault(.syntax("the text is empty, expected a value"), at: position)
    }
  }

  private mutating func finish() throws(JSONFault) {
    skipBlanks()
    if position < text.count { throw unexpected("the end of the text") }
  }
}
