/// A pattern of names as shells have it: `*` any run, `?` one character, `[a-z]`, `[!a-z]` one of a set.
package struct Glob {
  private enum Piece {
    case any
    case one
    case character(Character)
    case set([ClosedRange<Character>], isNegated: Bool)
  }

  private var pieces: [Piece] = []

  /// Reads a pattern; a `[` without its `]` stands for itself.
  init(_ text: String) {
    var rest = text[...]
    while let character = rest.popFirst() {
      switch character {
      case "*": pieces.append(.any)
      case "?": pieces.append(.one)
      case "[":
        if let (set, after) = Glob.set(rest) {
          pieces.append(set)
          rest = after
        } else {
          pieces.append(.character(character))
        }
      default: pieces.append(.character(character))
      }
    }
  }

  /// Whether a text holds any of the characters that make it a pattern.
  package static func isPattern(_ text: String) -> Bool {
    text.contains { "*?[".contains($0) }
  }

  /// Tells whether the pattern stands for the whole of `name`.
  func matches(_ name: String) -> Bool {
    let name = Array(name)
    var position = 0
    var piece = 0
    // Where to go on when the run behind the latest `*` has to grow.
    var retry: (piece: Int, position: Int)?
    while position < name.count {
      if piece < pieces.count, case .any = pieces[piece] {
        piece += 1
        retry = (piece, position)
      } else if piece < pieces.count, Glob.fits(pieces[piece], name[position]) {
        piece += 1
        position += 1
      } else if let (start, from) = retry {
        piece = start
        position = from + 1
        retry = (start, from + 1)
      } else {
        return false
      }
    }
    return pieces[piece...].allSatisfy { if case .any = $0 { true } else { false } }
  }

  private static func fits(_ piece: Piece, _ character: Character) -> Bool {
    switch piece {
    case .any, .one: true
    case .character(let expected): expected == character
    case .set(let ranges, let isNegated):
      ranges.contains { $0.contains(character) } != isNegated
    }
  }

  private static func set(_ text: Substring) -> (Piece, Substring)? {
    var rest = text
    var isNegated = false
    if rest.first == "!" || rest.first == "^" {
      isNegated = true
      rest.removeFirst()
    }
    var ranges: [ClosedRange<Character>] = []
    // A `]` that stands first is one of the set.
    while let low = rest.popFirst(), low != "]" || ranges.isEmpty {
      var high = low
      if rest.first == "-", let next = rest.dropFirst().first, next != "]" {
        high = next
        rest.removeFirst(2)
      }
      if low <= high { ranges.append(low...high) }
      if rest.first == "]" { return (.set(ranges, isNegated: isNegated), rest.dropFirst()) }
    }
    return nil
  }
}
