import StrictJSON

extension Length: DocumentValue {
  static var schema: JSONSchema {
    .anyOf([.points, .string(matching: pattern)]).named("length")
  }

  /// The grammar of `init(_:)` as a regular expression of ECMA 262.
  private static var pattern: String {
    let number = "0*[0-9]{1,9}([.][0-9]+)?"
    let divisor = "(?=[0-9.]*[1-9])\(number)"
    let term = "(side|\(number)(%|/\(divisor))?)"
    return "^( *[+-] *)?\(term)( *[+-] *\(term))*$"
  }

  init(reading reader: inout JSONReader) throws(JSONFault) {
    switch reader.nextKind {
    case .number: self.init(points: try reader.points())
    case .string:
      let start = reader.offset
      let text = try reader.string()
      do {
        self = try Length(terms: text)
      } catch {
        throw reader.fault(.invalid("'\(text.shown)' \(error)"), at: start)
      }
    default:
      let problem = JSONFault.Problem.wrongType(
        expected: "a number or a text like '1/3'", found: reader.nextKind.noun)
      throw reader.fault(problem, at: reader.offset)
    }
  }

  /// Reads a sum of terms, nil when the text is none.
  ///
  /// The grammar: `sum = [sign] term { sign term }`, `term = "side" | number ["%" | "/" number]`,
  /// `number = digits ["." digits]`; blanks may stand around a sign and nowhere else.
  init?(_ text: String) {
    // Why it is none is for whoever reads a document.
    guard let length = try? Length(terms: text) else { return nil }
    self = length
  }

  private init(terms text: String) throws(LengthFault) {
    var scanner = TermScanner(rest: Array(text.utf8)[...])
    var isNegative = scanner.takeSign(required: false)
    summands = []
    while let sign = isNegative {
      summands.append(Summand(term: try scanner.takeTerm(), isNegative: sign))
      if scanner.rest.isEmpty { return }
      isNegative = scanner.takeSign(required: true)
    }
    throw .grammar
  }
}

/// Why a text is no length.
private enum LengthFault: Error, CustomStringConvertible {
  case grammar
  case tooLarge
  case zeroDivisor

  var description: String {
    switch self {
    case .grammar: "is no length, terms joined by + and - are: 12, 1/3, 50% or side"
    case .tooLarge: "has a number that is too large, numbers below 1000000000 would do"
    case .zeroDivisor: "divides by 0, a number above 0 would do"
    }
  }
}

/// What is still to be read of the text of a length.
private struct TermScanner {
  var rest: ArraySlice<UInt8>

  /// Goes past a sign with its blanks and tells whether it is a minus, nil where one should stand.
  mutating func takeSign(required: Bool) -> Bool? {
    let signed = rest.drop { $0 == UInt8(ascii: " ") }
    guard let sign = signed.first, sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") else {
      return required ? nil : false
    }
    rest = signed.dropFirst().drop { $0 == UInt8(ascii: " ") }
    return sign == UInt8(ascii: "-")
  }

  mutating func takeTerm() throws(LengthFault) -> Length.Term {
    if rest.starts(with: "side".utf8) {
      rest = rest.dropFirst(4)
      return .share(1, of: 1)
    }
    let number = try takeNumber()
    switch rest.first {
    case UInt8(ascii: "%"):
      rest = rest.dropFirst()
      return .share(number, of: 100)
    case UInt8(ascii: "/"):
      rest = rest.dropFirst()
      let denominator = try takeNumber()
      guard denominator != 0 else { throw .zeroDivisor }
      return .share(number, of: denominator)
    default:
      return .points(number)
    }
  }

  private mutating func takeNumber() throws(LengthFault) -> Double {
    let start = rest
    guard takeDigits() else { throw .grammar }
    if rest.first == UInt8(ascii: ".") {
      rest = rest.dropFirst()
      guard takeDigits() else { throw .grammar }
    }
    let text = String(decoding: start[..<rest.startIndex], as: UTF8.self)
    guard let number = Double(text), number < Limits.points else { throw .tooLarge }
    return number
  }

  private mutating func takeDigits() -> Bool {
    let behind = rest.drop { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    defer { rest = behind }
    return behind.startIndex > rest.startIndex
  }
}
