import TestSupport

extension Tree {
  /// A random value with odd keys, texts and numbers in it.
  static func random(using generator: inout SplitMix64, depth: Int = 4) -> Tree {
    switch Int.random(in: 0..<(depth == 0 ? 4 : 7), using: &generator) {
    case 0: return .null
    case 1: return .bool(Bool.random(using: &generator))
    case 2: return .number(randomNumber(using: &generator))
    case 3: return .string(randomText(using: &generator))
    case 4:
      let count = Int.random(in: 0..<5, using: &generator)
      return .array((0..<count).map { _ in random(using: &generator, depth: depth - 1) })
    default:
      var members: [Member] = []
      for _ in 0..<Int.random(in: 0..<6, using: &generator) {
        let key = randomText(using: &generator)
        if members.contains(where: { $0.key == key }) { continue }
        members.append(Member(key: key, value: random(using: &generator, depth: depth - 1)))
      }
      return .object(members)
    }
  }

  /// A finite number: any bits, a small whole one, or one with a short fraction.
  static func randomNumber(using generator: inout SplitMix64) -> Double {
    switch Int.random(in: 0..<4, using: &generator) {
    case 0:
      while true {
        let number = Double(bitPattern: generator.next())
        if number.isFinite { return number == 0 ? 0 : number }
      }
    case 1: return Double(Int.random(in: -1000...1000, using: &generator))
    case 2: return Double(Int.random(in: -100_000...100_000, using: &generator)) / 8
    default: return Double.random(in: -1000..<1000, using: &generator)
    }
  }

  private static func randomText(using generator: inout SplitMix64) -> String {
    let pieces: [String] = [
      "a", "b", "width", "\"", "\\", "/", "\n", "\r\n", "\t", "\u{0}", "\u{1F}", "\u{7F}", "é",
      "e\u{301}", "\u{2028}", "\u{202E}", "\u{FFFF}", "😀", " ", "u0041",
    ]
    let count = Int.random(in: 0..<4, using: &generator)
    return (0..<count).map { _ in pieces.randomElement(using: &generator) ?? "" }.joined()
  }
}
