import Catalogue
import CatalogueService
import TestSupport

/// A catalogue in memory with a made-up history: the same seed gives the same one.
struct RandomCatalogue {
  private static let names = [
    "a", "Z", "é", "a b", "q\"uote", "x@y", "z@", "日本", "a/b", "<&>", "back\\slash", "'", "@1x",
    "line\u{2028}end", "🧱",
  ]
  private static let messages: [String?] = [nil, "", "taller", "two\nlines", "nul\u{0}", "\"é\""]

  /// The catalogue.
  let service: Service
  /// How many steps of its history went through.
  private(set) var steps = 0
  private var random: SplitMix64

  init(seed: UInt64) async throws {
    random = SplitMix64(seed: seed)
    service = try Service.empty(engine: Int.random(in: 1...2, using: &random))
    for kind in [DocumentKind.pattern, .layout, .content, .viewport] {
      _ = try service.add(kind, name(), body: body(kind))
    }
    _ = try service.addScenes(
      name(), layout: anyName(.layout), content: anyName(.content), viewports: ["375x812"])
    _ = try await service.compute()
    for _ in 0..<60 {
      do {
        try await step()
        steps += 1
      } catch is ServiceError {
        // The step asked for what the rules refuse; nothing was written.
      }
    }
  }

  private mutating func step() async throws {
    let message = pick(RandomCatalogue.messages)
    let kind = pick(DocumentKind.allCases)
    let document = try service.documents(kind).map(\.name).randomElement(using: &random) ?? "a"
    let scene = try service.statuses().map(\.name).randomElement(using: &random) ?? "a"
    switch Int.random(in: 0..<20, using: &random) {
    case 0..<7:
      _ = try service.add(kind, name(), body: body(kind), message: message)
    case 7..<10:
      _ = try await service.update(
        kind, document, body: body(kind), message: message,
        recomputes: Bool.random(using: &random))
    case 10..<13:
      _ = try service.addScenes(
        name(), layout: anyName(.layout), content: anyName(.content),
        viewports: [anyName(.viewport), "\(pick([320, 375]))x568@2"])
    case 13: _ = try await service.compute()
    case 14: _ = try service.accept([], message: message)
    case 15: try service.rename(kind, document, to: name())
    case 16: try service.renameScene(scene, to: name())
    case 17: _ = try service.updateScene(scene, layout: anyName(.layout))
    case 18:
      _ = try service.remove(kind, document, force: Int.random(in: 0..<4, using: &random) == 0)
    default: _ = try await service.upgradeEngine(to: Int.random(in: 1...2, using: &random))
    }
  }

  private mutating func pick<Value>(_ values: [Value]) -> Value {
    values[Int.random(in: 0..<values.count, using: &random)]
  }

  private mutating func name() -> String { pick(RandomCatalogue.names) }

  private mutating func anyName(_ kind: DocumentKind) throws -> String {
    try service.documents(kind).map(\.name).randomElement(using: &random) ?? "none"
  }

  private mutating func body(_ kind: DocumentKind) throws -> [UInt8] {
    let number = Double(Int.random(in: 1...400, using: &random)) / 3
    switch kind {
    case .pattern:
      return Array(
        #"{"blocks":{"a":{"areas":["AAB","AAC"],"rowHeight":\#(number)}},"order":["a"]}"#.utf8)
    case .viewport:
      return Array(#"{"width":\#(number + 100),"height":568,"scale":2}"#.utf8)
    case .content:
      let long = pick([3, 12, 1000, 1001, 2500])
      return Array(
        #"{"sections":[{"items":0},{"items":[{"width":20.5,"height":\#(number),"count":\#(long)}]}]}"#
          .utf8)
    case .layout:
      let pattern = try service.documents(.pattern).map(\.name).randomElement(using: &random)
      let text =
        switch Int.random(in: 0..<4, using: &random) {
        case 0:
          #"{"kind":"uniform","itemHeight":\#(number),"headerHeight":10,"footerHeight":0.1}"#
        case 1: #"{"kind":"waterfall","columnCount":3,"footerHeight":\#(number)}"#
        case 2: #"{"kind":"aligned","headerHeight":\#(number),"rounding":"edges"}"#
        default:
          #"{"kind":"mosaic","background":true,"pattern":"\#(escaped(pattern ?? "none"))"}"#
        }
      return Array(text.utf8)
    }
  }

  private func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
  }
}
