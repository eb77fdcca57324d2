import Catalogue
import LayoutEngine
import StrictJSON
import Wording

extension ExportRecord {
  /// Reads one line; the order of its fields does not matter.
  init(line: [UInt8]) throws(JSONError) {
    self = try JSONReader.read(line, limit: ExportLines.longest) { reader throws(JSONFault) in
      switch try Word(of: &reader) {
      case .catalogue: try ExportRecord.catalogue(of: &reader)
      case .pattern: try ExportRecord.revision(.pattern, of: &reader, in: line)
      case .layout: try ExportRecord.revision(.layout, of: &reader, in: line)
      case .content: try ExportRecord.revision(.content, of: &reader, in: line)
      case .viewport: try ExportRecord.revision(.viewport, of: &reader, in: line)
      case .scene: .scene(try Scene(of: &reader))
      case .baseline: .baseline(try Baseline(of: &reader))
      case .frames: .frames(try SectionFrames(of: &reader))
      }
    }
  }

  private static let catalogueFields = JSONFields(["record", "format", "engine"])

  private static func catalogue(of reader: inout JSONReader) throws(JSONFault) -> ExportRecord {
    var format = 0
    var engine = 0
    var object = try reader.beginObject(catalogueFields)
    while let field = try reader.nextField(&object) {
      switch field {
      case 1: format = try reader.whole(1...1_000_000)
      case 2: engine = try reader.whole(1...1_000_000)
      default: try reader.skip()
      }
    }
    try reader.require([1, 2], in: object)
    return .catalogue(format: format, engine: engine)
  }

  private static let revisionFields = JSONFields([
    "record", "name", "revision", "message", "body",
  ])

  /// Reads a revision whose body stays where it is, in the line.
  private static func revision(
    _ kind: DocumentKind, of reader: inout JSONReader, in line: [UInt8]
  ) throws(JSONFault) -> ExportRecord {
    var revision = Revision(kind: kind, name: "", number: 0, message: nil)
    var body: ArraySlice<UInt8> = []
    var object = try reader.beginObject(revisionFields)
    while let field = try reader.nextField(&object) {
      switch field {
      case 1: revision.name = try reader.string()
      case 2: revision.number = try reader.whole(1...Int(Int32.max))
      case 3: revision.message = try reader.string()
      case 4:
        let start = reader.offset
        try reader.skip()
        body = line[start..<reader.offset]
      default: try reader.skip()
      }
    }
    try reader.require([1, 2, 4], in: object)
    return .revision(revision, body: body)
  }
}

extension ExportRecord.Word {
  /// Finds out what record the object is, and goes back to its start.
  fileprivate init(of reader: inout JSONReader) throws(JSONFault) {
    let start = reader.offset
    var object = try reader.beginObject()
    while let key = try reader.nextKey(&object) {
      guard key == "record" else {
        try reader.skip()
        continue
      }
      let offset = reader.offset
      let text = try reader.string()
      guard let word = ExportRecord.Word(rawValue: text) else {
        let words = ExportRecord.Word.allCases.map(\.rawValue)
        let advice =
          nearest(to: text, among: words).map { "did you mean \($0.quoted)?" }
          ?? "the records are \(words.map(\.quoted).joined(separator: ", "))"
        let shown = String(text.prefix(64)).quoted
        throw reader.fault(.invalid("unknown record \(shown), \(advice)"), at: offset)
      }
      reader.seek(to: start)
      self = word
      return
    }
    throw reader.fault(.missingField("record"), at: start)
  }
}

extension ExportRecord.Scene {
  private static let fields = JSONFields(["record", "name", "layout", "content", "viewport"])

  fileprivate init(of reader: inout JSONReader) throws(JSONFault) {
    self.init(name: "", layout: "", content: "", viewport: "")
    var object = try reader.beginObject(Self.fields)
    while let field = try reader.nextField(&object) {
      let text = try reader.string()
      switch field {
      case 1: name = text
      case 2: layout = text
      case 3: content = text
      case 4: viewport = text
      default: break
      }
    }
    try reader.require([1, 2, 3, 4], in: object)
  }
}

extension ExportRecord.Baseline {
  private static let fields = JSONFields([
    "record", "scene", "layout", "content", "viewport", "patterns", "engine", "contentSize",
    "sections", "elements",
  ])
  private static let sizeFields = JSONFields(["width", "height"])

  fileprivate init(of reader: inout JSONReader) throws(JSONFault) {
    self.init(
      scene: "", patterns: [], engine: 0, contentSize: Size(width: 0, height: 0), sections: 0,
      elements: 0)
    var object = try reader.beginObject(Self.fields)
    while let field = try reader.nextField(&object) {
      switch field {
      case 1: scene = try reader.string()
      case 2: layout = try reader.textOrNull()
      case 3: content = try reader.textOrNull()
      case 4: viewport = try reader.textOrNull()
      case 5:
        var list = try reader.beginArray()
        while try reader.nextElement(&list) { patterns.append(try reader.string()) }
      case 6: engine = try reader.whole(1...1_000_000)
      case 7: contentSize = try Self.size(of: &reader)
      case 8: sections = try reader.whole(0...Content.sectionLimit)
      case 9: elements = try reader.whole(0...(Content.itemLimit + 3 * Content.sectionLimit))
      default: try reader.skip()
      }
    }
    try reader.require([1, 2, 3, 4, 6, 7, 8, 9], in: object)
  }

  private static func size(of reader: inout JSONReader) throws(JSONFault) -> Size {
    let start = reader.offset
    var size = Size(width: 0, height: 0)
    var object = try reader.beginObject(sizeFields)
    while let field = try reader.nextField(&object) {
      let number = try reader.number()
      if field == 0 { size.width = number } else { size.height = number }
    }
    try reader.require([0, 1], in: object)
    guard size.isSound else {
      let sentence = "expected a width and a height below 1000000000 in size"
      throw reader.fault(.invalid(sentence), at: start)
    }
    return size
  }
}

extension ExportRecord.SectionFrames {
  private static let fields = JSONFields([
    "record", "scene", "section", "firstItem", "header", "items", "footer", "background",
  ])

  fileprivate init(of reader: inout JSONReader) throws(JSONFault) {
    self.init(scene: "", section: 0, firstItem: 0, items: [])
    var object = try reader.beginObject(Self.fields)
    while let field = try reader.nextField(&object) {
      switch field {
      case 1: scene = try reader.string()
      case 2: section = try reader.whole(0...Content.sectionLimit)
      case 3: firstItem = try reader.whole(1...Content.itemLimit)
      case 4: header = try reader.frame()
      case 5: items = try reader.frames()
      case 6: footer = try reader.frame()
      case 7: background = try reader.frame()
      default: try reader.skip()
      }
    }
    try reader.require([1, 2, 5], in: object)
  }
}

extension JSONReader {
  fileprivate func require(_ fields: [Int], in object: JSONObject) throws(JSONFault) {
    for field in fields { try require(field, in: object) }
  }

  fileprivate mutating func whole(_ range: ClosedRange<Int>) throws(JSONFault) -> Int {
    let start = offset
    guard let number = Int(exactly: try number()), range.contains(number) else {
      let sentence = "expected a whole number from \(range.lowerBound) to \(range.upperBound)"
      throw fault(.invalid(sentence), at: start)
    }
    return number
  }

  fileprivate mutating func textOrNull() throws(JSONFault) -> String? {
    guard nextKind == .null else { return try string() }
    try skip()
    return nil
  }

  fileprivate mutating func frames() throws(JSONFault) -> ArraySlice<Rect> {
    var frames: [Rect] = []
    var list = try beginArray()
    while try nextElement(&list) { frames.append(try frame()) }
    return frames[...]
  }

  fileprivate mutating func frame() throws(JSONFault) -> Rect {
    let start = offset
    var numbers = (0.0, 0.0, 0.0, 0.0)
    var count = 0
    var list = try beginArray()
    while try nextElement(&list) {
      let number = try number()
      switch count {
      case 0: numbers.0 = number
      case 1: numbers.1 = number
      case 2: numbers.2 = number
      default: numbers.3 = number
      }
      count += 1
    }
    let (x, y, width, height) = numbers
    guard count == 4 else {
      throw fault(.invalid("expected a frame [x, y, width, height]"), at: start)
    }
    let frame = Rect(x: x, y: y, width: width, height: height)
    guard frame.isSound else {
      let sentence = "expected a frame with no negative extent and edges below 1000000000 in size"
      throw fault(.invalid(sentence), at: start)
    }
    return frame
  }
}
