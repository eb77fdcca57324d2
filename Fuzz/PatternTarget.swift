import StrictJSON

@testable import LayoutEngine

/// The decoder of pattern documents.
enum PatternTarget: DocumentTarget {
  static let name = "pattern"

  /// A pattern whose blocks are known by their names: the canonical form sorts them.
  struct Document: Equatable {
    var blocks: [String: Pattern.Block]
    var order: [String]
    var separators: Pattern.Separators
  }

  static func decode(_ text: [UInt8]) throws(JSONError) -> Document {
    let pattern = try Pattern(json: text)
    return Document(
      blocks: Dictionary(pattern.blocks.map { ($0.name, $0) }, uniquingKeysWith: { $1 }),
      order: pattern.order.map { pattern.blocks[$0].name }, separators: pattern.separators)
  }
}
