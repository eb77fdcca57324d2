import StrictJSON

/// A viewport written as its size: `375x812`, `375x812@3` or `375x812@3x`.
///
/// The same size has one name, however it is written: `0375.0x812` is `375x812`.
package struct ViewportSize: Hashable, Sendable {
  /// The name of the viewport document it stands for: `375x812`, `375x812@3x`.
  package let name: String
  /// The viewport document it stands for: JSON.
  package let body: [UInt8]

  /// Reads a size; nil for a text of another shape.
  package init?(_ text: String) {
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    let sides = parts[0].split(separator: "x", omittingEmptySubsequences: false)
    guard
      parts.count <= 2, sides.count == 2, let (widthName, width) = ViewportSize.number(sides[0]),
      let (heightName, height) = ViewportSize.number(sides[1])
    else { return nil }
    var name = "\(widthName)x\(heightName)"
    var scale: Double?
    if parts.count == 2 {
      let digits = parts[1].last == "x" ? parts[1].dropLast() : parts[1]
      guard let (scaleName, number) = ViewportSize.number(digits) else { return nil }
      scale = number
      name += "@\(scaleName)x"
    }
    self.name = name
    var writer = JSONWriter()
    writer.beginObject()
    writer.key("height")
    writer.number(height)
    if let scale {
      writer.key("scale")
      writer.number(scale)
    }
    writer.key("width")
    writer.number(width)
    writer.endObject()
    body = writer.drain()
  }

  /// Reads digits with an optional decimal part; the name has no zeros that say nothing.
  private static func number(_ text: Substring) -> (name: String, value: Double)? {
    let isDecimal = text.utf8.allSatisfy { (48...57).contains($0) || $0 == 46 }
    guard isDecimal, text.first != ".", text.last != ".", text.count < 32,
      let value = Double(text)
    else { return nil }
    var name = text.drop { $0 == "0" }
    if name.contains(".") {
      while name.last == "0" { name.removeLast() }
      if name.last == "." { name.removeLast() }
    }
    // No digit is left in front of the point, or none at all.
    let isBare = name.isEmpty || name.first == "."
    return (isBare ? "0\(name)" : String(name), value)
  }
}
