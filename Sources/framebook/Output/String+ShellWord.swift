import Wording

extension String {
  /// The text as one word of a command that somebody may copy: in double quotes where a shell asks.
  var shellWord: String {
    let isPlain = utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
        true
      default: "@%+=:,./-_~".utf8.contains(byte)
      }
    }
    guard !isPlain || isEmpty else { return escaped }
    let inside = reduce(into: "") { text, character in
      if "\"\\$`".contains(character) { text += "\\" }
      text.append(character)
    }
    return "\"\(inside.escaped)\""
  }
}
