import Wording

extension String {
  /// Breaks lines at spaces so that they end within the width; all but the first are indented.
  ///
  /// Lines that follow each other are one paragraph. A line that begins with a space is left as
  /// it is, and so is a word longer than the width.
  func wrapped(to width: Int, indent: Int = 0) -> String {
    let margin = String(repeating: " ", count: indent)
    let lines = paragraphs.flatMap { $0[...].broken(to: max(width - indent, 20)) }
    return lines.enumerated().map { offset, line in
      offset == 0 || line.isEmpty ? line : margin + line
    }.joined(separator: "\n")
  }

  /// The lines, with those joined that are one paragraph.
  private var paragraphs: [String] {
    var paragraphs: [String] = []
    var goesOn = false
    for line in split(separator: "\n", omittingEmptySubsequences: false) {
      let isText = !line.isEmpty && line.first != " "
      if isText && goesOn {
        paragraphs[paragraphs.count - 1] += " " + line
      } else {
        paragraphs.append(String(line))
      }
      goesOn = isText
    }
    return paragraphs
  }
}

extension Substring {
  /// The line in pieces of at most so many columns.
  fileprivate func broken(to width: Int) -> [String] {
    guard String(self).displayWidth > width, first != " " else { return [String(self)] }
    var lines: [String] = []
    var line = ""
    for word in split(separator: " ").map(String.init) {
      if !line.isEmpty, line.displayWidth + 1 + word.displayWidth > width {
        lines.append(line)
        line = ""
      }
      line += line.isEmpty ? word : " \(word)"
    }
    return lines + [line]
  }
}
