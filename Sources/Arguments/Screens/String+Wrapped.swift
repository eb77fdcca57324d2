extension String {
  /// Breaks lines at spaces so that they end within the width; all but the first are indented.
  ///
  /// A line that begins with a space is left whole, and so is a word longer than the width.
  func wrapped(to width: Int, indent: Int = 0) -> String {
    let margin = String(repeating: " ", count: indent)
    let lines = split(separator: "\n", omittingEmptySubsequences: false)
      .flatMap { $0.broken(to: max(width - indent, 20)) }
    return lines.enumerated().map { offset, line in
      offset == 0 || line.isEmpty ? line : margin + line
    }.joined(separator: "\n")
  }
}

extension Substring {
  /// The line in pieces of at most so many characters.
  fileprivate func broken(to width: Int) -> [String] {
    guard count > width, first != " " else { return [String(self)] }
    var lines: [String] = []
    var line = ""
    for word in split(separator: " ") {
      if !line.isEmpty, line.count + 1 + word.count > width {
        lines.append(line)
        line = ""
      }
      line += line.isEmpty ? String(word) : " \(word)"
    }
    return lines + [line]
  }
}
