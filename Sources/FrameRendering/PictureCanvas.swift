package import LayoutEngine
import StrictJSON

/// The bytes of a picture as they are written, handed on in pieces so that a large one streams.
package struct PictureCanvas {
  private static let pieceSize = 1 << 16

  private var bytes: [UInt8] = []
  private let sink: ([UInt8]) throws -> Void

  /// Makes a canvas that hands its bytes to `sink`.
  package init(to sink: @escaping ([UInt8]) throws -> Void) {
    self.sink = sink
  }

  /// Writes markup as it is.
  package mutating func write(_ markup: String) {
    bytes += markup.utf8
  }

  /// Writes a text that may hold anything, escaped for elements and attributes.
  package mutating func write(text: String) {
    bytes += text.markup.utf8
  }

  /// Writes a whole number.
  package mutating func write(_ number: Int) {
    bytes.append(integer: number)
  }

  /// Writes a number with at most three decimals, zero without a sign.
  package mutating func write(_ number: Double) {
    // Beyond this size there are no thousandths, and no layout gets there.
    let limited = min(max(number, -1e12), 1e12)
    let thousandths = Int((limited * 1000).rounded())
    let (whole, rest) = thousandths.magnitude.quotientAndRemainder(dividingBy: 1000)
    if thousandths < 0 { bytes.append(UInt8(ascii: "-")) }
    bytes.append(integer: Int(whole))
    guard rest > 0 else { return }
    bytes.append(UInt8(ascii: "."))
    var unit: UInt = 100
    var left = rest
    while left > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(left / unit))
      left %= unit
      unit /= 10
    }
  }

  /// Writes an attribute with a blank before it.
  package mutating func write(_ name: String, _ value: Double) {
    write(" ")
    write(name)
    write("=\"")
    write(value)
    write("\"")
  }

  /// Writes the attributes of a rectangle.
  package mutating func write(_ rect: Rect) {
    write("x", rect.x)
    write("y", rect.y)
    write("width", rect.width)
    write("height", rect.height)
  }

  /// Hands on what has gathered once it is much; to be called between elements.
  package mutating func handOn() throws {
    if bytes.count >= PictureCanvas.pieceSize { try finish() }
  }

  /// Hands on all that is left.
  package mutating func finish() throws {
    guard !bytes.isEmpty else { return }
    try sink(bytes)
    bytes.removeAll(keepingCapacity: true)
  }
}
