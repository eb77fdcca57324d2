import LayoutEngine

/// Decoding a content of item objects, with numbers as people write them and with long ones.
struct DecodeContent: Benchmark {
  static let name = "decode-content"

  func run(_ extent: Extent) async throws -> [Measurement] {
    var measurements: [Measurement] = []
    for count in extent.elements {
      let short = bytes(count, height: "85.5")
      let (work, floor) = try await extent.rounds(count).medians {
        Rounds.use(try Content(json: short))
      } over: {
        Rounds.use(short.reduce(0) { $0 &+ Int($1) })
      }
      measurements.append(
        Measurement(
          name: "\(Self.name) \(count)", value: work / Double(count), unit: "ns an item",
          floor: floor / Double(count), goal: .most(80)))
    }
    let count = extent.elements(1_000_000)
    let short = bytes(count, height: "85.5")
    let long = bytes(count, height: "85.51234567890123")
    let (work, floor) = try await extent.rounds(count).medians {
      Rounds.use(try Content(json: long))
    } over: {
      Rounds.use(try Content(json: short))
    }
    measurements.append(
      Measurement(
        name: "\(Self.name) \(count), long over short numbers", value: work / Double(count),
        unit: "ns an item", floor: floor / Double(count), goal: .ratio(3)))
    return measurements
  }

  private func bytes(_ count: Int, height: String) -> [UInt8] {
    let items = [String](repeating: #"{"width":140,"height":\#(height)}"#, count: count)
    return Array(#"{"sections":[{"items":[\#(items.joined(separator: ","))]}]}"#.utf8)
  }
}
