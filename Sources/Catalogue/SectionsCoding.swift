import LayoutEngine
import StrictJSON

/// Sections as JSON: [items, hasHeader, hasFooter, hasBackground] for each.
enum SectionsCoding {
  /// Returns the text of sections in order.
  static func text(of sections: [SectionSpan]) -> String {
    var text: [UInt8] = []
    text.reserveCapacity(2 + 32 * sections.count)
    text.append(UInt8(ascii: "["))
    for (index, section) in sections.enumerated() {
      text += (index > 0 ? ",[" : "[").utf8
      text += String(section.items).utf8
      for flag in [section.hasHeader, section.hasFooter, section.hasBackground] {
        text += (flag ? ",true" : ",false").utf8
      }
      text.append(UInt8(ascii: "]"))
    }
    text.append(UInt8(ascii: "]"))
    return String(decoding: text, as: UTF8.self)
  }

  /// Reads sections back; nil when the text is not of that shape.
  static func sections(from text: String) -> [SectionSpan]? {
    // Whatever is wrong with it, the file is damaged; the caller says so.
    try? JSONReader.read([UInt8](text.utf8)) { (reader) throws(JSONFault) in
      var sections: [SectionSpan] = []
      var list = try reader.beginArray()
      while try reader.nextElement(&list) {
        sections.append(try section(from: &reader, first: sections.last?.end ?? 0))
      }
      return sections
    }
  }

  private static func section(
    from reader: inout JSONReader, first: Int
  ) throws(JSONFault) -> SectionSpan {
    let offset = reader.offset
    var fields = try reader.beginArray()
    guard try reader.nextElement(&fields) else { throw malformed(reader, offset) }
    guard
      let items = Int(exactly: try reader.number()), items >= 0, items <= Content.itemLimit,
      try reader.nextElement(&fields)
    else { throw malformed(reader, offset) }
    let hasHeader = try reader.bool()
    guard try reader.nextElement(&fields) else { throw malformed(reader, offset) }
    let hasFooter = try reader.bool()
    guard try reader.nextElement(&fields) else { throw malformed(reader, offset) }
    let hasBackground = try reader.bool()
    guard try !reader.nextElement(&fields) else { throw malformed(reader, offset) }
    return SectionSpan(
      first: first, items: items, hasHeader: hasHeader, hasFooter: hasFooter,
      hasBackground: hasBackground)
  }

  private static func malformed(_ reader: JSONReader, _ offset: Int) -> JSONFault {
    reader.fault(.invalid("expected [items, hasHeader, hasFooter, hasBackground]"), at: offset)
  }
}
