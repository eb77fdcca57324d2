@testable import LayoutEngine

/// A text that is a length keeps its terms whatever blanks stand around its signs.
enum LengthTarget: FuzzTarget {
  static let name = "length"

  static func run(_ input: [UInt8]) {
    let text = String(decoding: input, as: UTF8.self)
    guard let length = Length(text) else { return }
    expect(!length.summands.isEmpty, "a length without a term")
    for summand in length.summands {
      guard case .share(_, let divisor) = summand.term else { continue }
      expect(divisor > 0, "a share of nothing")
    }
    let dense = text.replacing(" ", with: "")
    expect(Length(dense) == length, "blanks count")
    expect(
      Length(dense.replacing("+", with: " + ").replacing("-", with: "  -")) == length,
      "blanks around signs count")
    guard let first = dense.utf8.first, first != UInt8(ascii: "+"), first != UInt8(ascii: "-")
    else { return }
    expect(Length("+" + dense) == length, "a first plus counts")
    expect(
      Length("0-\(dense)")?.summands.dropFirst().first?.isNegative == true, "a minus is lost")
  }
}
