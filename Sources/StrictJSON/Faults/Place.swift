/// Where a byte stands in a text: found by reading the text again up to there.
///
/// The bytes before the offset are taken to be valid; if not, the path is a guess, but there is one.
struct Place {
  let path: String
  let line: Int
  let column: Int

  /// Finds the place of a byte, in time linear in the offset.
  init(of offset: Int, in text: UnsafeBufferPointer<UInt8>) {
    let before = UnsafeBufferPointer(rebasing: text[..<min(max(offset, 0), text.count)])
    var line = 1
    var column = 1
    for byte in before {
      if byte == UInt8(ascii: "\n") {
        line += 1
        column = 1
      } else if byte & 0xC0 != 0x80 {
        column += 1
      }
    }
    self.line = line
    self.column = column
    var trail = Trail(before)
    trail.walk()
    path = trail.path
  }
}

/// The containers around the end of a text's beginning.
private struct Trail {
  /// One container and its member that is being read, if there is one.
  enum Step {
    case field(Range<Int>?)
    case element(Int, isOpen: Bool)
  }

  let text: UnsafeBufferPointer<UInt8>
  var steps: [Step] = []

  init(_ text: UnsafeBufferPointer<UInt8>) {
    self.text = text
  }

  mutating func walk() {
    var cursor = 0
    while cursor < text.count {
      switch text[cursor] {
      case UInt8(ascii: "{"): steps.append(.field(nil))
      case UInt8(ascii: "["): steps.append(.element(0, isOpen: true))
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        _ = steps.popLast()
        closeValue()
      case UInt8(ascii: ","): openNext()
      case UInt8(ascii: "\""):
        // A text that does not end before the offset holds it, and is not left yet.
        guard let end = endOfText(from: cursor) else { return }
        if case .field(nil)? = steps.last {
          steps[steps.count - 1] = .field(cursor + 1..<end - 1)
        } else {
          closeValue()
        }
        cursor = end - 1
      case UInt8(ascii: ":"), UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"),
        UInt8(ascii: "\t"):
        break
      default:
        while cursor + 1 < text.count, text[cursor + 1].isPartOfWord { cursor += 1 }
        closeValue()
      }
      cursor += 1
    }
  }

  private mutating func closeValue() {
    switch steps.popLast() {
    case .field?: steps.append(.field(nil))
    case .element(let index, _)?: steps.append(.element(index, isOpen: false))
    case nil: break
    }
  }

  private mutating func openNext() {
    if case .element(let index, _)? = steps.last {
      steps[steps.count - 1] = .element(index + 1, isOpen: true)
    }
  }

  private func endOfText(from quote: Int) -> Int? {
    var cursor = quote + 1
    while cursor < text.count {
      if text[cursor] == UInt8(ascii: "\"") { return cursor + 1 }
      cursor += text[cursor] == UInt8(ascii: "\\") ? 2 : 1
    }
    return nil
  }

  var path: String {
    var path = ""
    for step in steps {
      switch step {
      case .field(nil), .element(_, isOpen: false): break
      case .element(let index, isOpen: true): path += "[\(index)]"
      case .field(let range?):
        let bytes = UnsafeBufferPointer(rebasing: text[range])
        let name = String(decoding: Escapes.unescaped(bytes), as: UTF8.self)
        let shown = name.shown
        if !name.isPlainIdentifier {
          path += "[\"\(shown)\"]"
        } else {
          path += path.isEmpty ? shown : ".\(shown)"
        }
      }
    }
    return path
  }
}

extension UInt8 {
  /// Whether the byte belongs to a number or a literal that has begun.
  fileprivate var isPartOfWord: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "+"), UInt8(ascii: "-"),
      UInt8(ascii: "."):
      true
    default: false
    }
  }
}
