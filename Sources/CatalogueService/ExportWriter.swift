import LayoutEngine
import StrictJSON

/// Writes records line by line and hands them on in pieces of a bounded size.
struct ExportWriter {
  private static let pieceSize = 1 << 16

  private var writer = JSONWriter()
  private let sink: ([UInt8]) throws -> Void

  /// Hands all that is written to `sink`.
  init(to sink: @escaping ([UInt8]) throws -> Void) {
    self.sink = sink
  }

  /// Writes one record as one line.
  mutating func write(_ record: ExportRecord) throws {
    if case .revision(let revision, let body) = record {
      return try body.withUnsafeBufferPointer { try write(revision, body: $0) }
    }
    begin(record.word)
    switch record {
    case .catalogue(let format, let engine):
      member("format", format)
      member("engine", engine)
    case .revision: break
    case .scene(let scene):
      member("name", scene.name)
      member("layout", scene.layout)
      member("content", scene.content)
      member("viewport", scene.viewport)
    case .baseline(let baseline): writeMembers(baseline)
    case .frames(let frames): writeMembers(frames)
    }
    writer.endObject()
    writer.endLine()
    if writer.bytes.count >= ExportWriter.pieceSize { try finish() }
  }

  /// Writes a revision as one line; its body is canonical already and goes out as it is.
  mutating func write(
    _ revision: ExportRecord.Revision, body: UnsafeBufferPointer<UInt8>
  ) throws {
    begin(ExportRecord.Word(revision.kind))
    member("name", revision.name)
    member("revision", revision.number)
    if let message = revision.message { member("message", message) }
    writer.key("body")
    try finish()
    var rest = body[...]
    while !rest.isEmpty {
      try sink(Array(rest.prefix(ExportWriter.pieceSize)))
      rest = rest.dropFirst(ExportWriter.pieceSize)
    }
    try sink([UInt8(ascii: "}"), UInt8(ascii: "\n")])
    writer = JSONWriter()
  }

  /// Hands on what is left.
  mutating func finish() throws {
    try sink(writer.drain())
  }

  private mutating func writeMembers(_ baseline: ExportRecord.Baseline) {
    member("scene", baseline.scene)
    for (key, source) in [
      ("layout", baseline.layout), ("content", baseline.content), ("viewport", baseline.viewport),
    ] {
      if let source {
        member(key, source)
      } else {
        writer.key(key)
        writer.null()
      }
    }
    if !baseline.patterns.isEmpty {
      writer.key("patterns")
      writer.beginArray()
      for pattern in baseline.patterns { writer.string(pattern) }
      writer.endArray()
    }
    member("engine", baseline.engine)
    writer.key("contentSize")
    writer.beginObject()
    writer.key("width")
    writer.number(baseline.contentSize.width)
    writer.key("height")
    writer.number(baseline.contentSize.height)
    writer.endObject()
    member("sections", baseline.sections)
    member("elements", baseline.elements)
  }

  private mutating func writeMembers(_ frames: ExportRecord.SectionFrames) {
    member("scene", frames.scene)
    member("section", frames.section)
    if frames.firstItem > 0 { member("firstItem", frames.firstItem) }
    member("header", frames.header)
    writer.key("items")
    writer.beginArray()
    for item in frames.items { write(item) }
    writer.endArray()
    member("footer", frames.footer)
    member("background", frames.background)
  }

  private mutating func begin(_ word: ExportRecord.Word) {
    writer.beginObject()
    member("record", word.rawValue)
  }

  private mutating func member(_ key: String, _ text: String) {
    writer.key(key)
    writer.string(text)
  }

  private mutating func member(_ key: String, _ number: Int) {
    writer.key(key)
    writer.integer(number)
  }

  private mutating func member(_ key: String, _ frame: Rect?) {
    guard let frame else { return }
    writer.key(key)
    write(frame)
  }

  private mutating func write(_ frame: Rect) {
    writer.beginArray()
    writer.number(frame.x)
    writer.number(frame.y)
    writer.number(frame.width)
    writer.number(frame.height)
    writer.endArray()
  }
}
