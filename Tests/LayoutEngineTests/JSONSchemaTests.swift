import LayoutEngine
import StrictJSON
import TestSupport
import Testing

/// Holds the schemas of the four kinds of document to the decoders.
@Suite struct JSONSchemaTests {
  /// A kind of document: its schema and its decoder.
  struct Kind: Sendable, CustomTestStringConvertible {
    let name: String
    let schema: JSONSchema
    let decode: @Sendable ([UInt8]) throws -> Void
    var testDescription: String { name }
  }

  static let layout = Kind(name: "layout", schema: Layout.schema) { _ = try Layout(json: $0) }
  static let pattern = Kind(name: "pattern", schema: Pattern.schema) { _ = try Pattern(json: $0) }
  static let content = Kind(name: "content", schema: Content.schema) { _ = try Content(json: $0) }
  static let viewport = Kind(name: "viewport", schema: Viewport.schema) {
    _ = try Viewport(json: $0)
  }

  /// All documents that were recorded, whether or not they can be computed together.
  static let recorded: [(Kind, [UInt8])] = GoldenTests.files.flatMap(Golden.scenarios)
    .flatMap { golden in
      [(layout, golden.layout), (content, golden.content), (viewport, golden.viewport)]
        + golden.patterns.values.map { (pattern, $0) }
    }

  /// What a schema cannot say, by a part of the sentence of the decoder that refuses it.
  static let beyond = [
    "too many items in all sections", "is no block of this pattern", "same length",
    "forms no rectangle",
  ]

  @Test(arguments: [layout, pattern, content, viewport])
  func `the recorded documents of a kind follow its schema`(kind: Kind) throws {
    let validator = try SchemaValidator(kind.schema)
    let documents = Self.recorded.filter { $0.0.name == kind.name }.map(\.1)
    #expect(documents.count > 10)
    for document in Set(documents) where isDecoded(document, kind) {
      let text = String(decoding: document, as: UTF8.self)
      #expect(try validator.accepts(JSONTree(document)), "\(text)")
    }
  }

  @Test(arguments: [
    (layout, DocumentTests.layouts), (pattern, DocumentTests.patterns),
    (content, DocumentTests.contents), (viewport, DocumentTests.viewports),
  ])
  func `a refused document fails in the schema, or is beyond it`(
    kind: Kind, refused: [DocumentTests.Refused]
  ) throws {
    let validator = try SchemaValidator(kind.schema)
    var failed = 0
    for document in refused {
      // What is no JSON at all does not get as far as a schema.
      guard let tree = try? JSONTree(Array(document.text.utf8)) else { continue }
      if try validator.accepts(tree) {
        #expect(Self.beyond.contains { isRefused(document.text, kind, for: $0) }, "\(document)")
      } else {
        failed += 1
      }
    }
    #expect(failed > refused.count / 2)
  }

  @Test(arguments: [layout, pattern, content, viewport], 0..<8)
  func `decoder and schema agree on documents that were changed at random`(
    kind: Kind, seed: UInt64
  ) throws {
    let validator = try SchemaValidator(kind.schema)
    let documents = Array(Set(Self.recorded.filter { $0.0.name == kind.name }.map(\.1)))
      .filter { $0.count < 2000 }.sorted { $0.lexicographicallyPrecedes($1) }
    var random = SplitMix64(seed: seed)
    var accepted = 0
    for _ in 0..<250 {
      let document = try #require(documents.randomElement(using: &random))
      var tree = try JSONTree(document)
      for _ in 0..<Int.random(in: 1...2, using: &random) { tree.change(using: &random) }
      let text = String(decoding: tree.bytes, as: UTF8.self)
      let isAccepted = try validator.accepts(tree)
      accepted += isAccepted ? 1 : 0
      if isDecoded(tree.bytes, kind) {
        #expect(isAccepted, "\(text)")
      } else if isAccepted {
        #expect(Self.beyond.contains { isRefused(text, kind, for: $0) }, "\(text)")
      }
    }
    #expect((1..<250).contains(accepted))
  }

  static let lengths = [
    "0", "1/3", "2/3 - 5", "side - 1/3", "side", "50%", "-1/2", "+1", " - 1", "1+2-3", "1.5/0.5",
    "0001", "0/3", "999999999", "side+side", "12  +  1/2", "1/00.1", "000000000000001",
    "", " ", "1/0", "1/0.0", "1/0 + 5", "1.", ".5", "1e3", "sid", "sides", "side%", "1 /2", "1/ 2",
    "1/2/3", "1 2", "--1", "1 -", " 1", "1 ", "1%%", "1000000000", "１", "1/-2", "1\n",
  ]

  @Test(arguments: lengths)
  func `a length follows the schema exactly when it can be read`(length: String) throws {
    let rect = JSONTree.object([
      .init(key: "x", value: .string(length)), .init(key: "y", value: .number(0)),
      .init(key: "width", value: .number(1)), .init(key: "height", value: .number(1)),
    ])
    let header = JSONTree.object([.init(key: "frame", value: rect)])
    let tree = JSONTree.object([
      .init(key: "kind", value: .string("mosaic")), .init(key: "pattern", value: .string("p")),
      .init(key: "header", value: header),
    ])
    #expect(
      try SchemaValidator(Layout.schema).accepts(tree) == isDecoded(tree.bytes, Self.layout))
  }

  private func isDecoded(_ document: [UInt8], _ kind: Kind) -> Bool {
    (try? kind.decode(document)) != nil
  }

  private func isRefused(_ text: String, _ kind: Kind, for part: String) -> Bool {
    do {
      try kind.decode(Array(text.utf8))
      return false
    } catch {
      return "\(error)".contains(part)
    }
  }
}

extension JSONTree {
  private static let values: [JSONTree] = [
    .null, .bool(true), .bool(false), .number(-1), .number(0), .number(1), .number(1.5),
    .number(1000), .number(1001), .number(1e7), .number(1e7 + 1), .number(999_999_999),
    .number(1e9), .number(-1e9), .string(""), .string("side"), .string("1/3"), .string("1/0"),
    .string("fill"), .string("edges"), .string("floor"), .string("horizontal"), .string("AAB"),
    .string("left"), .array([]), .array([.object([])]), .array([.string("A")]),
    .array([.string(".")]), .object([]), .object([Member(key: "top", value: .number(-3))]),
  ]

  private static let keys = [
    "direction", "rounding", "sections", "frames", "areas", "rowHeight", "repeats", "count",
    "width", "insets", "scale", "columnCount", "headerHeight", "order", "kind", "unknown",
  ]

  /// Changes a value somewhere inside, or adds, renames or removes a member or an element.
  fileprivate mutating func change(using random: inout SplitMix64) {
    switch self {
    case .object(var members):
      let choice = Int.random(in: 0..<10, using: &random)
      let index = members.indices.randomElement(using: &random)
      if choice < 7, let index {
        members[index].value.change(using: &random)
      } else if choice == 7, let index {
        members.remove(at: index)
      } else {
        let key = JSONTree.keys.randomElement(using: &random) ?? ""
        let value = JSONTree.values.randomElement(using: &random) ?? .null
        members.removeAll { $0.key == key }
        members.append(Member(key: key, value: value))
      }
      self = .object(members)
    case .array(var elements):
      let index = elements.indices.randomElement(using: &random)
      if Int.random(in: 0..<10, using: &random) < 8, let index {
        elements[index].change(using: &random)
      } else {
        elements.append(JSONTree.values.randomElement(using: &random) ?? .null)
      }
      self = .array(elements)
    case .null, .bool, .number, .string:
      self = JSONTree.values.randomElement(using: &random) ?? .null
    }
  }
}
