/// An input that is already in memory.
package final class BytesSource: InputSource {
  private var rest: ArraySlice<UInt8>

  /// Makes an input of the given bytes; of none, it is at its end at once.
  package init(_ bytes: [UInt8] = []) {
    rest = bytes[...]
  }

  /// Makes an input of a text's UTF-8.
  package convenience init(_ text: String) {
    self.init(Array(text.utf8))
  }

  package func read(atMost count: Int) -> [UInt8] {
    let bytes = Array(rest.prefix(count))
    rest = rest.dropFirst(count)
    return bytes
  }
}
