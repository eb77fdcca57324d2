import StrictJSON
import Wording

/// One value of a table.
enum Cell: Hashable {
  case text(String)
  /// A time as the catalogue keeps it: UTC, ISO 8601 with milliseconds.
  case time(String)
  case integer(Int)
  case number(Double)
  case bool(Bool)
  case blob([UInt8])
  case none

  init(_ text: String?) { self = text.map { .text($0) } ?? .none }
  init(_ integer: Int?) { self = integer.map { .integer($0) } ?? .none }
  init(_ number: Double?) { self = number.map { .number($0) } ?? .none }

  /// The value for people, safe to show on a terminal.
  var shown: String {
    switch self {
    case .text(let text): text.escaped
    case .time(let time): Cell.shown(time: time)
    case .integer(let integer): String(integer)
    case .number(let number): Cell.rounded(number)
    case .bool(let bool): bool ? "yes" : "no"
    case .blob: plain
    case .none: "-"
    }
  }

  /// The value for a script: text as it is, numbers in full.
  var plain: String {
    switch self {
    case .text(let text), .time(let text): return text
    case .bool(let bool): return bool ? "true" : "false"
    case .blob(let bytes): return "x'" + Cell.hexadecimal(bytes) + "'"
    case .none: return ""
    case .integer, .number:
      var writer = JSONWriter()
      write(to: &writer)
      return String(decoding: writer.drain(), as: UTF8.self)
    }
  }

  /// Whether it stands at the right edge of its column.
  var isNumeric: Bool {
    switch self {
    case .integer, .number: true
    case .text, .time, .bool, .blob, .none: false
    }
  }

  /// Whether its beginning says something: half a number, or time, is another one.
  var isCuttable: Bool {
    switch self {
    case .text, .blob: true
    case .time, .integer, .number, .bool, .none: false
    }
  }

  /// Writes the value as JSON.
  func write(to writer: inout JSONWriter) {
    switch self {
    case .text(let text), .time(let text): writer.string(text)
    case .integer(let integer): writer.integer(integer)
    case .number(let number): writer.number(number)
    case .bool(let bool): writer.bool(bool)
    case .blob(let bytes): writer.string(Cell.hexadecimal(bytes))
    case .none: writer.null()
    }
  }

  /// Returns a number with at most four decimals.
  static func rounded(_ number: Double) -> String {
    let scaled = (number * 10_000).rounded()
    let value = scaled.magnitude < 1e15 ? scaled / 10_000 : number
    let text = "\(value == 0 ? 0 : value)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// Returns a time of the catalogue as people read it everywhere: `2026-01-31 09:30:00 UTC`.
  static func shown(time: String) -> String {
    String(time.prefix(19)).replacing("T", with: " ").escaped + " UTC"
  }

  private static func hexadecimal(_ bytes: [UInt8]) -> String {
    let digits = Array("0123456789abcdef".utf8)
    let text = bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
    return String(decoding: text, as: UTF8.self)
  }
}
