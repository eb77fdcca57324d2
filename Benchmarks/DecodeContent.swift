import LayoutEngine

/// Decoding a content of a million item objects.
struct DecodeContent: Benchmark {
  static let name = "decode-content"

  func run() throws -> [Measurement] {
    let count = 1_000_000
    let cases = [("short", "85.5"), ("long", "85.51234567890123")]
    return try cases.map { name, height in
      let items = [String](repeating: #"{"width":140,"height":\#(height)}"#, count: count)
      let bytes = Array(#"{"sections":[{"items":[\#(items.joined(separator: ","))]}]}"#.utf8)
      let (work, floor) = try Rounds.medians {
        Rounds.use(try Content(json: bytes))
      } over: {
        Rounds.use(bytes.reduce(0) { $0 &+ Int($1) })
      }
      return Measurement(
        name: "decode-content \(count), \(name) numbers", value: work / Double(count),
        unit: "ns an item", floor: floor / Double(count),
        // The goal is 80 ns an item, three times that for long numbers.
        goal: (name == "short" ? 80 : 240) / (floor / Double(count)))
    }
  }
}
