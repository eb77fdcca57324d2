import Foundation
import LayoutEngine
import StrictJSON
import Testing

/// One recorded scenario: documents, and the frames or the refusal that they have to give.
struct Golden: Sendable, CustomTestStringConvertible {
  /// What was recorded.
  enum Outcome: Sendable {
    case frames(contentSize: Size, elements: [Element])
    case refused(String)
  }

  var id = ""
  var engine = 0
  var layout: [UInt8] = []
  var patterns: [String: [UInt8]] = [:]
  var content: [UInt8] = []
  var viewport: [UInt8] = []
  var outcome = Outcome.refused("nothing was recorded")

  var testDescription: String { id }

  /// All scenarios of the file with this name.
  static func scenarios(_ name: String) -> [Golden] {
    do {
      let url = try #require(
        Bundle.module.url(forResource: name, withExtension: "json", subdirectory: "Goldens"))
      let text = try [UInt8](Data(contentsOf: url))
      return try JSONReader.read(text) { reader throws(JSONFault) in
        var goldens: [Golden] = []
        var list = try reader.beginArray()
        while try reader.nextElement(&list) {
          goldens.append(try Golden(reading: &reader, of: text))
        }
        return goldens
      }
    } catch {
      Issue.record("the file '\(name)' cannot be read: \(error)")
      return []
    }
  }

  /// Decodes the documents and computes the frames.
  func frames() throws -> Frames {
    try Scenario(layout: layout, patterns: patterns, content: content, viewport: viewport)
      .frames(engine: engine)
  }
}

extension Golden {
  fileprivate init(reading reader: inout JSONReader, of text: [UInt8]) throws(JSONFault) {
    var map = try reader.beginObject()
    while let key = try reader.nextKey(&map) {
      switch key {
      case "id": id = try reader.string()
      case "engine": engine = Int(try reader.number())
      case "layout": layout = try Golden.document(&reader, of: text)
      case "content": content = try Golden.document(&reader, of: text)
      case "viewport": viewport = try Golden.document(&reader, of: text)
      case "patterns":
        var patternMap = try reader.beginObject()
        while let name = try reader.nextKey(&patternMap) {
          patterns[name] = try Golden.document(&reader, of: text)
        }
      case "refused": outcome = .refused(try reader.string())
      case "expected": outcome = try Golden.expected(&reader)
      default: throw reader.fault(.unknownField(key, known: []), at: reader.offset)
      }
    }
  }

  private static func document(
    _ reader: inout JSONReader, of text: [UInt8]
  ) throws(JSONFault) -> [UInt8] {
    let start = reader.offset
    try reader.skip()
    return Array(text[start..<reader.offset])
  }

  private static func expected(_ reader: inout JSONReader) throws(JSONFault) -> Outcome {
    var size = Size()
    var elements: [Element] = []
    var map = try reader.beginObject()
    while let key = try reader.nextKey(&map) {
      var list = try reader.beginArray()
      if key == "contentSize" {
        var numbers: [Double] = []
        while try reader.nextElement(&list) { numbers.append(try reader.number()) }
        size = Size(width: numbers[0], height: numbers[1])
      } else {
        while try reader.nextElement(&list) { elements.append(try element(&reader)) }
      }
    }
    return .frames(contentSize: size, elements: elements)
  }

  private static func element(_ reader: inout JSONReader) throws(JSONFault) -> Element {
    var kind = ""
    var numbers: [Double] = []
    var list = try reader.beginArray()
    while try reader.nextElement(&list) {
      if kind.isEmpty { kind = try reader.string() } else { numbers.append(try reader.number()) }
    }
    guard let kind = ElementKind(rawValue: kind) else {
      throw reader.fault(.invalid("unknown kind of element"), at: reader.offset)
    }
    return Element(
      section: Int(numbers[0]), kind: kind, item: Int(numbers[1]),
      frame: Rect(x: numbers[2], y: numbers[3], width: numbers[4], height: numbers[5]))
  }
}
