import Catalogue
import CatalogueService
import LayoutEngine
import StrictJSON

/// The data of a report as JSON that can stand in a script element.
struct ReportData {
  /// How many characters a text has at most; names are shorter.
  private static let textLimit = 512

  private var writer = JSONWriter()
  private let changeLimit: Int
  /// Texts that many scenes have in common: each is written once, and its number wherever it stands.
  private var texts: [String] = []
  private var numbers: [String: Int] = [:]

  /// Begins the data of a catalogue.
  init(_ report: CatalogueReport) {
    changeLimit = max(8, min(200, 20_000 / max(1, report.sceneCount)))
    writer.beginObject()
    writer.key("engine")
    writer.integer(report.engine)
    writer.key("scenes")
    writer.beginArray()
  }

  /// Adds a scene.
  mutating func add(_ scene: CatalogueReport.Scene, _ picture: ScenePicture?) {
    let status = scene.status
    writer.beginObject()
    member("id", Int(status.id))
    for (key, text) in [
      ("name", status.name), ("state", status.state.rawValue), ("layout", status.layout),
      ("kind", scene.layoutKind), ("content", status.content), ("viewport", status.viewport),
    ] {
      writer.key(key)
      write(text)
    }
    writer.key("message")
    write(status.message)
    member("baseline", status.baseline)
    member("latest", status.latest)
    writer.key("engines")
    write([scene.baselineEngine, status.engine])
    writer.key("inputs")
    writer.beginArray()
    for input in scene.inputs { write(input) }
    writer.endArray()
    writer.key("difference")
    if let difference = scene.difference { write(difference) } else { writer.null() }
    writer.key("history")
    writer.beginArray()
    for entry in scene.history { write(entry) }
    writer.endArray()
    writer.key("older")
    writer.bool(scene.hasOlderHistory)
    writer.key("picture")
    if let picture { write(picture) } else { writer.null() }
    writer.endObject()
  }

  /// Returns the JSON; nothing in it can end the script element or begin a comment.
  ///
  /// What HTML looks for stands in texts only, where JSON knows escapes for it:
  /// https://html.spec.whatwg.org/multipage/scripting.html#restrictions-for-contents-of-script-elements
  consuming func end() -> [UInt8] {
    writer.endArray()
    writer.key("texts")
    writer.beginArray()
    for text in texts { writer.string(text) }
    writer.endArray()
    writer.endObject()
    let json = writer.bytes
    var escaped: [UInt8] = []
    escaped.reserveCapacity(json.count + json.count / 64)
    var index = 0
    while index < json.count {
      let byte = json[index]
      switch byte {
      case UInt8(ascii: "<"): escaped += "\\u003C".utf8
      case UInt8(ascii: ">"): escaped += "\\u003E".utf8
      case UInt8(ascii: "&"): escaped += "\\u0026".utf8
      case 0xE2 where json[index...].starts(with: [0xE2, 0x80, 0xA8]):
        escaped += "\\u2028".utf8
        index += 2
      case 0xE2 where json[index...].starts(with: [0xE2, 0x80, 0xA9]):
        escaped += "\\u2029".utf8
        index += 2
      default: escaped.append(byte)
      }
      index += 1
    }
    return escaped
  }

  private mutating func write(_ input: CatalogueReport.Input) {
    writer.beginArray()
    writer.string(input.kind.rawValue)
    for source in [input.baseline, input.latest, input.head] {
      guard let source else {
        writer.null()
        continue
      }
      writer.beginArray()
      write(source.name)
      write(source.number)
      writer.endArray()
    }
    writer.endArray()
  }

  private mutating func write(_ difference: FrameDiff) {
    writer.beginObject()
    writer.key("same")
    writer.bool(difference.isEmpty)
    member("added", difference.addedCount)
    member("removed", difference.removedCount)
    member("moved", difference.movedCount)
    member("resized", difference.resizedCount)
    for (key, number) in [("maxShift", difference.maxShift), ("score", difference.shiftScore)] {
      writer.key(key)
      writer.number(number)
    }
    for (key, size) in [
      ("before", difference.contentSizeBefore), ("after", difference.contentSizeAfter),
    ] {
      writer.key(key)
      writer.beginArray()
      writer.number(size.width)
      writer.number(size.height)
      writer.endArray()
    }
    let changes = difference.changes
    writer.key("changes")
    writer.beginArray()
    for change in changes.prefix(changeLimit) {
      writer.beginArray()
      for text in change.columns { writer.string(text) }
      writer.endArray()
    }
    writer.endArray()
    member("more", max(0, changes.count - changeLimit))
    writer.endObject()
  }

  private mutating func write(_ entry: LogEntry) {
    switch entry {
    case .run(let run, let changes):
      for change in changes {
        writer.beginArray()
        writer.string("run")
        writer.string(run.startedAt)
        writer.integer(Int(run.id))
        write(run.cause)
        write(run.subject)
        for number in [
          run.engine, change.before, change.after, change.added, change.removed, change.moved,
          change.resized,
        ] {
          write(number)
        }
        writer.number(change.maxShift)
        writer.number(change.shiftScore)
        write(change.message)
        writer.endArray()
      }
    case .acceptance(let acceptances):
      for acceptance in acceptances {
        writer.beginArray()
        writer.string("acceptance")
        writer.string(acceptance.createdAt)
        write(acceptance.previous)
        write(acceptance.number)
        write(acceptance.message)
        writer.endArray()
      }
    }
  }

  private mutating func write(_ picture: ScenePicture) {
    writer.beginObject()
    member("before", picture.elementCounts.before)
    member("after", picture.elementCounts.after)
    writer.key("width")
    writer.number(picture.size.width)
    writer.key("height")
    writer.number(picture.size.height)
    writer.key("note")
    write(picture.note)
    writer.endObject()
  }

  private mutating func member(_ key: String, _ number: Int?) {
    writer.key(key)
    write(number)
  }

  private mutating func write(_ numbers: [Int?]) {
    writer.beginArray()
    for number in numbers { write(number) }
    writer.endArray()
  }

  private mutating func write(_ number: Int?) {
    if let number { writer.integer(number) } else { writer.null() }
  }

  /// Writes the number of a text, or of what fits of a long one: a message may have any length.
  private mutating func write(_ text: String?) {
    guard var text else { return writer.null() }
    if text.utf8.count > ReportData.textLimit {
      text =
        String(String.UnicodeScalarView(text.unicodeScalars.prefix(ReportData.textLimit))) + "…"
    }
    if let number = numbers[text] { return writer.integer(number) }
    numbers[text] = texts.count
    writer.integer(texts.count)
    texts.append(text)
  }
}

extension FrameDiff.Change {
  /// What happened, to which elements, by how much, and how far they moved: a row of the table.
  fileprivate var columns: [String] {
    let elements = run.description
    switch self {
    case .added: return ["added", elements, "", ""]
    case .removed: return ["removed", elements, "", ""]
    case .moved(let shift): return ["moved", elements, "", shift.delta.description]
    case .resized(let resize):
      let (least, greatest) = (resize.leastMove, resize.greatestMove)
      let move =
        least == greatest
        ? (greatest == Delta() ? "" : greatest.description) : "\(least) to \(greatest)"
      return ["resized", elements, resize.delta.description, move]
    }
  }
}
