/// The one way of writing a JSON value that equal values have in common.
///
/// Keys are sorted by their UTF-8 bytes, there are no blanks, numbers are the shortest that read
/// back the same (whole ones below 2 to the 53rd without fraction and exponent), and texts escape
/// double quotes, backslashes and control characters only.
public enum CanonicalJSON {
  /// Rewrites a text, in time about linear in its length.
  public static func canonical(_ bytes: [UInt8]) throws(JSONError) -> [UInt8] {
    try bytes.withUnsafeBufferPointer { text throws(JSONError) in try canonical(text) }
  }

  /// Rewrites a text in the memory of somebody else; else the same.
  public static func canonical(_ text: UnsafeBufferPointer<UInt8>) throws(JSONError) -> [UInt8] {
    try JSONReader.read(text) { reader throws(JSONFault) in
      var copy = CanonicalCopy()
      copy.output.reserveCapacity(text.count)
      try copy.takeValue(of: &reader)
      return copy.output
    }
  }
}

/// The canonical text so far: members are written as they come, and sorted at their object's end.
private struct CanonicalCopy {
  var output: [UInt8] = []
  var members = MemberOrder()

  mutating func takeValue(of reader: inout JSONReader) throws(JSONFault) {
    switch reader.nextKind {
    case .object: try takeObject(of: &reader)
    case .array: try takeArray(of: &reader)
    case .string: try takeText(of: &reader)
    case .number: output.append(number: try reader.number())
    case .bool, .null, .end, .other:
      let start = reader.position
      try reader.skip()
      output.append(contentsOf: reader.text[start..<reader.position])
    }
  }

  private mutating func takeObject(of reader: inout JSONReader) throws(JSONFault) {
    var object = try reader.beginObject() as JSONMap
    members.open()
    output.append(UInt8(ascii: "{"))
    while try reader.nextMember(isFirst: object.isFirst, depth: object.depth) {
      if !object.isFirst { output.append(UInt8(ascii: ",")) }
      object.isFirst = false
      try members.takeKey(of: &reader, outputStart: output.count)
      members.latestKey.withUnsafeBufferPointer { output.append(text: $0) }
      output.append(UInt8(ascii: ":"))
      try takeValue(of: &reader)
      members.endOutput(at: output.count)
    }
    if let sorted = try members.close() { rearrange(sorted) }
    output.append(UInt8(ascii: "}"))
  }

  private mutating func rearrange(_ sorted: [MemberOrder.Member]) {
    let start = sorted.reduce(output.count) { min($0, $1.output.lowerBound) }
    let written = Array(output[start...])
    output.removeLast(written.count)
    for (index, member) in sorted.enumerated() {
      if index > 0 { output.append(UInt8(ascii: ",")) }
      let range = member.output.lowerBound - start..<member.output.upperBound - start
      output.append(contentsOf: written[range])
    }
  }

  private mutating func takeArray(of reader: inout JSONReader) throws(JSONFault) {
    var array = try reader.beginArray()
    output.append(UInt8(ascii: "["))
    var isFirst = true
    while try reader.nextElement(&array) {
      if !isFirst { output.append(UInt8(ascii: ",")) }
      isFirst = false
      try takeValue(of: &reader)
    }
    output.append(UInt8(ascii: "]"))
  }

  private mutating func takeText(of reader: inout JSONReader) throws(JSONFault) {
    let scanned = try reader.scanText()
    let content = UnsafeBufferPointer(rebasing: reader.text[scanned.content])
    if scanned.hasEscapes {
      Escapes.unescaped(content).withUnsafeBufferPointer { output.append(text: $0) }
    } else {
      output.append(UInt8(ascii: "\""))
      output.append(contentsOf: content)
      output.append(UInt8(ascii: "\""))
    }
  }
}
