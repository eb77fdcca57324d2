/// A line of the help's examples, split as a shell does it.
struct ShellWords {
  /// The words without their quotes.
  private(set) var words: [String] = []

  /// Splits a line at blanks outside of quotes; what stands behind `|`, `<` or `>` is not ours.
  init(_ line: some StringProtocol) {
    var word: String?
    var quote: Character?
    for character in line {
      if let open = quote {
        if character == open { quote = nil } else { word = (word ?? "") + String(character) }
      } else if character == "'" || character == "\"" {
        quote = character
        word = word ?? ""
      } else if "|<>".contains(character) {
        break
      } else if character == " " {
        if let whole = word { words.append(whole) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    if let word { words.append(word) }
  }
}
