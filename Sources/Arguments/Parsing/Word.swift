/// One word of the command line, told apart by how it begins.
enum Word: Equatable {
  /// `--`: all words behind it are values.
  case terminator

  /// A name with dashes, and what stands behind an equals sign.
  case option(name: String, value: String?)

  /// Anything else, a lone `-` and negative numbers too.
  case value

  /// Tells by the first characters only, knowing no names.
  init(_ text: String) {
    guard text.hasPrefix("-"), text != "-", !text.looksNumeric else {
      self = .value
      return
    }
    guard text != "--" else {
      self = .terminator
      return
    }
    let parts = text.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    self = .option(name: String(parts[0]), value: parts.count > 1 ? String(parts[1]) : nil)
  }
}

extension String {
  /// Whether a minus is followed by a digit, perhaps behind a decimal point.
  fileprivate var looksNumeric: Bool {
    let bytes = utf8.dropFirst()
    let digits = bytes.first == UInt8(ascii: ".") ? bytes.dropFirst() : bytes
    return digits.first.map { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 } ?? false
  }
}
