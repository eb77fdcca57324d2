/// The fields an object may have: made once, then matched against keys without making texts of them.
public struct JSONFields: Sendable {
  let entries: [Entry]

  /// Takes at most 64 names of printable ASCII without quotes and backslashes, each once.
  public init(_ names: [StaticString]) {
    precondition(names.count <= 64, "an object can have at most 64 known fields")
    entries = names.map(Entry.init)
    precondition(Set(self.names).count == names.count, "a field is named twice")
  }

  /// The names in the order they were given.
  var names: [String] {
    entries.map(\.text)
  }

  func name(_ index: Int) -> String {
    entries[index].text
  }

  /// One name, laid out so that a key can be compared eight bytes at a time.
  struct Entry: Sendable {
    let name: StaticString
    let length: Int
    /// The first eight bytes, the first one lowest, and which of them count.
    let head: UInt64
    let mask: UInt64

    init(_ name: StaticString) {
      self.name = name
      var head: UInt64 = 0
      var mask: UInt64 = 0
      var length = 0
      name.withUTF8Buffer { bytes in
        for byte in bytes {
          precondition(
            (0x20..<0x7F).contains(byte) && byte != UInt8(ascii: "\"")
              && byte != UInt8(ascii: "\\"), "a field name is printable ASCII without quotes")
          if length < 8 {
            head |= UInt64(byte) << UInt64(8 * length)
            mask |= 0xFF << UInt64(8 * length)
          }
          length += 1
        }
      }
      self.head = head
      self.mask = mask
      self.length = length
    }

    var text: String { name.description }
  }
}
