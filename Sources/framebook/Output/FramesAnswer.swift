import Arguments
import LayoutEngine
import StrictJSON

/// Frames as they are printed, element by element, so that a million of them stream.
struct FramesAnswer {
  /// How many bytes are collected before they are handed on.
  private static let pieceSize = 1 << 16

  /// The scene's name; nil for a preview.
  let scene: String?
  /// The engine version that computed the frames.
  let engine: Int
  /// The extent of the whole content, in points.
  let contentSize: Size

  /// Prints elements in the format that was asked for.
  func present(
    _ elements: some Sequence<Element>, as options: FormatOptions, in console: Console
  ) throws {
    switch options.format {
    case .table: try presentTable(elements, in: console)
    case .csv: try presentCSV(elements, in: console)
    case .json: try presentJSON(elements, in: console)
    case .ndjson: try presentLines(elements, in: console)
    }
  }

  /// Prints aligned columns in two passes, so that no table of a million rows is kept.
  private func presentTable(_ elements: some Sequence<Element>, in console: Console) throws {
    let columns = ["kind", "section", "item", "x", "y", "width", "height"]
    let titles = columns.map(Table.title)
    var aligned = AlignedColumns(titles: titles, isRight: columns.map { $0 != "kind" })
    var isEmpty = true
    for element in elements {
      aligned.take(texts(element))
      isEmpty = false
    }
    guard !isEmpty else { return }
    try console.print(aligned.line(titles))
    for element in elements {
      try console.print(aligned.line(texts(element)))
    }
  }

  private func texts(_ element: Element) -> [String] {
    let frame = element.frame
    return [element.kind.rawValue, String(element.section), String(element.item)]
      + [frame.x, frame.y, frame.width, frame.height].map(Cell.rounded)
  }

  private func presentJSON(_ elements: some Sequence<Element>, in console: Console) throws {
    var writer = JSONWriter()
    writer.beginObject()
    writer.members([("scene", Cell(scene)), ("engine", .integer(engine))])
    writer.member("contentSize", contentSize)
    writer.key("elements")
    writer.beginArray()
    for element in elements {
      write(element, to: &writer)
      try handOn(&writer, to: console)
    }
    writer.endArray()
    writer.endObject()
    writer.endLine()
    try console.output.write(writer.drain())
  }

  private func presentLines(_ elements: some Sequence<Element>, in console: Console) throws {
    var writer = JSONWriter()
    for element in elements {
      write(element, to: &writer)
      writer.endLine()
      try handOn(&writer, to: console)
    }
    try console.output.write(writer.drain())
  }

  private func presentCSV(_ elements: some Sequence<Element>, in console: Console) throws {
    var bytes = Array("kind,section,item,x,y,width,height\r\n".utf8)
    for element in elements {
      let frame = element.frame
      bytes += element.kind.rawValue.utf8
      for number in [element.section, element.item] {
        bytes.append(UInt8(ascii: ","))
        bytes.append(integer: number)
      }
      for number in [frame.x, frame.y, frame.width, frame.height] {
        bytes.append(UInt8(ascii: ","))
        bytes.append(number: number)
      }
      bytes += [13, 10]
      if bytes.count >= FramesAnswer.pieceSize {
        try console.output.write(bytes)
        bytes.removeAll(keepingCapacity: true)
      }
    }
    try console.output.write(bytes)
  }

  private func write(_ element: Element, to writer: inout JSONWriter) {
    writer.beginObject()
    writer.key("kind")
    writer.string(element.kind.rawValue)
    writer.key("section")
    writer.integer(element.section)
    writer.key("item")
    writer.integer(element.item)
    writer.key("x")
    writer.number(element.frame.x)
    writer.key("y")
    writer.number(element.frame.y)
    writer.key("width")
    writer.number(element.frame.width)
    writer.key("height")
    writer.number(element.frame.height)
    writer.endObject()
  }

  private func handOn(_ writer: inout JSONWriter, to console: Console) throws {
    if writer.bytes.count >= FramesAnswer.pieceSize {
      try console.output.write(writer.drain())
    }
  }
}
