extension String {
  /// The text in single quotes for a sentence, with nothing in it that could command a terminal.
  package var quoted: String { "'\(escaped)'" }

  /// The text with control characters, bidirectional controls and the like as `\u{1B}`.
  package var escaped: String {
    var result = ""
    for scalar in unicodeScalars {
      if scalar.isHidden {
        result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Quotes the bytes of a text that may not be UTF-8, those that are not as `\xFF`.
  package static func quoted(_ bytes: [UInt8]) -> String {
    var shown = ""
    var rest = bytes[...]
    var iterator = bytes.makeIterator()
    var parser = Unicode.UTF8.ForwardParser()
    while true {
      switch parser.parseScalar(from: &iterator) {
      case .valid(let scalar):
        shown += String(decoding: rest.prefix(scalar.count), as: UTF8.self).escaped
        rest = rest.dropFirst(scalar.count)
      case .error(let count):
        // Bytes of ASCII are never among them, so that all have two digits.
        for byte in rest.prefix(count) {
          shown += "\\x\(String(byte, radix: 16, uppercase: true))"
        }
        rest = rest.dropFirst(count)
      case .emptyInput:
        return "'\(shown)'"
      }
    }
  }
}

extension Unicode.Scalar {
  /// Whether it changes what a terminal shows without being seen; joiners in words and emoji stay.
  fileprivate var isHidden: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    case .format: value != 0x200C && value != 0x200D
    default: false
    }
  }
}
